import { messages } from '../../lib/messages';
import { offer } from '../../ui/toast';

const script = '/sw.js';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/**
 * Registers the worker that lets the pages open without a network, and offers a new version when there is one. It
 * never reloads by itself: what somebody is typing would be gone.
 */
export async function followWorkerUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register(trusted(script));
    if (registration.waiting) offerReload(registration);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        // Without a controller this is the first version, and nothing is new.
        if (installing.state === 'installed' && navigator.serviceWorker.controller) offerReload(registration);
      });
    });
  } catch {
    // Private windows may forbid it; the pages work with a network as before.
  }
}

/** The content policy lets only this one address become a worker. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = {
    createScriptURL(asked: string) {
      if (asked !== script) throw new TypeError('Only the worker of this site may be loaded');
      return asked;
    },
  };
  return trustedTypes?.createPolicy('handraise', rules).createScriptURL(url) ?? url;
}

function offerReload({ waiting }: ServiceWorkerRegistration): void {
  offer(messages.newVersion, 'Reload', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
}
