import { newId } from '../database/id.js';
import type { Row } from './permissions.table.js';

const adminsOnly: Row['who'] = [401, 403, 200, 403];
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
];
