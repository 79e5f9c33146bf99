import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import type { MemberRole } from '../../graphql/desk/graphql';

export type VolunteerValues = { name: string; email: string; role: MemberRole; notes: string };

const LONGEST_NAME = 200;
const LONGEST_NOTES = 5_000;

const known = {
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), atMost(LONGEST_NAME, 'Name', '200')),
  email: z.string(),
  role: z.enum(['volunteer', 'nonprofit_admin']),
  notes: z.string().check(atMost(LONGEST_NOTES, 'Notes', '5,000')),
};
const email = z
  .string()
  .check(z.trim(), z.minLength(1, 'Email is required'), z.email('Please enter a valid email address'));

const resolve = standardSchemaResolver<VolunteerValues, unknown, VolunteerValues>;

/** What the server will ask of a new person on the whitelist, told before it is sent. */
export const newVolunteer = resolve(z.object({ ...known, email }));

/** The same for somebody who is there, whose e-mail stays as it is. */
export const knownVolunteer = resolve(z.object(known));

/** Counted in characters, as the server does: an emoji is one. */
function atMost(max: number, label: string, spelled: string) {
  return z.refine<string>((text) => [...text].length <= max, {
    error: `${label} must be at most ${spelled} characters`,
  });
}
