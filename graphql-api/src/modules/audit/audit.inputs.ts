import { IsOptional, IsUUID, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../paging.js';
import { DateTime } from '../../scalars.js';
import { AuditAction } from './auditEvent.entity.js';

export const AuditActionFilter = {
  ...AuditAction,
  sign_in_succeeded: 'sign_in_succeeded',
  sign_in_refused: 'sign_in_refused',
} as const;
registerEnumType(AuditActionFilter, {
  name: 'AuditActionFilter',
  description: 'What the audit trail records.',
});

@ArgsType()
export class AuditEventsArgs extends PageArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'For super administrators; admins always see their own organization.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'organizationId must be an id' })
  organizationId?: string | null;

  @Field(() => AuditActionFilter, { nullable: true })
  action?: keyof typeof AuditActionFilter | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the name or the e-mail of who did it, or of whom it was done to.',
  })
  @IsOptional()
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  search?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'The earliest instant.' })
  @IsOptional()
  since?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The instant before which it happened.' })
  @IsOptional()
  before?: Date | null;
}
