import { inPerson } from '../../authorize.js';
import type { Context } from '../../context.js';
import { selectMyData } from './myData.queries.js';

/**
 * Everything kept about the person who asks, for them to take along (GDPR, articles 15 and 20). Only for people who
 * signed in themselves: a program has no use for it.
 */
export async function exportMyData(ctx: Context) {
  const { id } = inPerson(ctx);
  return selectMyData(ctx.db, id).executeTakeFirstOrThrow();
}
