import { EventType } from '../../modules/events/event.entity.js';
import { addDays } from '../../time.js';
import type { DemoClock } from './clock.js';
import { type EventPlan, weekly } from './plan.js';

const nursery = 'Native plant nursery, 7 Millrace Road';

/** The weekly crews, what was, and what comes; the next seven days hold five events. */
export function riverTrustEvents(clock: DemoClock): EventPlan[] {
  return [...crews(clock), ...past(clock), ...coming(clock)];
}

function crews(clock: DemoClock): EventPlan[] {
  return [
    ...weekly(clock, {
      title: 'Thursday Trail Crew',
      description:
        'Clear drains, cut back blackberry, put rock where the mud is. Tools, gloves and helmets are on the trailer; bring water and lunch.',
      location: 'Cedar Saddle trailhead',
      weekday: 'Thursday',
      weeks: [6, 6],
      from: '09:00',
      to: '13:00',
      max: 9,
      by: 'joaquin',
      crews: [
        ['leo', 'cooper', 'ingrid', 'anders', 'pilar', 'dev'],
        ['cooper', 'bea', 'mateo', 'jun', 'ingrid'],
      ],
      exceptions: {
        0: {
          yes: ['cooper', 'ingrid', 'pilar', 'jun'],
          no: ['leo', 'dev'],
          notes: { leo: 'At the dentist, of all days. Take good care of the new loppers!' },
        },
      },
    }),
    ...weekly(clock, {
      title: 'Sunday Nursery Morning',
      description:
        'Pot up willow and red-osier dogwood, weed, water, and learn ten plants by name. Children are welcome; so are muddy knees.',
      location: nursery,
      weekday: 'Sunday',
      weeks: [6, 6],
      from: '10:00',
      to: '12:30',
      max: 12,
      by: 'hannah',
      crews: [
        ['tala', 'marisol', 'nia', 'esther', 'rosa', 'owen'],
        ['leo', 'tala', 'pilar', 'bea', 'marisol', 'jun', 'nia', 'mateo'],
      ],
      exceptions: {
        [-3]: { yes: ['tala', 'pilar', 'bea', 'marisol', 'nia'], no: ['rosa', 'owen'] },
        0: { yes: ['leo', 'tala', 'marisol', 'nia', 'esther', 'owen'] },
      },
    }),
  ];
}

function past(clock: DemoClock): EventPlan[] {
  return [
    {
      title: 'Wilderness First Aid Refresher',
      description:
        'Sprains, stings, cold water and what to say on the radio. With practice wounds made of ketchup.',
      location: 'Grange Hall, Alder Falls',
      start: clock.weekday('Saturday', -6),
      from: '09:00',
      to: '16:00',
      type: EventType.training,
      max: 14,
      by: 'joaquin',
      yes: ['leo', 'cooper', 'ingrid', 'pilar', 'tala', 'anders', 'dev', 'esther'],
      no: ['rosa'],
    },
    {
      title: 'River Cleanup: Falls to Ferry Bridge',
      description: 'Eleven canoes, 2,140 pounds of trash, one parking meter. Thank you all.',
      location: 'Start at the Alder Falls boat ramp',
      start: clock.weekday('Saturday', -4),
      from: '08:30',
      to: '14:00',
      max: 24,
      by: 'hannah',
      yes: [
        'leo',
        'tala',
        'marisol',
        'dev',
        'cooper',
        'nia',
        'mateo',
        'jun',
        'pilar',
        'owen',
        'bea',
        'anders',
      ],
      no: ['esther', 'rosa'],
      notes: { anders: 'I can bring two canoes.' },
    },
    {
      title: 'Landowner Evening at Miller’s Bend',
      description:
        'Maps on the table, pie beside them: where willows may go, and where cows must still reach the water.',
      location: 'Bea’s barn, 18 Ridge View',
      start: clock.weekday('Tuesday', -2),
      from: '18:00',
      to: '20:00',
      type: EventType.meeting,
      by: 'hannah',
      yes: ['bea', 'tala', 'ingrid', 'leo', 'joaquin'],
    },
  ];
}

function coming(clock: DemoClock): EventPlan[] {
  return [
    {
      title: 'Willow Planting at Miller’s Bend',
      description:
        'Four hundred willow stakes will hold this bank when the water rises. We work in pairs, one with the bar and one with the stake. One seat is left in the vans!',
      location: 'Meet at the nursery, 7 Millrace Road',
      start: clock.weekday('Saturday', 0),
      from: '09:00',
      to: '14:30',
      max: 10,
      by: 'hannah',
      yes: ['tala', 'marisol', 'cooper', 'nia', 'bea', 'pilar', 'jun', 'mateo', 'esther'],
      no: ['anders'],
    },
    {
      title: 'Crew Leader Call',
      description: 'Next month’s crews, tools to mend, and who takes which gate key.',
      location: 'Online',
      start: clock.weekday('Monday', 0),
      from: '18:30',
      to: '19:15',
      type: EventType.meeting,
      meeting: {
        link: 'https://meet.alderriver.example/crew-leaders',
        id: '920 5550 1477',
        passcode: 'alder31',
      },
      by: 'joaquin',
      yes: ['leo', 'cooper', 'tala', 'ingrid'],
    },
    {
      title: 'Stream Insects for Beginners',
      description:
        'Mayflies tell how a river is doing. Wade, net, look through the lens, and write down what you find.',
      location: 'Ferry Bridge gravel bar',
      start: clock.weekday('Wednesday', 0),
      from: '15:30',
      to: '17:30',
      type: EventType.training,
      max: 15,
      by: 'joaquin',
      yes: ['esther', 'owen', 'nia'],
    },
    {
      title: 'Crosscut Saw Certification',
      description:
        'Two to a saw, eight to an instructor. Bring your own boots; helmets and saws are provided.',
      location: 'Tool barn, 7 Millrace Road',
      start: clock.weekday('Friday', 1),
      from: '08:00',
      to: '16:00',
      type: EventType.training,
      max: 8,
      by: 'joaquin',
      yes: ['cooper', 'ingrid', 'dev', 'anders', 'pilar', 'jun', 'mateo', 'marisol'],
      no: ['owen'],
    },
    {
      title: 'Cedar Saddle Work Weekend',
      description:
        'Three days in the high country: a new footbridge, two switchbacks, and supper by the fire. The mules carry the tools and the pie.',
      location: 'Cedar Saddle camp',
      start: clock.weekday('Friday', 2),
      end: addDays(clock.weekday('Friday', 2), 2),
      from: '10:00',
      to: '15:00',
      max: 16,
      by: 'joaquin',
      yes: ['leo', 'cooper', 'ingrid', 'pilar', 'anders', 'dev', 'tala'],
      no: ['mateo'],
    },
    {
      title: 'Alder River Day',
      description:
        'All day, all along the water: guided walks, a planting table, and the yearly duck race at the falls.',
      location: 'Riverfront Park, Alder Falls',
      start: clock.weekday('Saturday', 4),
      type: EventType.other,
      by: 'hannah',
      yes: ['bea', 'esther', 'marisol', 'nia'],
    },
    {
      title: 'Boots & Banjos Benefit',
      description:
        'Dinner, a string band and a silent auction for the footbridge. We need hands at the grill and the door.',
      location: 'Grange Hall, Alder Falls',
      start: clock.weekday('Saturday', 5),
      from: '17:30',
      to: '22:00',
      type: EventType.fundraiser,
      max: 20,
      by: 'hannah',
      yes: ['bea', 'rosa', 'leo', 'jun'],
      notes: { leo: 'Grill, please. I promise not to play the banjo.' },
    },
  ];
}
