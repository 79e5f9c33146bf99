import type { ImportOutcome, ImportVolunteerRow } from '../../graphql/desk/graphql';
import { Chip } from '../../ui/Chip';
import type { Tone } from '../../ui/tones';
import type { Checked } from './useImport';
import { roleNames } from './volunteerWords';

type ImportPreviewProps = { rows: readonly ImportVolunteerRow[]; checked: Checked };

const SHOWN = 20;
const outcomes: Record<ImportOutcome, { label: string; tone: Tone }> = {
  ok: { label: 'Ready', tone: 'green' },
  duplicate: { label: 'Duplicate', tone: 'orange' },
  error: { label: 'Error', tone: 'red' },
};

/** The first rows as they would be imported, and every row in which something is wrong. */
export function ImportPreview({ rows, checked }: ImportPreviewProps) {
  const wrong = checked.filter(({ outcome }) => outcome !== 'ok');
  const good = checked.length - wrong.length;
  return (
    <section aria-label="Preview" className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {good} of {checked.length} {checked.length === 1 ? 'row' : 'rows'} can be imported
      </p>
      {wrong.length > 0 && (
        <ul
          aria-label="Rows that cannot be imported"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-40 overflow-y-auto rounded-lg bg-red-soft p-3 text-sm text-red"
        >
          {wrong.map(({ line, message }) => (
            <li key={line}>
              Line {line}:{' '}
              {message?.replace('volunteer or nonprofit_admin', 'Volunteer or Admin') ?? 'cannot be imported'}
            </li>
          ))}
        </ul>
      )}
      <h3 className="text-sm font-semibold">
        {rows.length > SHOWN ? `The first ${SHOWN} of ${rows.length} rows` : 'All rows'}
      </h3>
      <ol className="divide-y divide-line rounded-lg border border-line">
        {rows.slice(0, SHOWN).map((row, index) => {
          const { label, tone } = outcomes[checked[index]?.outcome ?? 'ok'];
          return (
            <li key={row.line ?? index} className="flex items-center gap-3 px-3 py-2">
              <span className="w-8 shrink-0 text-sm text-mute figures">
                <span className="sr-only">Line </span>
                {row.line}
              </span>
              <span className="min-w-0 grow text-sm break-words">
                <span className="font-semibold">{row.name || 'No name'}</span>
                <br />
                {row.email || 'No e-mail'} · {roleText(row.role)}
              </span>
              <Chip tone={tone}>{label}</Chip>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** As the file spells it where that is no role. */
function roleText(role: string | null | undefined): string {
  const known = role || 'volunteer';
  return known === 'volunteer' || known === 'nonprofit_admin' ? roleNames[known] : known;
}
