import { seenOf } from '../../text.js';

/** A name as forms ask for it, in the two parts in which it is kept. */
export interface NameParts {
  firstName: string;
  lastName: string | null;
}

/** How long either part may be. */
export const maxNamePart = 100;

/** Splits a full name at its last blank; a single word is a first name. */
export function splitName(name: string): NameParts {
  const words = name.split(/\s+/u).map(seenOf).filter(Boolean);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName: last ?? null };
}

/** The full name; empty for somebody without one. */
export function joinName(person: { firstName?: string | null; lastName?: string | null }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}
