import { IsUUID, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PageArgs, PageInfo } from '../../paging.js';
import { MaxCharacters } from '../../text.js';
import { Newsletter, NewsletterAudience } from './newsletter.entity.js';
import { NewsletterMessage } from './newsletterMessage.entity.js';

@InputType()
export class SendNewsletterInput {
  @Field(() => String, { description: 'One line of 1 to 200 characters.' })
  @Matches(/^[^\r\n]*$/, { message: 'Subject must be one line' })
  @Matches(/\S/, { message: 'Subject is required' })
  @MaxCharacters(200, { message: 'subject must be at most 200 characters' })
  subject!: string;

  @Field(() => String, { description: 'Plain text of 1 to 20,000 characters.' })
  @Matches(/\S/, { message: 'Text is required' })
  @MaxCharacters(20_000, { message: 'text must be at most 20,000 characters' })
  text!: string;

  @Field(() => NewsletterAudience, { defaultValue: NewsletterAudience.all })
  audience!: NewsletterAudience;
}

@ArgsType()
export class NewsletterArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}

@ArgsType()
export class NewslettersArgs extends PageArgs {}

@ArgsType()
export class NewsletterMessagesArgs extends PageArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'newsletterId must be an id' })
  newsletterId!: string;
}

@ObjectType({ description: 'The outbox of an organization.' })
export class NewsletterPage {
  @Field(() => [Newsletter], { description: 'The newest first.' })
  items!: Newsletter[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Boolean, {
    description:
      'false: this server sends no mail (SMTP_URL is not set), and messages wait here, 7 days at most.',
  })
  mailIsSetUp!: boolean;
}

@ObjectType()
export class NewsletterMessagePage {
  @Field(() => [NewsletterMessage], { description: 'What failed or is unknown first, then by name.' })
  items!: NewsletterMessage[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
