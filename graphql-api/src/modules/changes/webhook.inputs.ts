import { ArrayNotEmpty, IsUUID, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PageArgs, PageInfo } from '../../paging.js';
import { MaxCharacters } from '../../text.js';
import { ChangeKind } from './change.entity.js';
import { wellFormedCursor } from './change.inputs.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhookDelivery.entity.js';

@InputType()
export class CreateWebhookInput {
  @Field(() => String, { description: 'Begins with https:// and is reached over the public internet.' })
  @MaxCharacters(2_000, { message: 'url must be at most 2,000 characters' })
  url!: string;

  @Field(() => [ChangeKind], {
    defaultValue: Object.values(ChangeKind),
    description: 'Of which changes it is told; all, when left out.',
  })
  @ArrayNotEmpty({ message: 'Choose at least one kind of change' })
  kinds!: ChangeKind[];
}

@ArgsType()
export class WebhookArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}

@ArgsType()
export class ReplayWebhookArgs extends WebhookArgs {
  @Field(() => String, {
    description: 'A cursor: changes behind it are sent again. With the own cursor, it only goes on.',
  })
  @Matches(wellFormedCursor, { message: 'since must be a cursor from an earlier answer' })
  since!: string;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'webhookId must be an id' })
  webhookId!: string;
}

@ObjectType({ description: 'A new webhook; its secret is shown this once.' })
export class CreatedWebhook {
  @Field(() => Webhook)
  webhook!: Webhook;

  @Field(() => String, {
    description: 'Proves that a message is from here: `whsec_…`, as Standard Webhooks say.',
  })
  secret!: string;
}

@ObjectType()
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'The newest change first.' })
  items!: WebhookDelivery[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
