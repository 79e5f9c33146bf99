import { newId } from '../database/id.js';
import type { Fixture, Row } from './permissions.table.js';

const adminsOnly: Row['who'] = [401, 403, 200, 403];
/** What is done to something that does not exist: only who may do it at all learns that. */
const adminsLearnOfAbsence: Row['who'] = [401, 403, 404, 403];

const document = (of: Fixture) => ({ id: of.document.id });
const email = (of: Fixture) => ({ email: of.other.email });
const absent = () => ({ id: newId() });
const newVolunteer = () => ({ name: 'Ann Lee', email: `${newId()}@example.org` });
const criteria = { firstName: 'Nobody is called that' };
const newsletter = () => ({ input: { subject: newId(), text: 'Hello' } });

/** The office of the admins: documents, the whitelist and newsletters. */
export const officeTable: Row[] = [
  {
    // A file comes only in a form, which is refused before it is read: document.upload.test.ts tries all four.
    useCase: 'uploadDocument',
    who: [400, 400, 400, 400],
    args: () => ({ file: null }),
    rest: [{ call: 'POST /documents', who: [401, 403, 400, 403] }],
  },
  {
    useCase: 'updateDocument',
    who: adminsOnly,
    args: (of) => ({ ...document(of), input: { isPinned: true } }),
    rest: [{ call: 'PUT /documents/:id', params: document, body: () => ({ is_pinned: true }) }],
  },
  {
    useCase: 'deleteDocument',
    who: adminsOnly,
    args: document,
    rest: [{ call: 'DELETE /documents/:id', params: document }],
  },

  {
    useCase: 'addVolunteer',
    who: adminsOnly,
    args: () => ({ input: newVolunteer() }),
    rest: [{ call: 'POST /admin/volunteers', body: newVolunteer }],
  },
  {
    useCase: 'updateVolunteer',
    who: adminsOnly,
    args: (of) => ({ ...email(of), input: { notes: 'x' } }),
    rest: [{ call: 'PUT /admin/volunteers/:email', params: email, body: () => ({ notes: 'x' }) }],
  },
  {
    useCase: 'removeVolunteer',
    who: adminsOnly,
    args: email,
    rest: [{ call: 'DELETE /admin/volunteers/:email', params: email }],
  },
  {
    // A super administrator resets admins; that the other member is none is all they learn.
    useCase: 'resetPersonalPassword',
    who: [401, 403, 200, 404],
    args: (of) => ({ userId: of.other.id }),
  },
  {
    useCase: 'importVolunteers',
    who: adminsOnly,
    args: () => ({ rows: [newVolunteer()], dryRun: false }),
  },
  { useCase: 'invalidRecords', who: adminsOnly },
  {
    useCase: 'deleteInvalidRecord',
    who: adminsLearnOfAbsence,
    args: absent,
    rest: [{ call: 'DELETE /admin/volunteers/invalid/:id', params: absent }],
  },
  {
    useCase: 'deleteInvalidRecords',
    who: adminsOnly,
    args: () => ({ criteria }),
    rest: [{ call: 'POST /admin/volunteers/invalid/delete-by-criteria', body: () => criteria }],
  },

  // No REST call is documented for newsletters.
  { useCase: 'sendNewsletter', who: adminsOnly, args: newsletter },
  { useCase: 'newsletters', who: adminsOnly },
  { useCase: 'newsletter', who: adminsLearnOfAbsence, args: absent },
  { useCase: 'newsletterMessages', who: adminsLearnOfAbsence, args: () => ({ newsletterId: newId() }) },
];
