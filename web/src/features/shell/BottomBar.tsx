import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './navigation';

/** The main navigation of small screens, within reach of a thumb. */
export function BottomBar({ links }: { links: NavigationLink[] }) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print-hidden"
    >
      <ul className="mx-auto flex h-16 max-w-xl">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 grow basis-0">
            <NavLink
              to={to}
              className="flex h-full flex-col items-center justify-center gap-0.5 text-mute -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-pine"
            >
              <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
              <span className="text-center text-[0.6875rem] leading-tight">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
