import type { Tone } from '../../ui/tones';

/** How many days are left, and how much that presses: none left red, one or two orange. */
export function urgencyWords(daysLeft: number): { label: string; tone: Tone } {
  const tone = daysLeft <= 0 ? 'red' : daysLeft <= 2 ? 'orange' : 'stone';
  return { label: label(daysLeft), tone };
}

function label(daysLeft: number): string {
  if (daysLeft === 0) return 'Last day';
  const count = Math.abs(daysLeft);
  const days = `${count.toLocaleString('en-US')} ${count === 1 ? 'day' : 'days'}`;
  return daysLeft > 0 ? `${days} left` : `${days} late`;
}
