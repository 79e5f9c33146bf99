import { Link, NavLink } from 'react-router-dom';
import type { SessionUser } from '../../lib/session';
import { Mark } from '../../ui/Mark';
import { LogoutButton } from '../session/LogoutButton';
import { volunteerLinks } from './navigation';
import { ThemeButton } from './ThemeButton';

/** The organization a volunteer is with, the ways around, and the way out. */
export function VolunteerHeader({ user }: { user: SessionUser }) {
  const initials =
    [user.firstName, user.lastName].map((name) => name?.charAt(0) ?? '').join('') || user.email.charAt(0);
  return (
    <div className="mx-auto flex h-14 max-w-300 items-center gap-1 px-4 sm:gap-2 lg:gap-4 lg:px-6">
      <Mark className="size-8 max-sm:hidden" />
      <div className="min-w-0 leading-tight max-lg:grow">
        <p className="truncate font-semibold">{user.organizationName ?? 'Handraise'}</p>
        <p className="truncate text-sm text-mute">Volunteer Portal</p>
      </div>
      <nav aria-label="Main" className="hidden grow justify-center lg:flex">
        <ul className="flex gap-1">
          {volunteerLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex h-10 items-center rounded-lg px-3 font-semibold text-mute transition-colors hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <span className="max-[22rem]:hidden">
        <ThemeButton />
      </span>
      <Link to="/profile" className="grid size-11 shrink-0 place-items-center rounded-full lg:hidden">
        <span className="sr-only">Profile</span>
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-pine-soft text-sm font-semibold text-pine"
        >
          {initials.toUpperCase()}
        </span>
      </Link>
      <LogoutButton />
    </div>
  );
}
