import { useLocation } from 'react-router-dom';
import { firstMessages } from '../../lib/firstMessages';
import { sessionEnd } from '../../lib/session';
import { Mark } from '../../ui/Mark';
import { LoginForm } from './LoginForm';

/** The door: nothing here needs more than three plain calls. */
export function LoginPage() {
  const { state } = useLocation();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-8">
      <div className="w-full max-w-105 rounded-2xl border border-line bg-card p-6 sm:p-8">
        <div className="flex flex-col items-center gap-2 pb-6 text-center">
          <Mark className="size-12" />
          <h1 className="text-2xl font-bold">Handraise</h1>
          <p className="text-mute">{firstMessages.tagline}</p>
        </div>
        {/* The state for a page that is reloaded; the other for a session that ended before any page had come. */}
        {(state?.ended || sessionEnd() === 'expired') && (
          <p role="status" className="mb-4 rounded-lg bg-blue-soft px-3 py-2 text-blue">
            {firstMessages.sessionEnded}
          </p>
        )}
        <LoginForm />
      </div>
      <p className="text-center text-sm text-mute">{firstMessages.loginHelp}</p>
    </main>
  );
}
