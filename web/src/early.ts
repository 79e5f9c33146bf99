import type { ApolloLink } from '@apollo/client';
import { readSession } from './lib/session';
import { type Page, pages } from './pages';

/** So long the first page waits for its code and its data, to be drawn once instead of twice. */
const WHOLE_MS = 300;

type Early = {
  /** Without the part after #, which no router hands on. */
  url: string;
  owner: string;
  answered: Promise<boolean>;
  /** From now on the page asks for itself. */
  isOver: boolean;
};

let early: Early | null = null;

const owner = () => readSession()?.user.email ?? '';

/** Asks what the page of this address needs to know, while React is still on its way. */
export function askEarly(): void {
  const session = readSession();
  const page = pages.find(({ path }) => path === location.pathname);
  if (!page?.allowed.some((userType) => userType === session?.userType)) return;
  readTablesOfLanguage();
  const asked: Early = {
    url: location.origin + location.pathname + location.search,
    owner: owner(),
    answered: Promise.resolve(false),
    isOver: false,
  };
  asked.answered = answer(asked, page.loadAsk).catch(() => false);
  early = asked;
}

/**
 * The first format of all takes a slow phone a tenth of a second, for it reads the tables of the language: here, where nothing is
 * done but to wait for code, rather than while the page is drawn.
 */
function readTablesOfLanguage(): void {
  new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(0);
  new Intl.NumberFormat('en-US').format(0);
}

/**
 * Into the cache, as far as it is answered in full. Done in pieces, with room between them for what React has to do; a query that
 * the page asks in the meantime shares the request.
 */
async function answer(asked: Early, loadAsk: Page['loadAsk']): Promise<boolean> {
  const [{ ask }, { client, savedDataRestored }] = await Promise.all([loadAsk(), import('./apollo/client')]);
  await savedDataRestored();
  const question = ask(new URLSearchParams(location.search));
  const whole: ApolloLink.Result[] = [];
  const asking = client.query({
    ...question,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { onAnswer: (result: ApolloLink.Result) => whole.push(result) },
  });
  await asking;
  await pause();
  const data = whole.at(-1)?.data;
  // What one person has asked for must not greet another who has signed in meanwhile.
  const isWanted = !asked.isOver && asked.owner === owner();
  if (!isWanted || !data || whole.some(({ errors }) => errors)) return false;
  client.writeQuery({ ...question, data });
  await pause();
  return true;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Whether what the first page needs to know lies in the cache; told to the first page alone. Waits for it, and for the page's code,
 * but not for long: whoever waits longer shall see where things will stand.
 */
export async function isAnsweredEarly({ url }: Request, code: Promise<unknown>): Promise<boolean> {
  const asked = early;
  early = null;
  if (!asked) return false;
  if (asked.url === url) await inTime(Promise.all([asked.answered, code]), WHOLE_MS);
  const isAnswered = await Promise.race([asked.answered, false]);
  asked.isOver = true;
  return isAnswered && asked.url === url && asked.owner === owner();
}

/** Waits for something, but no longer than told. */
export const inTime = (promise: Promise<unknown>, milliseconds: number): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
