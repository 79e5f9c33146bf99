import { messages } from '../../lib/messages';
import { Spinner } from '../../ui/Spinner';

/** While it is not yet known who is here, or their first page has not arrived. */
export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={messages.loading} />
    </main>
  );
}
