import { ApolloServer } from '@apollo/server';
import type { Request, Response } from 'express';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.js';
import { asPlugin } from './hooks.js';
import { apolloHandler } from './http.js';
import { limitsHooks } from './limits.js';
import { mustFinish, withinTime } from './patience.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answerOf() {
  const told = { status: 200, body: undefined as unknown, headersSent: false };
  const response = {
    ...told,
    status(code: number) {
      told.status = code;
      return this;
    },
    json(body: unknown) {
      told.body = body;
      this.headersSent = true;
    },
    setHeader() {
      if (this.headersSent) throw new Error('Headers were sent.');
    },
    end(body: string) {
      told.body = JSON.parse(body);
    },
  };
  return { told, response: response as unknown as Response };
}

const never = () => new Promise<void>(() => {});
const ctx = () => ({ requestId: 'one' }) as Context;

test('a query that takes too long is answered, and what it finds later is dropped', async () => {
  const { told, response } = answerOf();
  let late: (reason: Error) => void = () => {};
  const slow = () => new Promise<void>((_, reject) => (late = reject));
  const answered = withinTime(slow, ctx)({} as Request, response, () => {});
  vi.advanceTimersByTime(7_999);
  expect(told.body).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(told.status).toBe(503);
  expect(told.body).toEqual({
    errors: [
      {
        message: 'The query took longer than 8 seconds. Ask for less at once, or again a little later.',
        extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 },
      },
    ],
  });
  late(new Error('Headers were sent.'));
  await answered;
});

test('what changes something is waited for', () => {
  const { told, response } = answerOf();
  const one = ctx();
  mustFinish(one);
  void withinTime(never, () => one)({} as Request, response, () => {});
  vi.advanceTimersByTime(60_000);
  expect(told.body).toBeUndefined();
});

test.each([
  ['query', 'The query took longer than 8 seconds. Ask for less at once, or again a little later.'],
  ['mutation', undefined],
])('of a slow %s, Apollo’s answer comes too late only where nothing is changed', async (kind, sentence) => {
  let finish: (text: string) => void = () => {};
  const slow = new Promise<string>((resolve) => (finish = resolve));
  const fields = { slow: { type: GraphQLString, resolve: () => slow } };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields }),
  });
  const apollo = new ApolloServer<Context>({ schema, plugins: [asPlugin([limitsHooks])] });
  await apollo.start();
  const { told, response } = answerOf();
  const one = { requestId: kind } as Context;
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', url: '/', headers, body: { query: `${kind} { slow }` } };
  const handle = withinTime(
    apolloHandler(apollo, () => one),
    () => one,
  );
  const done = handle(request as unknown as Request, response, () => {});
  await vi.advanceTimersByTimeAsync(9_000);
  finish('done');
  await done;
  const extensions = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 };
  const refusal = { errors: [{ message: sentence, extensions }] };
  expect(told.body).toEqual(sentence ? refusal : { data: { slow: 'done' } });
  await apollo.stop();
});

test('an error is everybody else’s before an answer was given', async () => {
  const { response } = answerOf();
  const broken = async () => {
    throw new Error('broken');
  };
  await expect(withinTime(broken, ctx)({} as Request, response, () => {})).rejects.toThrow('broken');
});
