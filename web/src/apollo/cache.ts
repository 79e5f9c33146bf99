import { InMemoryCache } from '@apollo/client';

/** A fresh cache; every policy carries its reason. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // A list has mostly brought the event already: its details open without waiting.
          event: (known, { args, toReference }) =>
            known ?? toReference({ __typename: 'Event', id: args?.id }),
          // The same for an admin's list of tasks.
          task: (known, { args, toReference }) => known ?? toReference({ __typename: 'Task', id: args?.id }),
        },
      },
      // There is one per signed-in person, so that a completed task can correct its counters by name.
      VolunteerDashboard: { keyFields: [] },
      TaskStats: { keyFields: [] },
      PlatformActivity: { keyFields: [] },
      // The same for an admin's overview, of which there is one.
      AdminDashboard: { keyFields: [] },
      VolunteerStats: { keyFields: [] },
      TaskOverview: { keyFields: [] },
      // Assignees have no identity of their own: a changed list takes the place of the old one.
      Task: { fields: { assignments: { merge: false } } },
      CalendarFeed: { keyFields: [] },
      // The whole organization, whatever page or search brought it.
      DirectoryCounts: { keyFields: [] },
      CalendarMonth: { keyFields: ['year', 'month'] },
    },
  });
}
