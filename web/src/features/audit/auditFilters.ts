import { addDays, isDate, startOfDay } from '../../lib/dates';
import { readPage } from '../../lib/readPage';
import { actionOptions } from './auditActions';

export const filterNames = ['search', 'action', 'organization', 'from', 'to'] as const;

/** The clock of this device: the console belongs to no organization, and its admins sit where they are. */
export const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

const dateIn = (params: URLSearchParams, name: string) => {
  const date = params.get(name) ?? '';
  return isDate(date) ? date : null;
};

/** What the address asks for; what it spells wrongly counts as left out. */
export function readAuditFilters(params: URLSearchParams) {
  const organization = params.get('organization') ?? '';
  return {
    organizationId: /^[0-9a-f-]{36}$/.test(organization) ? organization : null,
    action: actionOptions.find(({ value }) => value === params.get('action'))?.value ?? null,
    search: params.get('search')?.slice(0, 200) || null,
    from: dateIn(params, 'from'),
    to: dateIn(params, 'to'),
    page: readPage(params),
  };
}

/** The same as the server is asked: days are whole, from midnight to midnight on this device. */
export function auditVariables(params: URLSearchParams) {
  const { from, to, ...rest } = readAuditFilters(params);
  return {
    ...rest,
    since: from ? startOfDay(from, here) : null,
    before: to ? startOfDay(addDays(to, 1), here) : null,
  };
}
