import { type Route, route, snakeKeys } from '../../rest.js';
import {
  CreateWebhookInput,
  ReplayWebhookArgs,
  WebhookArgs,
  WebhookDeliveriesArgs,
} from './webhook.inputs.js';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
} from './webhook.service.js';

export const webhookRoutes: Route[] = [
  route({
    method: 'get',
    path: '/webhooks',
    field: 'webhooks',
    gives: { webhooks: '[Webhook]' },
    answer: async (ctx) => ({ webhooks: (await listWebhooks(ctx)).map(snakeKeys) }),
  }),
  route({
    method: 'post',
    path: '/webhooks',
    field: 'createWebhook',
    gives: { message: 'String', webhook: 'Webhook', secret: 'String?' },
    input: CreateWebhookInput,
    from: ({ body }) => ({ input: body }),
    created: ({ webhook }) => `/webhooks/${(webhook as { id: string }).id}`,
    answer: async (ctx, { input }) => {
      const { webhook, secret } = await createWebhook(ctx, input);
      return {
        message: 'Webhook created. Copy the secret now: it is not shown again',
        webhook: snakeKeys(webhook),
        secret,
      };
    },
  }),
  route({
    method: 'get',
    path: '/webhooks/:id/deliveries',
    field: 'webhookDeliveries',
    gives: { deliveries: '[WebhookDelivery]', pagination: 'PageInfo' },
    args: WebhookDeliveriesArgs,
    from: ({ params, query }) => ({ ...query, webhookId: params.id }),
    answer: async (ctx, args) => {
      const { items, pageInfo } = await listWebhookDeliveries(ctx, args);
      return { deliveries: items.map(snakeKeys), pagination: snakeKeys(pageInfo) };
    },
  }),
  route({
    method: 'post',
    path: '/webhooks/:id/replay',
    field: 'replayWebhook',
    gives: { message: 'String', webhook: 'Webhook' },
    args: ReplayWebhookArgs,
    from: ({ params, body }) => ({ since: body.since, id: params.id }),
    answer: async (ctx, args) => ({
      message: 'Changes are sent again',
      webhook: snakeKeys(await replayWebhook(ctx, args)),
    }),
  }),
  route({
    method: 'delete',
    path: '/webhooks/:id',
    field: 'deleteWebhook',
    gives: { message: 'String' },
    args: WebhookArgs,
    from: ({ params }) => ({ id: params.id }),
    answer: async (ctx, { id }) => {
      await deleteWebhook(ctx, id);
      return { message: 'Webhook deleted' };
    },
  }),
];
