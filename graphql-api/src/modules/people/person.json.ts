import { badInput } from '../../errors.js';
import type { Incoming } from '../../rest.js';

/** The address in a path; an id there belongs to another call. */
export function emailOf({ params }: Incoming): string {
  if (!params.email?.includes('@')) throw badInput('The path must name an e-mail address');
  return params.email;
}

/** Notes as REST gives them out, JSON text or the object itself; null for plain text. */
export function readNotes(notes: unknown): Record<string, unknown> | null {
  if (typeof notes === 'object') return notes as Record<string, unknown> | null;
  if (typeof notes !== 'string' || !notes.trim().startsWith('{')) return null;
  try {
    return JSON.parse(notes) as Record<string, unknown>;
  } catch {
    return null;
  }
}
