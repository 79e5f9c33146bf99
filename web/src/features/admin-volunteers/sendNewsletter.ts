import type { ApolloClient } from '@apollo/client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { errorFields, errorSentence } from '../../apollo/errors';
import {
  type NewsletterAudience,
  NewslettersDocument,
  SendNewsletterDocument,
} from '../../graphql/desk/graphql';
import { toastError, toastSuccess } from '../../ui/toast';
import type { Wrong } from './volunteerChanges';

export type NewsletterValues = { subject: string; text: string; audience: NewsletterAudience };

const atMost = (max: number, label: string) =>
  z.refine<string>((text) => [...text].length <= max, {
    error: `${label} must be at most ${max.toLocaleString('en-US')} characters`,
  });

/** What the server will ask of a newsletter, told before it is sent. */
export const newsletterResolver = standardSchemaResolver<NewsletterValues, unknown, NewsletterValues>(
  z.object({
    subject: z.string().check(z.trim(), z.minLength(1, 'Subject is required'), atMost(200, 'Subject')),
    text: z.string().check(z.trim(), z.minLength(1, 'Text is required'), atMost(20_000, 'Text')),
    audience: z.enum(['all', 'volunteers', 'nonprofit_admins']),
  }),
);

/** Puts a newsletter into the outbox, from where the server sends it. */
export async function sendNewsletter(client: ApolloClient, input: NewsletterValues): Promise<Wrong> {
  try {
    await client.mutate({
      mutation: SendNewsletterDocument,
      variables: { input },
      refetchQueries: [NewslettersDocument],
      awaitRefetchQueries: true,
    });
  } catch (error) {
    toastError('The newsletter could not be sent', errorSentence(error));
    return errorFields(error);
  }
  toastSuccess('The newsletter is in the outbox');
  return null;
}
