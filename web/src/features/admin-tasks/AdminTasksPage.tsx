import { useReadQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { later, whenSettled } from '../../ui/later';
import { AdminFailure } from '../admin/AdminFailure';
import { AdminTasksSkeleton } from './AdminTasksSkeleton';
import { AdminTasksView } from './AdminTasksView';
import type { ask } from './adminTasks.ask';
import { OpenTask } from './OpenTask';
import { useTaskAddress } from './useTaskAddress';

const loadForm = () => import('./TaskCreate').then((module) => module.TaskCreate);
const TaskCreate = later(loadForm);

/** All tasks of the organization, for its admins, and the form that makes a new one. */
export function AdminTasksPage() {
  const { isCreating } = useTaskAddress();
  useEffect(() => whenSettled(loadForm), []);
  return (
    <Suspense fallback={<AdminTasksSkeleton />}>{isCreating ? <TaskCreate /> : <AdminTasks />}</Suspense>
  );
}

function AdminTasks() {
  const wanted = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived.
  const shown = useDeferredValue(wanted);
  const { data, error } = useReadQuery(shown);
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data?.viewer.organization) return <AdminFailure error={error} />;
  const { today, timezone } = data.viewer.organization;
  return (
    <>
      <AdminTasksView
        items={data.adminTasks.items}
        pageInfo={data.adminTasks.pageInfo}
        today={today}
        timeZone={timezone}
        isDeferred={shown !== wanted}
      />
      <OpenTask today={today} timeZone={timezone} />
    </>
  );
}
