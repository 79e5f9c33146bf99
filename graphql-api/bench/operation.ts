import type { Prepared } from './load.js';
import type { Cast, Person } from './people.js';
import type { Place } from './place.js';

export type Door = 'limit' | 'GraphQL' | 'REST';

/** What a person sends again and again: the how-manieth it is, and what was answered to the one before. */
export type Sender = (sent: number, last: string) => Prepared;

/** Something people do, as each door is asked for it. */
export interface Operation {
  name: string;
  who: keyof Cast;
  /** Of the limit; lists and writes 0.4. */
  target?: number;
  doors: Partial<Record<Door, (person: Person, subject: string) => Sender>>;
  /** The hand-written statement that answers as much as REST does, where that is more than a page. */
  limitOfRest?: (person: Person, subject: string) => Sender;
  /** Finds what it is done to, one for each person; $1 is their organization, $2 they themselves. */
  subject?: string;
  /** A row of numbers that it changes: by as much, whatever the door. */
  effect?: string;
  /** How many are at it at once, where 32 are too many. */
  connections?: number;
  /** What has to be there first. */
  before?(place: Place, people: Person[]): Promise<void>;
  /** Clears away what each round has left. */
  after?(place: Place): void | Promise<void>;
}
