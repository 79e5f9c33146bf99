import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Field } from '../../ui/Field';

const PAUSE_MS = 250;

/** Searches as one types, after a short pause; the address holds what is searched for. */
export function SearchField({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('search') ?? '';
  const [text, setText] = useState(wanted);
  const [known, setKnown] = useState(wanted);
  // The address changed by other means, such as Back or Clear Filters.
  if (wanted !== known) {
    setKnown(wanted);
    setText(wanted);
  }
  useEffect(() => {
    if (text === known) return;
    const timer = setTimeout(
      () => setParams((current) => withParam(current, 'search', text), applied),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, known, setParams]);
  return (
    <Field label={label}>
      <input type="search" value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
    </Field>
  );
}

/** At once, so that no chooser springs back, and without losing one's place on the page. */
export const applied = { replace: true, preventScrollReset: true, flushSync: true };

/** The address with one filter changed; a filter that changes starts again at the first page. */
export function withParam(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(current);
  if (name !== 'page') next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
