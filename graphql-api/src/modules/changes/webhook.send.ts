import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { isLoopback, isPublicAddress } from './webhook.address.js';

const timeoutMilliseconds = 10_000;

export interface Message {
  id: string;
  url: string;
  secret: Buffer;
  body: string;
}

/** How an attempt ended; `status` is that of the answer, where there was one. */
export type Attempt = { status: number | null; failure: string | null };

export interface SendOptions {
  /** Whether 127.0.0.1 may be reached: in tests and development only. */
  loopback: boolean;
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
}

class Refused extends Error {}
const notPublic = 'The address is not one of the public internet';

/** `v1,…` over id, time and body, as Standard Webhooks define it. */
export function sign(secret: Buffer, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/**
 * Sends one message. Only an address of the public internet is ever connected to, whatever the name means by the time
 * of the connection; redirects are not followed, the answer is not read, and after 10 seconds it is over.
 */
export async function sendMessage(message: Message, options: SendOptions): Promise<Attempt> {
  try {
    const status = await post(message, options);
    if (status >= 200 && status < 300) return { status, failure: null };
    const redirected = status >= 300 && status < 400 ? ', which is not followed' : '';
    return { status, failure: `It answered ${status}${redirected}` };
  } catch (error) {
    return { status: null, failure: sentenceFor(error as NodeJS.ErrnoException) };
  }
}

function post({ id, url, secret, body }: Message, options: SendOptions): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000);
  const may = (address: string) => isPublicAddress(address) || (options.loopback && isLoopback(address));
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // A name is looked up below; what is an address already would not be.
  if (isIP(host) && !may(host)) throw new Refused(notPublic);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = send(target, {
      method: 'POST',
      // A connection of its own: one that is kept open would have been checked for another name.
      agent: false,
      lookup: checkedLookup(may, options.resolve ?? ((name) => lookup(name, { all: true }))),
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Handraise-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': sign(secret, id, seconds, body),
      },
    });
    request.once('socket', (socket: Socket) => {
      socket.once('connect', () => {
        if (!may(socket.remoteAddress ?? '')) request.destroy(new Refused(notPublic));
      });
    });
    request.once('error', reject);
    request.once('response', (response) => {
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}

/** Looks a name up once and hands on only what may be connected to; a name with one private address has none. */
function checkedLookup(
  may: (address: string) => boolean,
  resolve: NonNullable<SendOptions['resolve']>,
): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => may(address))) return done(new Refused(notPublic), '', 4);
        if (options.all) return done(null, found);
        done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 4),
    );
  };
}

/** What went wrong, without a word of the receiver's own. */
function sentenceFor(error: NodeJS.ErrnoException): string {
  if (error instanceof Refused) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return 'It did not answer within 10 seconds';
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return 'Its name could not be resolved';
  if (/CERT|TLS|SSL/.test(error.code ?? '')) return 'Its certificate is not trusted';
  return 'It could not be reached';
}
