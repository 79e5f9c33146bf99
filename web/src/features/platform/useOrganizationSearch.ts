import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OrganizationNameDocument, OrganizationOptionsDocument } from '../../graphql/desk/graphql';

export type OrganizationOption = { id: string; name: string };

const PAUSE_MS = 200;

/** The organizations whose name holds what is typed; those found before stay until the next are there. */
export function useOrganizationSearch(typed: string, isOpen: boolean) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData, loading, error } = useQuery(
    OrganizationOptionsDocument,
    isOpen ? { variables: { search: words || null }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const found = (data ?? previousData)?.platformOrganizations;
  const organizations: OrganizationOption[] = found?.items ?? [];
  const more = (found?.pageInfo.totalItems ?? 0) - organizations.length;
  const isSearching = loading || typed.trim() !== words;
  return { organizations, note: noteOf(organizations.length, more, isSearching, !!error) };
}

function noteOf(count: number, more: number, isSearching: boolean, failed: boolean): string {
  if (failed) return 'The organizations cannot be searched now';
  if (count === 0) return isSearching ? 'Searching...' : 'No organizations found';
  return more > 0 ? `${more.toLocaleString('en-US')} more: type a part of the name` : '';
}

/** The organization of an id that stands in the address, once its name is known. */
export function useOrganization(id: string | null): OrganizationOption | null {
  const { data } = useQuery(OrganizationNameDocument, id ? { variables: { id } } : skipToken);
  const found = data?.platformOrganizations.items[0];
  return found?.id === id ? (found ?? null) : null;
}
