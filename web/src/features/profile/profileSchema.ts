import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { isSameEmail } from './isSameEmail';

export type ProfileValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  birthday: string;
  currentPassword: string;
};

/** What the profile form accepts, in the server's words; `email` is the present one, `today` the organization's. */
export function profileSchema(present: { email: string; today: string }) {
  const fields = z.object({
    firstName: name('First name'),
    lastName: name('Last name'),
    email: z
      .string()
      .check(z.trim(), z.minLength(1, 'Email is required'), z.email('Please enter a valid email address')),
    phone: atMost(50, 'Phone'),
    address: atMost(300, 'Address'),
    birthday: z
      .string()
      .check(z.refine((date) => date <= present.today, { error: 'Birthday cannot be in the future' })),
    currentPassword: z.string(),
  });
  return fields.check(
    z.refine(({ email, currentPassword }) => isSameEmail(email, present.email) || currentPassword !== '', {
      path: ['currentPassword'],
      error: 'Enter your current password to change your email',
    }),
  );
}

/** The same for the form. */
export const resolveProfile = (present: { email: string; today: string }) =>
  standardSchemaResolver<ProfileValues, unknown, ProfileValues>(profileSchema(present));

function name(label: string) {
  return z.string().check(z.trim(), z.minLength(1, `${label} is required`), shorter(100, label));
}

const atMost = (max: number, label: string) => z.string().check(z.trim(), shorter(max, label));

/** Counted in characters, as the server does: an emoji is one. */
const shorter = (max: number, label: string) =>
  z.refine<string>((text) => [...text].length <= max, {
    error: `${label} must be at most ${max} characters`,
  });
