import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string;
  source: string;
}

/** A real SMTP server, and what it has taken. */
export interface MailServer {
  url: string;
  letters: Letter[];
  /** The answer to an address or a message; an Error with a responseCode refuses. */
  onRecipient: (address: string) => Error | null;
  onMessage: (letter: Letter) => Error | null | Promise<Error | null>;
  close(): Promise<void>;
}

/** Makes what refuses. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode });
}

/** Starts one; it answers with small, uneven delays, as real ones do. */
export async function mailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const mail = {} as MailServer;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => done(mail.onRecipient(address)),
    onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      text(stream)
        .then(async (source) => {
          const refused = await mail.onMessage({ to, source });
          if (!refused) letters.push({ to, source });
          await sleep(Math.random() * 15);
          return refused;
        })
        .then(done, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mail, {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    onRecipient: () => null,
    onMessage: () => null,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
