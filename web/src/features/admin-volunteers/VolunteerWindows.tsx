import { Suspense, useEffect, useState } from 'react';
import { later, whenSettled } from '../../ui/later';
import type { useVolunteerAddress } from './useVolunteerAddress';

type Window = ReturnType<typeof useVolunteerAddress>['window'];
type VolunteerWindowsProps = { window: Window; onClose: () => void };

const loadAdd = () => import('./AddVolunteer').then((module) => module.AddVolunteer);
const AddVolunteer = later(loadAdd);
// Seldom used: each arrives when it is first opened.
const RolesDialog = later(() => import('./RolesDialog').then((module) => module.RolesDialog));
const ImportDialog = later(() => import('./ImportDialog').then((module) => module.ImportDialog));
const NewsletterDialog = later(() => import('./NewsletterDialog').then((module) => module.NewsletterDialog));
const SharedPasswordDialog = later(() =>
  import('./SharedPasswordDialog').then((module) => module.SharedPasswordDialog),
);

const lazily = {
  add: AddVolunteer,
  roles: RolesDialog,
  import: ImportDialog,
  newsletter: NewsletterDialog,
  password: SharedPasswordDialog,
} as const;
const names = Object.keys(lazily) as (keyof typeof lazily)[];

/** The windows of the page, of which the address opens one. */
export function VolunteerWindows({ window, onClose }: VolunteerWindowsProps) {
  useEffect(() => whenSettled(loadAdd), []);
  // Once opened, a window stays to move out.
  const [wanted, setWanted] = useState<Window[]>([window]);
  if (!wanted.includes(window)) setWanted([...wanted, window]);
  return (
    <>
      {names.map((name) => {
        const Named = lazily[name];
        return (
          wanted.includes(name) && (
            <Suspense key={name} fallback={null}>
              <Named open={window === name} onClose={onClose} />
            </Suspense>
          )
        );
      })}
    </>
  );
}
