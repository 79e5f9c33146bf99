import type { OperationVariables } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import { client } from './client';
import type { Question, QuestionOf } from './question';

const preloadQuery = createQueryPreloader(client);

/** Starts a page's query before the page itself has arrived; what has been answered just now is not asked again. */
export const preload = ({ query, variables }: Question, isAnswered: boolean) =>
  preloadQuery(query, {
    variables,
    fetchPolicy: isAnswered ? 'cache-first' : 'cache-and-network',
    errorPolicy: 'all',
  });

/** What the loader of a page hands to it. */
export type Asked<Ask> = Ask extends (params: URLSearchParams) => QuestionOf<infer Data, infer Variables>
  ? PreloadedQueryRef<Data, Extract<Variables, OperationVariables>, 'complete' | 'streaming' | 'empty'>
  : never;
