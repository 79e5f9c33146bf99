import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { Webhook } from './webhook.entity.js';
import {
  CreatedWebhook,
  CreateWebhookInput,
  ReplayWebhookArgs,
  WebhookArgs,
  WebhookDeliveriesArgs,
  WebhookDeliveryPage,
} from './webhook.inputs.js';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
} from './webhook.service.js';

@Resolver()
export class WebhookResolver {
  @Query(() => [Webhook], {
    description: 'For admins: where changes of their organization are sent to, the oldest first.',
  })
  webhooks(@Ctx() ctx: Context) {
    return listWebhooks(ctx);
  }

  @Query(() => WebhookDeliveryPage, { description: 'For admins: what was sent to a webhook.' })
  webhookDeliveries(@Ctx() ctx: Context, @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs) {
    return listWebhookDeliveries(ctx, args);
  }

  @Mutation(() => CreatedWebhook, {
    description:
      'For admins: has changes sent to an address from now on. At most 10 for an organization; CONFLICT beyond.',
  })
  createWebhook(@Ctx() ctx: Context, @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput) {
    return createWebhook(ctx, input);
  }

  @Mutation(() => Webhook, {
    description:
      'For admins: sends changes behind a cursor again, in order, and goes on from there. CURSOR_EXPIRED when they ' +
      'are no longer kept.',
  })
  replayWebhook(@Ctx() ctx: Context, @Args(() => ReplayWebhookArgs) args: ReplayWebhookArgs) {
    return replayWebhook(ctx, args);
  }

  @Mutation(() => Webhook, { description: 'For admins: ends a webhook, and answers with what it was.' })
  deleteWebhook(@Ctx() ctx: Context, @Args(() => WebhookArgs) { id }: WebhookArgs) {
    return deleteWebhook(ctx, id);
  }
}
