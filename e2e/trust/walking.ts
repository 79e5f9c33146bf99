import type { Page, Request } from 'playwright-core';
import type { Visit } from '../browser.js';
import { payloads } from './payloads.js';

/** What a walk met: faults (there must be none), signs of planted texts it saw, and payloads it saw letter by letter. */
export interface Met {
  faults: string[];
  signs: Set<string>;
  literally: Set<number>;
  stops: number;
}

/** What a walk can do: go to an address within the loaded client, and look at what is there once it is quiet. */
export interface Walk extends Met {
  go: (path: string) => Promise<void>;
  look: () => Promise<void>;
}

/** Begins a walk; whatever opens a dialog, breaks the policy or is injected becomes a fault. */
export function startWalk({ page, faults }: Visit): Walk {
  const met: Met = { faults, signs: new Set(), literally: new Set(), stops: 0 };
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()} at ${page.url()}`);
    void dialog.dismiss();
  });
  const settled = watch(page);
  const look = async () => {
    await settled();
    met.stops++;
    const { texts, injected } = await page.evaluate(inspect);
    faults.push(...injected.map((what) => `injected at ${page.url()}: ${what}`));
    for (const [sign] of decoded(texts).matchAll(/§\d+[a-z]+(?=§)/g)) met.signs.add(sign);
    payloads.forEach((payload, index) => {
      if (texts.includes(payload)) met.literally.add(index);
    });
  };
  const go = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await look();
  };
  return Object.assign(met, { go, look });
}

/** Addresses hold the sign in their own spelling. */
const decoded = (texts: string) => texts.replaceAll('%C2%A7', '§');

/** Tells when nothing has been asked for and nothing has changed for a moment. */
function watch(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  const answered = (request: Request) => void asked.delete(request);
  page.on('request', (request) => {
    // The stream of live news never ends.
    if (!request.url().endsWith('/graphql/stream')) asked.add(request);
  });
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return async () => {
    const giveUp = Date.now() + 10_000;
    do await page.evaluate(untilQuiet);
    while (asked.size > 0 && Date.now() < giveUp);
  };
}

/** Runs in the page. */
function untilQuiet(): Promise<void> {
  return new Promise<void>((resolve) => {
    let timer = setTimeout(done, 80);
    const giveUp = setTimeout(done, 3_000);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, 80);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    function done() {
      observer.disconnect();
      clearTimeout(giveUp);
      clearTimeout(timer);
      resolve();
    }
  });
}

/** Runs in the page: every text somebody can read or hear, and every element or attribute that the client never makes. */
function inspect(): { texts: string; injected: string[] } {
  const texts = [document.body.textContent ?? '', document.title];
  const injected: string[] = [];
  const schemes = ['http:', 'https:', 'mailto:', 'tel:', 'blob:', 'webcal:'];
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      texts.push(element.value);
    for (const { name: attribute, value } of element.attributes) {
      if (/^(aria-label|title|alt|placeholder|download)$/.test(attribute)) texts.push(value);
      if (attribute === 'q' || attribute === 'srcdoc' || attribute.startsWith('on'))
        injected.push(`${name} ${attribute}=${value}`);
    }
    const isOwnScript = element instanceof HTMLScriptElement && element.src.startsWith(location.origin);
    if (/^(script|object|embed|base|math|marquee|animate)$/.test(name) && !isOwnScript) injected.push(name);
    if (name === 'meta' && element.getAttribute('http-equiv')) injected.push(name);
    if (element instanceof HTMLAnchorElement) texts.push(element.href);
    if (element instanceof HTMLAnchorElement && element.href && !schemes.includes(element.protocol))
      injected.push(`a ${element.href}`);
  }
  return { texts: texts.join('\n'), injected };
}
