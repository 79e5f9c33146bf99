import { Arg, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { type Member, member } from '../authorize.js';
import type { Context } from '../context.js';
import { withinOrganization } from '../database/wall.js';
import { unavailable } from '../errors.js';
import { Event } from '../modules/events/event.entity.js';
import { selectEvents } from '../modules/events/event.queries.js';
import { MyTask } from '../modules/tasks/myTask.js';
import { selectMyTasks } from '../modules/tasks/myTask.queries.js';
import type { News, Subscriber } from './subscriber.js';

const maxSecondsBack = 300;

@ObjectType({ description: 'Something that may be different now, as the viewer sees it.' })
export class LiveUpdate {
  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => Event, { nullable: true, description: 'null when no event is told of, or it is gone.' })
  event?: Event | null;

  @Field(() => ID, { nullable: true })
  taskId?: string | null;

  @Field(() => MyTask, {
    nullable: true,
    description: 'null when no task is told of, or it is not assigned to the viewer.',
  })
  task?: MyTask | null;
}

/** Served at /graphql/stream as server-sent events (live.handler.ts). */
@Resolver()
export class LiveResolver {
  @Subscription(() => LiveUpdate, {
    description:
      "Tells of events whose seats or words change and of changes to the viewer's own tasks, whichever server they " +
      'came through. By POST to /graphql/stream, as graphql-sse says (distinct connections); at most 5 connections a ' +
      'person. SERVICE_UNAVAILABLE where a server cannot tell: then ask again from time to time.',
    subscribe: ({ context, args }) => {
      const ctx = context as Context;
      if (!ctx.live) throw unavailable();
      const { live } = ctx;
      const viewer = member(ctx);
      return updates(live.subscribe(viewer, secondsIn(args)), (news) =>
        // What was just told of is not on every replica yet.
        live.inTurn(() => withinOrganization(viewer.organizationId, () => readNews(ctx, viewer, news))),
      );
    },
  })
  live(
    @Root() update: LiveUpdate,
    // Read by subscribe above.
    @Arg('secondsBack', () => Int, {
      defaultValue: 0,
      description: '0 to 300: also tells of what has changed in the last seconds, so that nothing is missed.',
    })
    _secondsBack: number,
  ) {
    return update;
  }
}

const secondsIn = ({ secondsBack }: Record<string, unknown>): number =>
  Math.min(Math.max(Number(secondsBack) || 0, 0), maxSecondsBack);

type Update = Awaited<ReturnType<typeof readNews>>;

/** Not a generator: whoever leaves while it waits must be able to end it. */
function updates(
  subscriber: Subscriber,
  read: (news: News) => Promise<Update>,
): AsyncIterableIterator<NonNullable<Update>> {
  return {
    async next() {
      for (;;) {
        const { value, done } = await subscriber.next();
        if (done) return { value: undefined, done };
        const update = await read(value);
        if (update) return { value: update, done: false };
      }
    },
    return: () => subscriber.return() as Promise<IteratorReturnResult<undefined>>,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** What the viewer may see of it; null when it is no matter of theirs. */
async function readNews(ctx: Context, viewer: Member, news: News) {
  if ('eventId' in news) {
    const event = await selectEvents(ctx.db, viewer).where('e.id', '=', news.eventId).executeTakeFirst();
    return { eventId: news.eventId, event: event ?? null };
  }
  const task = await selectMyTasks(ctx.db, viewer).where('t.id', '=', news.taskId).executeTakeFirst();
  return task || news.isOwn ? { taskId: news.taskId, task: task ?? null } : null;
}
