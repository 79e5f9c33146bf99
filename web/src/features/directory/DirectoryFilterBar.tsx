import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { useWantedParams } from '../shell/useWantedParams';
import { readDirectoryFilters, roleOptions, SEARCH_LENGTH, withDirectoryFilter } from './directoryFilters';

const PAUSE_MS = 200;

/** Searches as one types, after a short pause, and narrows to a role at once. */
export function DirectoryFilterBar() {
  const [, setParams] = useSearchParams();
  const { params } = useWantedParams();
  const { search, role } = readDirectoryFilters(params);
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // Not what was sent from here: the address changed by other means, such as Back or Clear Filters.
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      // One search is one entry of the history, however long it took to type.
      setParams(withDirectoryFilter(params, 'search', text), {
        replace: sent !== '',
        preventScrollReset: true,
        flushSync: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent, params, setParams]);

  return (
    <search
      aria-label="People"
      className="grid grid-cols-1 gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem] print-hidden"
    >
      <div className="relative">
        <Field label="Search by name or email">
          <input
            type="search"
            value={text}
            maxLength={SEARCH_LENGTH}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
            className="pl-10"
          />
        </Field>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute bottom-3 left-3 size-5 text-mute sm:bottom-2.5"
        />
      </div>
      <Select
        label="Role"
        value={role}
        options={roleOptions}
        onChange={(value) =>
          setParams(withDirectoryFilter(params, 'role', value), {
            preventScrollReset: true,
            flushSync: true,
          })
        }
      />
    </search>
  );
}
