import { Link } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { Mark } from '../../ui/Mark';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 text-center">
      <Mark className="size-12" />
      <h1 className="text-2xl font-bold">{messages.pageNotFound}</h1>
      <Link to="/" className={controlLook.primary}>
        Go Home
      </Link>
    </main>
  );
}
