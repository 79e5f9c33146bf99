import { Matches, Min, ValidateBy } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { LocalDate, LocalTime } from '../../scalars.js';
import { MaxCharacters, somethingToSee } from '../../text.js';
import { isWebAddress } from '../../webAddress.js';
import { EventType } from './event.entity.js';
import { EventArgs } from './event.inputs.js';
import { isMeetingWord } from './event.meeting.js';

/** A rule for texts that may also be left empty. */
function Fits(name: string, fits: (text: string) => boolean, message: string): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && (value.trim() === '' || fits(value.trim()));
  return ValidateBy({ name, validator: { validate } }, { message });
}

@InputType()
abstract class EventInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Up to 10,000 characters. Lines 'Join Meeting: …', 'Meeting ID: …' and 'Passcode: …' at its end, in this " +
      'order, are read as the meeting, so that a description can be sent back as it came.',
  })
  // 10,000 for the text, the rest for the three lines.
  @MaxCharacters(12_300, { message: 'description must be at most 10,000 characters' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 500 characters.' })
  @MaxCharacters(500, { message: 'location must be at most 500 characters' })
  location?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'null: the start date.' })
  endDate?: string | null;

  @Field(() => LocalTime, { nullable: true, description: 'Ignored for an all-day event.' })
  startTime?: string | null;

  @Field(() => LocalTime, { nullable: true, description: 'Ignored for an all-day event.' })
  endTime?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'At least 1; null: as many as like to come. Below the sign-ups there are, it keeps them.',
  })
  @Min(1, { message: 'maxVolunteers must be at least 1' })
  maxVolunteers?: number | null;

  @Field(() => String, { nullable: true, description: 'An http or https address, up to 2,000 characters.' })
  @Fits('videoLink', isWebAddress, 'The meeting link must be a web address such as https://example.org/meet')
  videoLink?: string | null;

  @Field(() => String, { nullable: true, description: 'One line of up to 100 characters.' })
  @Fits('meetingId', isMeetingWord, 'The meeting ID must be one line of at most 100 characters')
  meetingId?: string | null;

  @Field(() => String, { nullable: true, description: 'One line of up to 100 characters.' })
  @Fits('meetingPasscode', isMeetingWord, 'The passcode must be one line of at most 100 characters')
  meetingPasscode?: string | null;
}

@InputType()
export class CreateEventInput extends EventInput {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Matches(somethingToSee, { message: 'Title is required' })
  @MaxCharacters(200, { message: 'title must be at most 200 characters' })
  title!: string;

  @Field(() => LocalDate)
  startDate!: string;

  @Field(() => Boolean, { defaultValue: false })
  isAllDay!: boolean;

  @Field(() => EventType, { defaultValue: EventType.volunteer_event })
  eventType!: EventType;
}

@InputType({ description: 'What is left out stays as it is; null empties what may be empty.' })
export class UpdateEventInput extends EventInput {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @Matches(somethingToSee, { message: 'Title is required' })
  @MaxCharacters(200, { message: 'title must be at most 200 characters' })
  title?: string | null;

  @Field(() => LocalDate, { nullable: true })
  startDate?: string | null;

  @Field(() => Boolean, { nullable: true })
  isAllDay?: boolean | null;

  @Field(() => EventType, { nullable: true })
  eventType?: EventType | null;
}

@ArgsType()
export class DuplicateEventArgs extends EventArgs {
  @Field(() => LocalDate, { description: 'First day of the copy, which lasts as many days.' })
  startDate!: string;
}
