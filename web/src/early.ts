import type { ApolloLink } from '@apollo/client';
import { readSession } from './lib/session';
import { type Page, pages } from './pages';

let early: { url: string; answered: Promise<boolean> } | null = null;

/** Asks what the page of this address needs to know, while React is still on its way. */
export function askEarly(): void {
  const session = readSession();
  const page = pages.find(({ path }) => path === location.pathname);
  if (!page?.allowed.some((userType) => userType === session?.userType)) return;
  early = { url: location.href, answered: answered(page.loadAsk).catch(() => false) };
}

/**
 * Into the cache, as far as it is answered in full. Done in pieces, with room between them for what React has to do; a query that
 * the page asks in the meantime shares the request.
 */
async function answered(loadAsk: Page['loadAsk']): Promise<boolean> {
  const request = new Request(location.href);
  const [{ ask }, { client, savedDataRestored }] = await Promise.all([loadAsk(), import('./apollo/client')]);
  await savedDataRestored();
  const asked = ask({ request });
  const whole: ApolloLink.Result[] = [];
  await client.query({
    ...asked,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { onAnswer: (answer: ApolloLink.Result) => whole.push(answer) },
  });
  const data = whole.at(-1)?.data;
  if (!data || whole.some(({ errors }) => errors)) return false;
  await pause();
  client.writeQuery({ ...asked, data });
  await pause();
  return true;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Whether the question of this address is answered in full; null when it was not asked early. It is told once. */
export function takeEarly({ url }: Request): Promise<boolean> | null {
  const asked = early;
  early = null;
  return asked?.url === url ? asked.answered : null;
}
