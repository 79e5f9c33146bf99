import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { Newsletter } from './newsletter.entity.js';
import {
  NewsletterArgs,
  NewsletterMessagePage,
  NewsletterMessagesArgs,
  NewsletterPage,
  NewslettersArgs,
  SendNewsletterInput,
} from './newsletter.inputs.js';
import {
  getNewsletter,
  listNewsletterMessages,
  listNewsletters,
  sendNewsletter,
} from './newsletter.service.js';

@Resolver()
export class NewsletterResolver {
  @Query(() => NewsletterPage, { description: 'For admins: the outbox of their organization.' })
  newsletters(@Ctx() ctx: Context, @Args(() => NewslettersArgs) args: NewslettersArgs) {
    return listNewsletters(ctx, args);
  }

  @Query(() => Newsletter, {
    description: 'For admins. NOT_FOUND for one that is absent or of another organization.',
  })
  newsletter(@Ctx() ctx: Context, @Args(() => NewsletterArgs) { id }: NewsletterArgs) {
    return getNewsletter(ctx, id);
  }

  @Query(() => NewsletterMessagePage, {
    description: 'For admins: what became of a newsletter, person by person.',
  })
  newsletterMessages(@Ctx() ctx: Context, @Args(() => NewsletterMessagesArgs) args: NewsletterMessagesArgs) {
    return listNewsletterMessages(ctx, args);
  }

  @Mutation(() => Newsletter, {
    description:
      'For admins: puts a newsletter into the outbox, from where it is sent, once to each person. At most 10 per hour ' +
      'and organization; CONFLICT when nobody would get it or the same was sent within 10 minutes.',
  })
  sendNewsletter(@Ctx() ctx: Context, @Arg('input', () => SendNewsletterInput) input: SendNewsletterInput) {
    return sendNewsletter(ctx, input);
  }
}
