import { formatInstant } from '../../lib/dates';
import type { SessionUser } from '../../lib/session';
import { Mark } from '../../ui/Mark';
import { LogoutButton } from '../session/LogoutButton';
import { platformTabs } from './navigation';
import { TabRow } from './TabRow';
import { ThemeButton } from './ThemeButton';

/** Who runs the platform, when they were last here, the tabs, and the way out. */
export function PlatformHeader({ user }: { user: SessionUser }) {
  return (
    <>
      <div className="mx-auto flex h-14 max-w-360 items-center gap-2 px-4 lg:gap-4 lg:px-6">
        <Mark className="size-8 max-sm:hidden" />
        <div className="flex min-w-0 grow leading-tight max-[48rem]:flex-col min-[48rem]:items-center min-[48rem]:gap-4">
          <div className="min-w-0 min-[48rem]:grow">
            <p className="truncate font-semibold max-sm:text-sm">Super Admin Dashboard</p>
            <p className="truncate text-sm text-mute max-sm:text-xs">
              Welcome back, {user.firstName || user.email}
            </p>
          </div>
          <p className="truncate text-sm text-mute max-sm:text-xs">
            Last login: {user.lastLogin ? formatInstant(user.lastLogin) : 'Never'}
          </p>
        </div>
        <span className="max-[22rem]:hidden">
          <ThemeButton />
        </span>
        <LogoutButton />
      </div>
      <TabRow links={platformTabs} />
    </>
  );
}
