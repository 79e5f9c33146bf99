import { foodBankDocuments } from './foodBank.documents.js';
import { foodBankEvents } from './foodBank.events.js';
import { foodBankPeople } from './foodBank.people.js';
import { foodBankTasks } from './foodBank.tasks.js';
import type { OrganizationPlan } from './plan.js';

export const foodBank: OrganizationPlan = {
  name: 'Lantern Street Food Bank',
  description:
    'We rescue good food from farms and grocers and share it with 1,200 households a week: no forms, no questions, and always a hot cup of coffee.',
  website: 'https://lanternstreet.example',
  phone: '(518) 555-0140',
  address: '48 Lantern Street, Troy, NY 12180',
  timezone: 'America/New_York',
  password: 'handraise-demo',
  foundedDaysAgo: 410,
  admin: 'grace',
  volunteer: 'maya',
  people: foodBankPeople,
  events: foodBankEvents,
  tasks: foodBankTasks,
  documents: foodBankDocuments,
};
