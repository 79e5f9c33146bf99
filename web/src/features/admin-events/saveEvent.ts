import type { ApolloClient } from '@apollo/client';
import { errorFields, errorSentence } from '../../apollo/errors';
import { CreateEventDocument, type CreateEventInput, UpdateEventDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import type { EventValues } from './eventSchema';
import { reloadEvents } from './reloadEvents';

/** Creates an event, or changes the one with `id`; returns null when that worked, otherwise what is wrong with which field. */
export async function saveEvent(
  client: ApolloClient,
  id: string | null,
  values: EventValues,
): Promise<Record<string, string> | null> {
  const input = inputOf(values);
  try {
    if (id) await client.mutate({ mutation: UpdateEventDocument, variables: { id, input } });
    else await client.mutate({ mutation: CreateEventDocument, variables: { input } });
  } catch (error) {
    const wrong = errorFields(error);
    // At the field when there is one, and never without a word.
    const known = Object.keys(wrong).some((name) => name in values);
    const failed = id ? deskMessages.eventUpdateFailed : deskMessages.eventCreateFailed;
    if (!known) toastError(failed, errorSentence(error));
    return wrong;
  }
  toastSuccess(id ? `${input.title} is updated` : `${input.title} is created`);
  void reloadEvents(client);
  return null;
}

/** What is sent: blank is nothing, an all-day event has no times, and the last day is the first unless said otherwise. */
export function inputOf(values: EventValues): CreateEventInput {
  const { title, eventType, startDate, isAllDay } = values;
  const text = (words: string) => words.trim() || null;
  return {
    title: title.trim(),
    description: text(values.description),
    location: text(values.location),
    eventType,
    startDate,
    endDate: values.endDate || startDate,
    isAllDay,
    startTime: isAllDay ? null : text(values.startTime),
    endTime: isAllDay ? null : text(values.endTime),
    maxVolunteers: values.maxVolunteers ? Number(values.maxVolunteers) : null,
    videoLink: text(values.videoLink),
    meetingId: text(values.meetingId),
    meetingPasscode: text(values.meetingPasscode),
  };
}
