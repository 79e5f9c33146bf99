import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field';

type TaskSearchProps = { value: string; onSearch: (words: string) => void };

const PAUSE_MS = 250;

/** Looks for words in titles and descriptions as soon as the typing pauses. */
export function TaskSearch({ value, onSearch }: TaskSearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Back, or Clear Filters: the address has the say. What comes back from here may be behind the typing.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    const words = typed.trim();
    if (words === sent) return;
    const timer = setTimeout(() => {
      setSent(words);
      search.current(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);

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
