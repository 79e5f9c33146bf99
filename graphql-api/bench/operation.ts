import type { Cast } from './people.js';

/** Something people do, as each door is asked for it. */
export interface Operation {
  name: string;
  who: keyof Cast;
  /** Of the limit; lists and writes 0.4. */
  target?: number;
  document: string;
  variables?: (subject: string) => Record<string, unknown>;
  /** The path of the REST call. */
  rest: (subject: string) => string;
  /** What the hand-written statement takes behind the session. */
  limit?: (subject: string) => string[];
  /** Finds what it is done to, one for each person; $1 is their organization. */
  subject?: string;
}
