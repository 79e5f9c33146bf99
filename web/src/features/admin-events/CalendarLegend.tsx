import { dotTone, type Tone } from '../../ui/tones';

const kinds: { label: string; tone: Tone }[] = [
  { label: 'Volunteer Events', tone: 'pine' },
  { label: 'Meetings', tone: 'blue' },
  { label: 'Training', tone: 'violet' },
  { label: 'Other', tone: 'stone' },
];

/** What the colours of the calendar stand for. */
export function CalendarLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-mute">
      {kinds.map(({ label, tone }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 rounded-sm ${dotTone[tone]}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
