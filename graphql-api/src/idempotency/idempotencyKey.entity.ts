import { defineEntity, p } from '@mikro-orm/core';

/** A call that creates, by the key its caller gave it, and what it answered. */
export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    userId: p.uuid().primary(),
    /** Method and path. */
    call: p.text().primary(),
    key: p.text().primary(),
    /** Tells the same call from another one; the body itself is not kept. */
    bodyHash: p.text(),
    /** null while the first call is at work, or when nobody knows what became of it. */
    answer: p.json<string>().nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()').index('idempotency_keys_by_age'),
  },
});
