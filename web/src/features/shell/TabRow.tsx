import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './navigation';

/** The main navigation of an administrator: links that look like tabs, because each is an address of its own. */
export function TabRow({ links }: { links: NavigationLink[] }) {
  return (
    <nav aria-label="Main" className="mx-auto hidden max-w-360 px-6 lg:block">
      <ul className="flex gap-1">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex h-11 items-center gap-2 border-b-2 border-transparent px-3 font-semibold text-mute transition-colors hover:text-ink aria-[current=page]:border-pine aria-[current=page]:text-pine"
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
