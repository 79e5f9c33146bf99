import { Link } from 'react-router-dom';
import type { SessionUser } from '../../lib/session';
import { Mark } from '../../ui/Mark';
import { LogoutButton } from '../session/LogoutButton';
import { adminTabs } from './navigation';
import { TabRow } from './TabRow';
import { ThemeButton } from './ThemeButton';

/** The organization an admin runs, its tabs, and the way out. */
export function AdminHeader({ user }: { user: SessionUser }) {
  return (
    <>
      <div className="mx-auto flex h-14 max-w-360 items-center gap-2 px-4 lg:gap-4 lg:px-6">
        <Mark className="size-8 max-sm:hidden" />
        <div className="min-w-0 grow leading-tight">
          <p className="truncate font-semibold">Admin Dashboard</p>
          <p className="truncate text-sm text-mute">{user.organizationName}</p>
        </div>
        <Link
          to="/profile"
          className="flex h-11 items-center truncate rounded-lg px-2 text-mute hover:text-ink max-sm:sr-only"
        >
          Welcome, {user.firstName || 'Admin'}
        </Link>
        <span className="max-[22rem]:hidden">
          <ThemeButton />
        </span>
        <LogoutButton />
      </div>
      <TabRow links={adminTabs} />
    </>
  );
}
