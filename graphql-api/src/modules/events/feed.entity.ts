import { defineEntity, p } from '@mikro-orm/core';

/**
 * The address under which a person's calendar program reads their calendar. The secret in it is made of the
 * seed and a key of the server's, so that neither the database alone nor a copy of it opens anybody's calendar.
 */
export const CalendarFeedSchema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feeds',
  properties: {
    userId: p.uuid().primary(),
    /** 32 random bytes. */
    seed: p.text().hidden(),
    /** SHA-256 of the secret: what is looked up. */
    secretHash: p.text().unique('calendar_feeds_secret').hidden(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

export class CalendarFeed extends CalendarFeedSchema.class {}
CalendarFeedSchema.setClass(CalendarFeed);
