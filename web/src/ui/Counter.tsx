type CounterProps = { label: string; value: number | null | undefined };

/** One tile of a row of counters; belongs inside a `<dl>`. */
export function Counter({ label, value }: CounterProps) {
  return (
    <div className="rounded-xl border border-line bg-card px-2 py-3 sm:p-4">
      <dt className="text-sm text-mute">{label}</dt>
      <dd className="text-3xl font-bold figures">{(value ?? 0).toLocaleString('en-US')}</dd>
    </div>
  );
}
