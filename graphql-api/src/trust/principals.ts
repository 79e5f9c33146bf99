import type { Row } from '../testing/permissions.table.js';
import type { Place } from './world.js';

export type Belonging = 'own' | 'foreign' | 'absent';

/** Somebody who asks: which column of the permission table is theirs, and which key of a place. */
export interface Principal {
  name: string;
  column: 0 | 1 | 2 | 3;
  home: 'A' | 'B' | 'closed' | null;
  key: keyof Place['bearers'] | null;
  /** The person behind it, whose devices and tokens are meant. */
  person: keyof Place['sessions'];
  token?: 'read' | 'write';
}

export const principals: Principal[] = [
  { name: 'nobody signed in', column: 0, home: null, key: null, person: 'volunteer' },
  { name: 'a volunteer', column: 1, home: 'A', key: 'volunteer', person: 'volunteer' },
  { name: 'an admin', column: 2, home: 'A', key: 'nonprofitAdmin', person: 'nonprofitAdmin' },
  { name: 'a removed volunteer', column: 0, home: 'A', key: 'removed', person: 'removed' },
  {
    name: 'a program of an admin that reads',
    ...{ column: 2, home: 'A', key: 'readToken', person: 'nonprofitAdmin', token: 'read' },
  },
  {
    name: 'a program of a volunteer that writes',
    ...{ column: 1, home: 'A', key: 'writeToken', person: 'volunteer', token: 'write' },
  },
  {
    name: 'a volunteer of the other organization',
    column: 1,
    home: 'B',
    key: 'volunteer',
    person: 'volunteer',
  },
  {
    name: 'an admin of the other organization',
    ...{ column: 2, home: 'B', key: 'nonprofitAdmin', person: 'nonprofitAdmin' },
  },
  { name: 'a super administrator', column: 3, home: null, key: 'superAdmin', person: 'superAdmin' },
  {
    name: 'an admin of a deactivated organization',
    ...{ column: 0, home: 'closed', key: 'nonprofitAdmin', person: 'nonprofitAdmin' },
  },
];

/** What only people may do who came themselves. */
const inPersonOnly = new Set([
  ...['changePassword', 'changeOrganizationPassword', 'resetPersonalPassword', 'logout', 'myData'],
  ...['mySessions', 'endMySession', 'endMyOtherSessions', 'myCalendarFeed', 'resetMyCalendarFeed'],
  ...['myAccessTokens', 'createAccessToken', 'revokeAccessToken', 'organizationAccessTokens'],
]);

/**
 * Where the answer is not the plain rule, which is: on own ids what the permission table says, and 404 on ids of
 * another organization or of nobody instead of a success. A super administrator has no other organization.
 */
const exceptions: Record<string, Partial<Record<Belonging, Row['who']>>> = {
  // Asked before anything is looked up.
  changeOrganizationPassword: { foreign: [401, 403, 403, 200], absent: [401, 403, 403, 404] },
  // The address in a profile is no way to choose a person: any but one's own is refused.
  updateProfile: { foreign: [401, 400, 400, 403], absent: [401, 400, 400, 403] },
  // Addresses of nobody here are named, so that a typing mistake can be found.
  assignTask: { foreign: [401, 403, 400, 403], absent: [401, 403, 400, 403] },
  // Devices are one's own, also for a super administrator.
  endMySession: { foreign: [401, 404, 404, 404] },
  // A list of which nothing belongs to this organization is empty.
  platformUsers: { absent: [401, 403, 403, 200] },
};

interface Asked {
  useCase: string;
  kind: 'query' | 'mutation';
  who: Row['who'];
  takesId: boolean;
}

/** The one right status, or several where it is 2xx. */
export function expectedStatus(asked: Asked, { column, token }: Principal, belonging: Belonging): number {
  // Whoever comes with a token is refused as that; a call that is public does not look.
  if (token && asked.who[0] === 401 && inPersonOnly.has(asked.useCase)) return 403;
  if (token === 'read' && asked.kind === 'mutation') return 403;
  const special = exceptions[asked.useCase]?.[belonging]?.[column];
  if (special !== undefined) return special;
  const plain = asked.who[column];
  const reaches = belonging === 'own' || (belonging === 'foreign' && column === 3);
  return plain === 200 && asked.takesId && !reaches ? 404 : plain;
}
