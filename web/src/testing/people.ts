import { TODAY } from './demo';
import type { ResolversByType } from './schemaLink';

type Fields = Record<string, unknown>;

/** A volunteer who was here yesterday. */
export const aPerson = (fields: Fields = {}): Fields => ({
  id: 'person-2',
  firstName: 'Ben',
  lastName: 'Okafor',
  email: 'ben@harbor.org',
  phone: null,
  role: 'volunteer',
  lastLogin: '2026-11-20T15:00:00.000Z',
  notes: 'Drives the van',
  ...fields,
});

/** A server that keeps a list of people and searches it by name. */
export function peopleServer(people: Fields[], mutations: Fields = {}): ResolversByType {
  return {
    Organization: {
      id: 'organization-1',
      name: 'Harbor Kitchen',
      timezone: 'America/New_York',
      today: TODAY,
    },
    Query: {
      directory: (_source: Fields, args: Fields) => {
        const found = people.filter(
          ({ firstName, role }) =>
            String(firstName).includes(String(args.search ?? '')) &&
            (args.role === 'all' || args.role === role),
        );
        return {
          items: found.map((person) => ({ ...person })),
          pageInfo: { currentPage: 1, totalPages: 1, totalItems: found.length, itemsPerPage: args.limit },
        };
      },
      invalidRecords: () => {
        const invalid = people.filter(({ email }) => email === null);
        return {
          items: invalid.map((person) => ({ ...person })),
          pageInfo: { currentPage: 1, totalPages: 1, totalItems: invalid.length, itemsPerPage: 100 },
        };
      },
    },
    Mutation: mutations,
  };
}
