import { EventType } from '../../modules/events/event.entity.js';
import { addDays } from '../../time.js';
import type { DemoClock } from './clock.js';
import { type EventPlan, weekly } from './plan.js';

const warehouse = 'Warehouse, 48 Lantern Street';
const pantry = 'Pantry hall, 48 Lantern Street';

/** The weekly shifts, what was, and what comes; the next seven days hold five events. */
export function foodBankEvents(clock: DemoClock): EventPlan[] {
  return [...shifts(clock), ...past(clock), ...coming(clock)];
}

function shifts(clock: DemoClock): EventPlan[] {
  return [
    ...weekly(clock, {
      title: 'Tuesday Produce Sort',
      description:
        'The farm truck comes at five. We sort, trim and box fruit and vegetables for the week. Closed shoes, please; gloves and aprons are here.',
      location: warehouse,
      weekday: 'Tuesday',
      weeks: [6, 6],
      from: '17:30',
      to: '20:00',
      max: 10,
      by: 'tom',
      crews: [
        ['linh', 'kwame', 'priya', 'theo', 'imani', 'noor', 'peter'],
        ['maya', 'kwame', 'fatima', 'zofia', 'aoife', 'marcus', 'ben', 'linh'],
      ],
      exceptions: {
        [-5]: { yes: ['maya', 'kwame', 'fatima', 'zofia', 'marcus', 'carol'], no: ['ben'] },
        0: {
          yes: ['linh', 'kwame', 'priya', 'theo', 'imani', 'peter'],
          no: ['maya', 'noor'],
          notes: { maya: 'My choir performs that evening. Back next week!' },
        },
      },
    }),
    ...weekly(clock, {
      title: 'Saturday Pantry Shift',
      description:
        'Our busiest morning. Greet neighbors, restock shelves, carry bags to the curb. Coffee and bagels from eight; doors open at nine sharp.',
      location: pantry,
      weekday: 'Saturday',
      weeks: [6, 6],
      from: '08:30',
      to: '12:00',
      max: 14,
      by: 'lucia',
      crews: [
        ['jose', 'walt', 'chloe', 'priya', 'noor', 'ben', 'samira', 'peter', 'marcus'],
        ['maya', 'jose', 'aoife', 'fatima', 'zofia', 'imani', 'theo', 'denise', 'kwame', 'walt'],
      ],
      exceptions: {
        [-4]: {
          yes: ['jose', 'walt', 'chloe', 'priya', 'noor', 'ben', 'peter', 'marcus'],
          no: ['samira', 'zofia'],
          notes: { samira: 'Down with a cold, sorry.' },
        },
        0: { yes: ['maya', 'jose', 'walt', 'chloe', 'priya', 'noor', 'ben', 'marcus'], no: ['samira'] },
      },
    }),
  ];
}

function past(clock: DemoClock): EventPlan[] {
  return [
    {
      title: 'Food Handler Certification',
      description:
        'Half a day with the county health educator: temperatures, allergens, cleaning, labels. You leave with a card that is valid for three years.',
      location: 'Classroom, second floor',
      start: clock.weekday('Wednesday', -5),
      from: '13:00',
      to: '17:00',
      type: EventType.training,
      max: 12,
      by: 'lucia',
      yes: ['maya', 'priya', 'noor', 'zofia', 'linh', 'aoife', 'samira', 'fatima', 'chloe'],
      no: ['ben'],
    },
    {
      title: 'Backpack Packing Night',
      description:
        'We packed 340 weekend backpacks for the elementary schools. Music, pizza, and a prize for the fastest table.',
      location: warehouse,
      start: clock.weekday('Friday', -4),
      from: '18:00',
      to: '21:00',
      max: 20,
      by: 'grace',
      yes: [
        'maya',
        'theo',
        'kwame',
        'linh',
        'imani',
        'priya',
        'chloe',
        'noor',
        'peter',
        'denise',
        'aoife',
        'ben',
      ],
      no: ['zofia', 'marcus'],
      notes: { theo: 'Bringing the big speaker.' },
    },
    {
      title: 'Canned-Good Collection at Union Market',
      description:
        'Two tables at the doors, one smile each. We came home with 1,480 cans and $612 in the jar.',
      location: 'Union Market, 2 Fulton Street',
      start: clock.weekday('Sunday', -3),
      from: '10:00',
      to: '15:00',
      type: EventType.fundraiser,
      max: 8,
      by: 'lucia',
      yes: ['jose', 'fatima', 'marcus', 'samira', 'peter', 'chloe'],
    },
    {
      title: 'Volunteer Town Hall',
      description: 'The board told how the year is going, and listened to what would make shifts better.',
      location: pantry,
      start: clock.weekday('Thursday', -2),
      from: '18:30',
      to: '20:00',
      type: EventType.meeting,
      by: 'grace',
      yes: [
        'maya',
        'jose',
        'theo',
        'walt',
        'fatima',
        'kwame',
        'zofia',
        'peter',
        'marcus',
        'noor',
        'tom',
        'lucia',
      ],
      no: ['aoife'],
    },
  ];
}

