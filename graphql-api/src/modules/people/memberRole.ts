import { registerEnumType } from 'type-graphql';

export enum MemberRole {
  nonprofit_admin = 'nonprofit_admin',
  volunteer = 'volunteer',
}
registerEnumType(MemberRole, { name: 'MemberRole', description: 'The roles that can be given to people.' });
