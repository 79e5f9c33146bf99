import { badInput } from '../../errors.js';
import { camelKeys, type Route, route } from '../../rest.js';
import { UpdateProfileInput } from './profile.inputs.js';
import { updateProfile } from './profile.service.js';
import { userJson, userShape } from './user.json.js';

type Json = Record<string, unknown>;

/** Both documented calls do the same. */
export const profileRoutes: Route[] = ['/users/profile', '/dashboard/profile'].map((path) =>
  route({
    method: 'put',
    path,
    field: 'updateProfile',
    gives: { message: 'String', user: userShape },
    input: UpdateProfileInput,
    from: ({ body }) => ({ input: profileFields(body) }),
    answer: async (ctx, { input }) => ({
      message: 'Profile updated successfully!',
      user: userJson(await updateProfile(ctx, input)),
    }),
  }),
);

/** The fields as they are sent: plain, or inside `notes`; a plain one counts first. */
function profileFields(body: Json): Json {
  const fields = { ...readNotes(body.notes), ...camelKeys(body) };
  return {
    ...fields,
    // Sentences for people instead of a missing field: these three are what a form marks as required.
    firstName: fields.firstName ?? '',
    lastName: fields.lastName ?? '',
    email: fields.email ?? '',
    // An empty date input sends an empty text.
    ...(fields.birthday === '' && { birthday: null }),
  };
}

function readNotes(notes: unknown): Json {
  if (notes === undefined || notes === null || notes === '') return {};
  const read = typeof notes === 'string' ? parse(notes) : notes;
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw badNotes();
  return camelKeys(read as Json);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badNotes();
  }
}

const badNotes = () => badInput('notes must be the JSON text of the profile fields');
