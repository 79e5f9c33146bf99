import { newId } from '../database/id.js';
import type { Row } from './permissions.table.js';

const adminsOnly: Row['who'] = [401, 403, 200, 403];
/** What is done to something that does not exist: only who may do it at all learns that. */
const adminsLearnOfAbsence: Row['who'] = [401, 403, 404, 403];
const webhook = { url: 'https://hooks.example.org/handraise' };
const token = () => ({ name: 'Rota sheet', scope: 'read' });
const absent = () => ({ id: newId() });

/** What programs come with, and what they are told. A super administrator has no place in any organization. */
export const programTable: Row[] = [
  { useCase: 'myAccessTokens', who: [401, 200, 200, 403], rest: [{ call: 'GET /auth/tokens' }] },
  {
    useCase: 'createAccessToken',
    who: [401, 200, 200, 403],
    args: () => ({ input: token() }),
    rest: [{ call: 'POST /auth/tokens', body: token }],
  },
  {
    // 404: nobody has this token, and asking is everybody's right.
    useCase: 'revokeAccessToken',
    who: [401, 404, 404, 403],
    args: absent,
    rest: [{ call: 'DELETE /auth/tokens/:id', params: absent }],
  },
  { useCase: 'organizationAccessTokens', who: adminsOnly, rest: [{ call: 'GET /admin/tokens' }] },

  { useCase: 'changes', who: adminsOnly, rest: [{ call: 'GET /changes' }] },

  { useCase: 'webhooks', who: adminsOnly, rest: [{ call: 'GET /webhooks' }] },
  {
    useCase: 'createWebhook',
    who: adminsOnly,
    args: () => ({ input: webhook }),
    rest: [{ call: 'POST /webhooks', body: () => webhook }],
  },
  {
    useCase: 'deleteWebhook',
    who: adminsLearnOfAbsence,
    args: absent,
    rest: [{ call: 'DELETE /webhooks/:id', params: absent }],
  },
  {
    useCase: 'replayWebhook',
    who: adminsLearnOfAbsence,
    args: () => ({ ...absent(), since: '0' }),
    rest: [{ call: 'POST /webhooks/:id/replay', params: absent, body: () => ({ since: '0' }) }],
  },
  {
    useCase: 'webhookDeliveries',
    who: adminsLearnOfAbsence,
    args: () => ({ webhookId: newId() }),
    rest: [{ call: 'GET /webhooks/:id/deliveries', params: absent }],
  },
];