function coming(clock: DemoClock): EventPlan[] {
  return [
    {
      title: 'New Volunteer Orientation',
      description:
        'An hour on who we serve and how a shift works, then a walk through the warehouse. Bring questions and a friend.',
      location: 'Classroom, second floor',
      start: clock.weekday('Wednesday', 0),
      from: '18:00',
      to: '19:30',
      type: EventType.training,
      max: 16,
      by: 'lucia',
      yes: ['denise', 'imani', 'caller'],
    },
    {
      title: 'Mobile Pantry at Prospect Apartments',
      description:
        'We bring the truck to the neighbors who cannot come to us. Unload at three, serve from four. One more pair of hands and the crew is complete!',
      location: 'Prospect Apartments courtyard, 60 Prospect Avenue',
      start: clock.weekday('Thursday', 0),
      from: '15:00',
      to: '18:30',
      max: 12,
      by: 'tom',
      yes: ['theo', 'kwame', 'fatima', 'jose', 'priya', 'zofia', 'marcus', 'noor', 'peter', 'aoife', 'ben'],
      no: ['chloe'],
    },
    {
      title: 'Shift Leader Check-in',
      description: 'Half an hour online: what ran well, what ran out, who needs a hand next week.',
      location: 'Online',
      start: clock.weekday('Monday', 0),
      from: '19:00',
      to: '19:30',
      type: EventType.meeting,
      meeting: {
        link: 'https://meet.lanternstreet.example/shift-leaders',
        id: '841 5550 1270',
        passcode: 'soup-ladle',
      },
      by: 'lucia',
      yes: ['maya', 'theo', 'kwame', 'jose', 'fatima'],
    },
    {
      title: 'Pallet Jack & Forklift Basics',
      description: 'A morning in the loading dock with Kwame. Six people, so that everybody gets to drive.',
      location: 'Loading dock, 48 Lantern Street',
      start: clock.weekday('Wednesday', 1),
      from: '09:00',
      to: '12:00',
      type: EventType.training,
      max: 6,
      by: 'tom',
      yes: ['theo', 'priya', 'marcus', 'zofia', 'peter', 'linh'],
      no: ['aoife'],
    },
    {
      title: 'Neighborhood Food Drive Weekend',
      description:
        'Three days, nine porches, one very full truck. Take a morning or stay for all of it: routes and bags are handed out at the dock.',
      location: 'All over town; start at 48 Lantern Street',
      start: clock.weekday('Friday', 1),
      end: addDays(clock.weekday('Friday', 1), 2),
      from: '09:00',
      to: '17:00',
      max: 30,
      by: 'grace',
      yes: [
        'maya',
        'theo',
        'kwame',
        'chloe',
        'imani',
        'fatima',
        'jose',
        'noor',
        'peter',
        'linh',
        'ben',
        'zofia',
      ],
      no: ['marcus'],
    },
    {
      title: 'Inventory Day (pantry closed)',
      description:
        'Once a quarter we count everything, from chickpeas to cereal. Drop in for as long as you like.',
      location: warehouse,
      start: clock.weekday('Friday', 2),
      type: EventType.other,
      by: 'tom',
      yes: ['kwame', 'walt', 'jose'],
    },
    {
      title: 'Soup & Song Supper',
      description:
        'Our yearly benefit: six soups, one choir, handmade bowls to take home. We need greeters, ladlers, bakers and people who like to dance.',
      location: 'St. Anne’s Parish Hall, 310 Fourth Street',
      start: clock.weekday('Saturday', 3),
      from: '17:00',
      to: '21:30',
      type: EventType.fundraiser,
      max: 40,
      by: 'grace',
      yes: ['chloe', 'jose', 'aoife', 'fatima', 'priya', 'theo', 'lucia', 'tom'],
      notes: { jose: 'I will bake the rolls. All of them.' },
    },
    {
      title: 'Cooking Together: Beans Five Ways',
      description:
        'Fatima shows five cheap, good suppers from one pot of beans. Recipe cards in four languages.',
      location: 'Teaching kitchen',
      start: clock.weekday('Thursday', 4),
      from: '17:30',
      to: '19:30',
      type: EventType.other,
      max: 18,
      by: 'lucia',
      yes: ['fatima', 'samira', 'noor', 'linh'],
    },
  ];
}
