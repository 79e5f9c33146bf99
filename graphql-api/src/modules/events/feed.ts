import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: "The viewer's calendar for programs such as Google Calendar, Outlook and Apple's Calendar.",
})
export class CalendarFeed {
  @Field(() => String, {
    description:
      'Address of an iCalendar file that is always up to date. Whoever knows it can read it: keep it secret.',
  })
  url!: string;

  @Field(() => String, {
    description: 'The same for programs that subscribe by themselves when it is opened.',
  })
  webcalUrl!: string;
}
