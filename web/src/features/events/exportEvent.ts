import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { ExportEventDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { toastError } from '../../ui/toast';

// Longer than any answer may take.
const BLANK_TAB_MS = 15_000;

/** Opens the event's calendar file in a new tab, by an address that is signed at this very moment. */
export async function exportEvent(client: ApolloClient, id: string): Promise<void> {
  // Opened before the first wait: later, a browser takes it for a pop-up. `noopener` would give no handle to steer it.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { data } = await client.query({
      query: ExportEventDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const url = data && new URL(data.event.exportUrl, location.origin);
    if (!url || !['http:', 'https:'].includes(url.protocol)) throw new Error('No address to export from');
    // A blocked tab is no reason to fail: the file arrives as a download and leaves this page where it is.
    (tab ?? window).location.assign(url);
    if (tab) setTimeout(() => closeIfBlank(tab), BLANK_TAB_MS);
  } catch (error) {
    tab?.close();
    toastError(messages.exportFailed, errorSentence(error));
  }
}

/** A browser that saves the file instead of showing it leaves the tab empty behind. */
function closeIfBlank(tab: Window): void {
  try {
    if (tab.location.href === 'about:blank') tab.close();
  } catch {
    // It shows something of another origin: it is in use.
  }
}
