export const ranges = [
  { value: '6', label: 'Last 6 months' },
  { value: '12', label: 'Last 12 months' },
  { value: '24', label: 'Last 24 months' },
] as const;

/** How many months the address asks for. */
export function readRange(params: URLSearchParams): number {
  return Number(ranges.find(({ value }) => value === params.get('months'))?.value ?? 12);
}
