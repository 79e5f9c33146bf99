import type { ComponentType } from 'react';
import type { SessionUser } from '../../lib/session';
import { AdminHeader } from './AdminHeader';
import { adminTabs, type NavigationLink, platformTabs, volunteerBar } from './navigation';
import { PlatformHeader } from './PlatformHeader';
import { VolunteerHeader } from './VolunteerHeader';

type Frame = {
  Header: ComponentType<{ user: SessionUser }>;
  /** The bar at the bottom of small screens. */
  bar: NavigationLink[];
  /** The line on top of the page, by which an administrator always sees where they are. */
  stripe: string;
};

const volunteer: Frame = { Header: VolunteerHeader, bar: volunteerBar, stripe: 'border-t-pine' };

const frames: Record<string, Frame> = {
  volunteer,
  nonprofit_admin: { Header: AdminHeader, bar: adminTabs, stripe: 'border-t-blue' },
  super_admin: { Header: PlatformHeader, bar: platformTabs, stripe: 'border-t-violet' },
};

/** What stands around a page: it follows the person's role, also on the pages that roles share. */
export const frameOf = (userType: string): Frame => frames[userType] ?? volunteer;
