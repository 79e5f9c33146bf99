import { firstMessages } from '../../lib/firstMessages';
import { Spinner } from '../../ui/Spinner';

/** While it is not yet known who is here, or their first page has not arrived. */
export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={firstMessages.loading} />
    </main>
  );
}
