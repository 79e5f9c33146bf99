import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';
import { DateTime } from '../../scalars.js';

export enum AccessTokenScope {
  read = 'read',
  write = 'write',
}
registerEnumType(AccessTokenScope, {
  name: 'AccessTokenScope',
  description: 'read asks only; write also changes what its owner may change.',
});

export const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  tableName: 'access_tokens',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    userId: p.uuid(),
    name: p.text(),
    scope: p.enum(() => AccessTokenScope),
    /** The secret itself is shown once and kept nowhere. */
    secretHash: p.text().hidden(),
    /** How the secret begins, by which people tell theirs apart. */
    hint: p.text(),
    expiresAt: p.datetime().columnType('timestamptz'),
    lastUsedAt: p.datetime().columnType('timestamptz').nullable(),
    revokedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    /** The same as of a session. */
    writes: p.integer().default(0),
  },
});

@ObjectType({
  description:
    'Lets a program act as a person, through both doors, with what their role allows at that moment. It cannot make ' +
    'tokens, change passwords or manage sessions.',
})
export class AccessToken extends AccessTokenSchema.class {
  @Field(() => ID)
  declare id: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  declare name: string;

  @Field(() => AccessTokenScope)
  declare scope: AccessTokenScope;

  @Field(() => String, { description: 'How the secret begins, such as `hr_4fQ8`.' })
  declare hint: string;

  @Field(() => DateTime)
  declare createdAt: Date;

  @Field(() => DateTime, { description: 'From then on it opens nothing.' })
  declare expiresAt: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'To the minute; null when it was never used.',
  })
  declare lastUsedAt: Date | null | undefined;

  @Field(() => String, { description: 'Name of the person it acts as, or else their e-mail.' })
  declare ownerName?: string;
}
AccessTokenSchema.setClass(AccessToken);
