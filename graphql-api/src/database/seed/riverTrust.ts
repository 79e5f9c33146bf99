import type { OrganizationPlan } from './plan.js';
import { riverTrustDocuments } from './riverTrust.documents.js';
import { riverTrustEvents } from './riverTrust.events.js';
import { riverTrustPeople } from './riverTrust.people.js';
import { riverTrustTasks } from './riverTrust.tasks.js';

export const riverTrust: OrganizationPlan = {
  name: 'Alder River Trails & Restoration',
  description:
    'Neighbors who plant willows, mend trails and count salmon along 31 miles of the Alder River, so that both fish and children can find their way to the water.',
  website: 'https://alderriver.example',
  phone: '(541) 555-0120',
  address: '7 Millrace Road, Alder Falls, OR 97401',
  timezone: 'America/Los_Angeles',
  password: 'handraise-demo',
  foundedDaysAgo: 265,
  admin: 'hannah',
  volunteer: 'leo',
  people: riverTrustPeople,
  events: riverTrustEvents,
  tasks: riverTrustTasks,
  documents: riverTrustDocuments,
};
