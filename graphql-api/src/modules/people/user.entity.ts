import { defineEntity, p } from '@mikro-orm/core';
import { registerEnumType } from 'type-graphql';
import { timestamps } from '../../database/columns.js';
import { newId } from '../../database/id.js';

export enum UserRole {
  super_admin = 'super_admin',
  nonprofit_admin = 'nonprofit_admin',
  volunteer = 'volunteer',
}
registerEnumType(UserRole, {
  name: 'UserRole',
  description:
    'super_admin runs the platform, nonprofit_admin one organization; a volunteer takes part in one.',
});

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** null for super administrators only. */
    organizationId: p.uuid().nullable(),
    /** Normalized; null on imported records without one, which are invalid records. */
    email: p.text().nullable(),
    role: p.enum(() => UserRole),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    phone: p.text().nullable(),
    address: p.text().nullable(),
    birthday: p.date().nullable(),
    adminNotes: p.text().nullable(),
    /** argon2id of the personal password; where it is set, only it opens the account. */
    passwordHash: p.text().nullable().hidden(),
    lastLogin: p.datetime().columnType('timestamptz').nullable(),
    /** Set when the person left the whitelist; the row stays so that history keeps its names. */
    removedAt: p.datetime().columnType('timestamptz').nullable(),
    /** Kept by the database: the name as people sort by it (fold_text); null without one. */
    nameKey: p
      .text()
      .collation('C')
      .generated(
        `(fold_text(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''))) stored`,
      )
      .nullable()
      .hidden()
      .lazy(),
    /** Kept by the database: name and e-mail as people search in them; no search can reach across the two. */
    searchKey: p
      .text()
      .generated(
        `(fold_text(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) || chr(31) || coalesce(email, '')) stored`,
      )
      .nullable()
      .hidden()
      .lazy(),
    ...timestamps,
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
