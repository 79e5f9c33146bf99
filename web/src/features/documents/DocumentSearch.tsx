import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field';
import { SEARCH_LIMIT } from './documentFilters';

const PAUSE_MS = 250;

type DocumentSearchProps = { value: string; onSearch: (search: string) => void };

/** Searches when the typing pauses, and at once on Enter. */
export function DocumentSearch({ value, onSearch }: DocumentSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back, or Clear Filters, changed the address: the field follows, unless it is what led there.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted.trim() !== value) onSearch(wanted.trim());
  };
  return (
    <form
      className="min-w-0 grow sm:max-w-96"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Field label="Search by title">
        <input
          type="search"
          value={text}
          maxLength={SEARCH_LIMIT}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(target.value), PAUSE_MS);
          }}
        />
      </Field>
    </form>
  );
}
