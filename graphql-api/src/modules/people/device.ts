import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../scalars.js';

@ObjectType({ description: 'A place where the viewer is signed in.' })
export class Device {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean, { description: 'Whether this request comes from it.' })
  current!: boolean;

  @Field(() => DateTime, { description: 'When the viewer signed in there.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last renewed its tokens; to the quarter of an hour.' })
  lastUsedAt!: string;

  @Field(() => String, { nullable: true, description: 'What the browser said it is.' })
  userAgent?: string | null;

  @Field(() => String, { nullable: true, description: 'Internet address at the sign-in.' })
  ip?: string | null;
}
