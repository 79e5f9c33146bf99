import { badInput } from '../../errors.js';
import { type Incoming, type Route, route } from '../../rest.js';
import { volunteerJson, volunteerShape } from './directory.json.js';
import { normalizeEmail } from './email.js';
import { emailOf, readNotes } from './person.json.js';
import { joinName } from './personName.js';
import {
  AddVolunteerInput,
  RemoveVolunteerArgs,
  UpdateVolunteerInput,
  VolunteerArgs,
} from './volunteer.inputs.js';
import { addVolunteer, removeVolunteer, updateVolunteer, volunteerManager } from './volunteer.service.js';

/** Notes come as plain text, or as the JSON text that the directory gives out. */
function inputOf({ body }: Incoming) {
  const structured = readNotes(body.notes);
  return { name: body.name, role: body.role, notes: structured ? structured.adminNotes : body.notes };
}

/** The edit form shows the e-mail and sends it back; it is the key of a person. */
function refuseOtherEmail({ body, params }: Incoming): void {
  if (body.email === undefined || body.email === null) return;
  const same =
    typeof body.email === 'string' && normalizeEmail(body.email) === normalizeEmail(params.email ?? '');
  if (!same) throw badInput('Email cannot be changed', { email: 'Email cannot be changed' });
}

export const volunteerRoutes: Route[] = [
  route({
    method: 'post',
    path: '/admin/volunteers',
    field: 'addVolunteer',
    gives: { volunteer: volunteerShape, message: 'String' },
    input: AddVolunteerInput,
    from: (incoming) => {
      const { name = '', email = '' } = incoming.body;
      return { input: { ...inputOf(incoming), name, email } };
    },
    created: ({ volunteer }) =>
      `/admin/volunteers/${encodeURIComponent((volunteer as { email: string }).email)}`,
    answer: async (ctx, { input }) => {
      const volunteer = await addVolunteer(ctx, input);
      return {
        volunteer: volunteerJson(volunteer, true),
        message: `Successfully added ${joinName(volunteer)} as a volunteer!`,
      };
    },
  }),
  route({
    method: 'put',
    path: '/admin/volunteers/:email',
    field: 'updateVolunteer',
    gives: { volunteer: volunteerShape, message: 'String' },
    args: VolunteerArgs,
    input: UpdateVolunteerInput,
    from: (incoming) => ({ email: emailOf(incoming), input: inputOf(incoming) }),
    answer: async (ctx, { email, input }, incoming) => {
      volunteerManager(ctx);
      refuseOtherEmail(incoming);
      return {
        volunteer: volunteerJson(await updateVolunteer(ctx, email, input), true),
        message: 'Successfully updated volunteer information',
      };
    },
  }),
  route({
    method: 'delete',
    path: '/admin/volunteers/:email',
    field: 'removeVolunteer',
    gives: { message: 'String' },
    args: RemoveVolunteerArgs,
    from: (incoming) => ({ email: emailOf(incoming) }),
    answer: async (ctx, { email }) => {
      await removeVolunteer(ctx, email);
      return { message: 'Successfully removed volunteer from whitelist' };
    },
  }),
];
