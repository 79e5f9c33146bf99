import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { AssigneeSearchDocument } from '../../graphql/desk/graphql';
import { normalAddress } from './addresses';

export type Person = { email: string; name: string };

const PAUSE_MS = 200;

/** The people whose name or address holds what is typed; those found before stay until the next are there. */
export function usePeopleSearch(typed: string, isOpen: boolean) {
  const [words, setWords] = useState('');
  const [names] = useState(() => new Map<string, string>());
  const before = useRef<Person[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, loading, error } = useQuery(
    AssigneeSearchDocument,
    isOpen ? { variables: { search: words } } : skipToken,
  );
  const found = data?.directory.items.flatMap(({ email, firstName, lastName }) => {
    if (!email) return [];
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return [{ email: normalAddress(email), name }];
  });
  useEffect(() => {
    if (!found) return;
    before.current = found;
    for (const { email, name } of found) if (name) names.set(email, name);
  });
  return {
    people: found ?? before.current,
    isSearching: loading || typed.trim() !== words,
    failed: !!error,
    names,
  };
}
