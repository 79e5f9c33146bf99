import { useEffect, useRef, useState } from 'react';
import { Field } from './Field';

type SearchFieldProps = { value: string; placeholder: string; onSearch: (words: string) => void };

const PAUSE_MS = 250;

/** Words to look for, passed on as soon as the typing pauses. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, or Clear Filters: the address has the say.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => search.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return (
    <Field label="Search">
      <input
        type="search"
        placeholder={placeholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}
