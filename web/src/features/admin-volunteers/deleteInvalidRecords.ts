import type { ApolloClient } from '@apollo/client';
import {
  DeleteInvalidRecordDocument,
  DeleteInvalidRecordsDocument,
  type InvalidRecordCriteria,
} from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { forgetPeople, reasonOf } from './volunteerChanges';

/** Deletes one invalid record for good; returns whether that worked. */
export function deleteInvalidRecord(client: ApolloClient, id: string): Promise<boolean> {
  return deleting(client, async () => {
    await client.mutate({ mutation: DeleteInvalidRecordDocument, variables: { id } });
    return 1;
  });
}

/** Deletes for good all invalid records that match; returns whether that worked. */
export async function deleteInvalidRecords(
  client: ApolloClient,
  criteria: InvalidRecordCriteria,
): Promise<boolean> {
  if (Object.keys(criteria).length === 0) {
    toastError(deskMessages.noCriteria);
    return false;
  }
  return deleting(client, async () => {
    const { data } = await client.mutate({ mutation: DeleteInvalidRecordsDocument, variables: { criteria } });
    return data?.deleteInvalidRecords ?? 0;
  });
}

async function deleting(client: ApolloClient, work: () => Promise<number>): Promise<boolean> {
  try {
    const deleted = await work();
    toastSuccess(deleted === 1 ? '1 invalid record deleted' : `${deleted} invalid records deleted`);
  } catch (error) {
    toastError(deskMessages.recordDeleteError(reasonOf(error, deskMessages.recordDeleteFailed)));
    return false;
  }
  forgetPeople(client);
  return true;
}
