import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field';

type TaskSearchProps = { value: string; onSearch: (words: string) => void };

const PAUSE_MS = 250;

/** Looks for words in titles and descriptions as soon as the typing pauses. */
export function TaskSearch({ value, onSearch }: TaskSearchProps) {
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
        placeholder="Title or description"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}
