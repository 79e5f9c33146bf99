import type { Fixture, Row } from './permissions.table.js';

const id = (noun: 'event' | 'task') => (of: Fixture) => ({ id: of[noun].id });
const adminsOnly: Row['who'] = [401, 403, 200, 403];

const task = { title: 'Paint the fence' };
const event = { title: 'Open day', startDate: '2099-01-01' };
const assignment = (of: Fixture) => ({ taskId: of.task.id, userId: of.other.id });

/** The desk of the admins: tasks, events and how the organization is doing. */
export const deskTable: Row[] = [
  { useCase: 'adminDashboard', who: adminsOnly, rest: [{ call: 'GET /dashboard/admin' }] },

  { useCase: 'adminTasks', who: adminsOnly, rest: [{ call: 'GET /admin/tasks' }] },
  {
    useCase: 'task',
    who: adminsOnly,
    args: id('task'),
    rest: [{ call: 'GET /tasks/:id', params: id('task') }],
  },
  {
    useCase: 'createTask',
    who: adminsOnly,
    args: () => ({ input: task }),
    rest: [{ call: 'POST /admin/tasks', body: () => task }],
  },
  {
    useCase: 'updateTask',
    who: adminsOnly,
    args: (of) => ({ id: of.task.id, input: task }),
    rest: [{ call: 'PUT /tasks/:id', params: id('task'), body: () => task }],
  },
  {
    useCase: 'deleteTask',
    who: adminsOnly,
    args: id('task'),
    rest: [{ call: 'DELETE /tasks/:id', params: id('task') }],
  },
  { useCase: 'duplicateTask', who: adminsOnly, args: id('task') },
  {
    useCase: 'assignTask',
    who: adminsOnly,
    args: (of) => ({ taskId: of.task.id, emails: [of.other.email] }),
  },
  { useCase: 'unassignTask', who: adminsOnly, args: assignment },
  {
    useCase: 'completeAssignment',
    who: adminsOnly,
    args: assignment,
    rest: [{ call: 'POST /tasks/:id/complete', params: id('task'), body: (of) => ({ userId: of.other.id }) }],
  },

  { useCase: 'events', who: [401, 200, 200, 403] },
  {
    useCase: 'createEvent',
    who: adminsOnly,
    args: () => ({ input: event }),
    rest: [{ call: 'POST /calendar/events', body: () => event }],
  },
  {
    useCase: 'updateEvent',
    who: adminsOnly,
    args: (of) => ({ id: of.event.id, input: { title: 'Renamed' } }),
    rest: [{ call: 'PUT /calendar/events/:id', params: id('event'), body: () => ({ title: 'Renamed' }) }],
  },
  {
    useCase: 'deleteEvent',
    who: adminsOnly,
    args: id('event'),
    rest: [{ call: 'DELETE /calendar/events/:id', params: id('event') }],
  },
  {
    useCase: 'duplicateEvent',
    who: adminsOnly,
    args: (of) => ({ id: of.event.id, startDate: '2099-02-01' }),
  },
  {
    useCase: 'eventAttendees',
    who: adminsOnly,
    args: (of) => ({ eventId: of.event.id }),
    rest: [{ call: 'GET /calendar/events/:id/attendees', params: id('event') }],
  },
];
