import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { exportMyData } from './myData.service.js';

@Resolver()
export class MyDataResolver {
  @Query(() => String, {
    description:
      'Everything kept about the viewer as the text of a JSON file: profile, tasks, events, documents uploaded, newsletters, ' +
      'devices, sign-ins and recorded actions. It grows; read it as a whole, not field by field.',
  })
  async myData(@Ctx() ctx: Context) {
    return JSON.stringify(await exportMyData(ctx), null, 2);
  }
}
