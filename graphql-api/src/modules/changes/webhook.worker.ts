import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../context.js';
import { type Db, type Orm, typedSql } from '../../database/orm.js';
import { hashToken } from '../people/session.tokens.js';
import { forgetOldChanges, readReach } from './change.queries.js';
import {
  type ClaimedWebhook,
  claimWebhooks,
  type Delivery,
  disableWebhook,
  forgetOldDeliveries,
  nextDelivery,
  releaseWebhook,
  settleDelivered,
  settleFailed,
  settleIdle,
} from './webhook.outbox.js';
import { type SendOptions, sendMessage } from './webhook.send.js';

/** Webhooks served at the same time. */
const lanes = 5;
const idleMilliseconds = 1_000;
const tidyMilliseconds = 10 * 60 * 1_000;
const stopMilliseconds = 5_000;
/** Waiting times after a failure; the last one from then on. */
const waitSeconds = [5, 30, 120, 300, 900, 1_800, 3_600];

interface WorkerOptions extends Partial<SendOptions> {
  /** How long to wait after so many failures in a row. */
  wait?: (failures: number) => number;
  /** How long to rest when nothing is due. */
  idle?: number;
}

type Told = Pick<Services, 'env' | 'log' | 'tokens'>;

/**
 * Sends changes to webhooks, on every server: to each in order, one at a time, and again until it answers with 2xx.
 * @returns stops taking webhooks, waits a little for what is on its way, and gives the others back
 */
export function startWebhookWorker(
  orm: Orm,
  services: Told,
  options: WorkerOptions = {},
): () => Promise<void> {
  const { env, log } = services;
  const db = () => typedSql(orm.em.fork());
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();
  const pause = () =>
    sleep(options.idle ?? idleMilliseconds, undefined, { signal: stopping.signal, ref: false }).catch(
      () => undefined,
    );
  const warn = (event: string) => (error: unknown) => log.warn({ event, error });

  const step = async () => {
    const claimed = await claimWebhooks(db(), lanes - busy.size);
    for (const webhook of claimed) {
      const served = serve(db, webhook, services, options, stopping.signal)
        .catch(warn('webhook_worker'))
        .finally(() => busy.delete(served));
      busy.add(served);
    }
    if (busy.size === lanes) await Promise.race(busy);
    else if (claimed.length === 0) await pause();
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await step().catch(async (error: unknown) => {
        warn('webhook_worker')(error);
        await pause();
      });
    }
    await Promise.all(busy);
  };

  const tidy = async () => {
    await forgetOldChanges(db(), env.changesRetentionDays);
    await forgetOldDeliveries(db(), env.changesRetentionDays);
  };
  const tidying = setInterval(() => void tidy().catch(warn('changes_tidy')), tidyMilliseconds);
  tidying.unref();
  const running = run();
  return async () => {
    stopping.abort();
    clearInterval(tidying);
    await Promise.race([running, sleep(stopMilliseconds, undefined, { ref: false })]);
  };
}

/** Sends to one webhook until it has everything, fails, or the claim is lost. */
async function serve(
  db: () => Db,
  webhook: ClaimedWebhook,
  { env, tokens }: Told,
  options: WorkerOptions,
  stopping: AbortSignal,
): Promise<void> {
  const secret = tokens.webhookSecret(webhook.seed);
  if (hashToken(`whsec_${secret.toString('base64')}`) !== webhook.secretHash) {
    return disableWebhook(
      db(),
      webhook,
      'The key of the server has changed. Delete this webhook and add it again.',
    );
  }
  while (!stopping.aborted) {
    // Read first: what is committed later must not be passed over.
    const { newest } = await readReach(db(), webhook.organizationId);
    const delivery = await nextDelivery(db(), webhook);
    if (!delivery) return settleIdle(db(), webhook, newest);
    const attempt = await sendMessage(
      { id: delivery.id, url: webhook.url, secret, body: bodyOf(webhook, delivery) },
      { loopback: env.webhookLoopback, ...options },
    );
    if (attempt.failure !== null) {
      const seconds = (options.wait ?? waitAfter)(webhook.attempts + 1);
      const wait = { seconds, patienceDays: env.webhookPatienceDays };
      return settleFailed(db(), webhook, delivery, attempt, wait);
    }
    webhook.attempts = 0;
    if (!(await settleDelivered(db(), webhook, delivery, attempt))) return;
  }
  await releaseWebhook(db(), webhook);
}

/** A little by chance, so that receivers that were away together are not all tried at the same moment. */
function waitAfter(failures: number): number {
  const seconds = waitSeconds[failures - 1] ?? (waitSeconds.at(-1) as number);
  return seconds * (0.9 + Math.random() * 0.2);
}

function bodyOf({ organizationId }: ClaimedWebhook, { id: _, position, ...change }: Delivery): string {
  return JSON.stringify({
    type: `${change.kind}.${change.what}`,
    timestamp: change.at,
    data: { organizationId, cursor: position, ...change },
  });
}
