import { Args, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { PageInfo } from '../../paging.js';
import { DateTime } from '../../scalars.js';
import { AuditActionFilter, AuditEventsArgs } from './audit.inputs.js';
import { listAuditEvents } from './audit.service.js';

@ObjectType({ description: 'Who did what to whom, when and from where. Never changed afterwards.' })
export class AuditEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'E-mail of who did it, as it was then.' })
  actorName!: string;

  @Field(() => AuditActionFilter)
  action!: keyof typeof AuditActionFilter;

  @Field(() => String, { description: 'To whom or what, as it was called then.' })
  subjectName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'role_changed: from which role to which. email_changed: the address before. newsletter_sent: to how many. Sign-ins: what the browser said it is.',
  })
  details?: string | null;

  @Field(() => String, { nullable: true, description: 'null on the platform itself.' })
  organizationName?: string | null;

  @Field(() => String, { description: 'Internet address.' })
  ip!: string;

  @Field(() => DateTime)
  createdAt!: string;
}

@ObjectType()
export class AuditEventPage {
  @Field(() => [AuditEvent])
  items!: AuditEvent[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@Resolver()
export class AuditResolver {
  @Query(() => AuditEventPage, {
    description:
      'For super administrators the whole platform, for admins their organization; the newest first. Counted up to 10,000: filters reach what is older.',
  })
  auditEvents(@Ctx() ctx: Context, @Args(() => AuditEventsArgs) args: AuditEventsArgs) {
    return listAuditEvents(ctx, args);
  }
}
