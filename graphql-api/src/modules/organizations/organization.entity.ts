import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { timestamps } from '../../database/columns.js';
import { newId } from '../../database/id.js';
import { LocalDate } from '../../scalars.js';

export const OrganizationSchema = defineEntity({
  name: 'Organization',
  tableName: 'organizations',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.text(),
    description: p.text().nullable(),
    website: p.text().nullable(),
    phone: p.text().nullable(),
    address: p.text().nullable(),
    timezone: p.text().default('America/New_York'),
    isActive: p.boolean().default(true),
    /** argon2id of the password its members share until they set a personal one. */
    passwordHash: p.text().hidden(),
    ...timestamps,
  },
});

@ObjectType({ description: 'A nonprofit. Everybody but the super administrators belongs to exactly one.' })
export class Organization extends OrganizationSchema.class {
  @Field(() => ID)
  declare id: string;

  @Field(() => String)
  declare name: string;

  @Field(() => String, { nullable: true })
  declare description: string | null | undefined;

  @Field(() => String, {
    description: "IANA name of the time zone in which the organization's dates and times are meant.",
  })
  declare timezone: string;

  @Field(() => LocalDate, { description: "Today's date in that zone." })
  declare today?: string;
}
OrganizationSchema.setClass(Organization);
