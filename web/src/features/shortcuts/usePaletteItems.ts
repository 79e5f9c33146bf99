import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PaletteDocument, type PaletteQuery } from '../../graphql/live/graphql';
import { formatDate } from '../../lib/dates';
import { findMatches } from '../directory/findMatches';
import { fullName } from '../directory/personWords';
import { actionsOf, type Place, placesOf } from './places';

export type PaletteItem = { id: string; group: string; label: string; hint?: string; to: string };

const PAUSE_MS = 150;
const OF_EACH = 6;
const isHere = (words: string, text: string) =>
  !words.trim() || findMatches(text, words).some((piece) => piece.isMatch);

/**
 * Pages, actions, people and events that hold the words. What is known already answers at once; the server is asked
 * for the rest when the typing pauses.
 */
export function usePaletteItems(userType: string, words: string): PaletteItem[] {
  const isMember = userType !== 'super_admin';
  const asked = usePaused(words.trim());
  const known = useQuery(
    PaletteDocument,
    // Known at once, and no older than this opening.
    isMember ? { variables: { search: null }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const found = useQuery(PaletteDocument, isMember && asked ? { variables: { search: asked } } : skipToken);
  const members = [known.data, asked ? found.data : undefined].flatMap((data) =>
    data ? membersOf(data, userType) : [],
  );
  const all = [
    ...placesOf(userType).map(asItem('Pages')),
    ...actionsOf(userType).map(asItem('Actions')),
    ...(words.trim() ? members : []),
  ];
  const items = new Map<string, PaletteItem>();
  const counts = new Map<string, number>();
  for (const item of all) {
    const count = counts.get(item.group) ?? 0;
    const full = count >= OF_EACH && item.group !== 'Pages';
    if (items.has(item.id) || full || !isHere(words, `${item.label} ${item.hint ?? ''}`)) continue;
    counts.set(item.group, count + 1);
    items.set(item.id, item);
  }
  // People of both answers stand together, and so do events.
  return ['Pages', 'Actions', 'People', 'Events'].flatMap((group) =>
    [...items.values()].filter((item) => item.group === group),
  );
}

const asItem =
  (group: string) =>
  ({ label, to }: Place): PaletteItem => ({ id: to, group, label, to });

function membersOf({ directory, events }: PaletteQuery, userType: string): PaletteItem[] {
  const people = userType === 'nonprofit_admin' ? '/admin-dashboard/volunteers' : '/volunteers';
  return [
    ...directory.items.flatMap(({ id, email, ...names }) => {
      if (!email) return [];
      const to = `${people}?search=${encodeURIComponent(email)}`;
      return { id, group: 'People', label: fullName(names) || email, hint: email, to };
    }),
    ...events.items.map(({ id, title, startDate }) => ({
      id,
      group: 'Events',
      label: title,
      hint: formatDate(startDate),
      to: `/calendar?month=${startDate.slice(0, 'YYYY-MM'.length)}&event=${id}`,
    })),
  ];
}

function usePaused(words: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}
