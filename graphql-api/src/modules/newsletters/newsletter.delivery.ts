import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Env } from '../../env.js';
import type { ClaimedMessage, Outcome } from './newsletter.outbox.js';

/*
 * Nobody gets a newsletter twice, also when servers are killed. SMTP delivers a message at one point: when the mail
 * server has read the dot behind it. So the message is given to the mail server without the dot; then `handOver`
 * writes to the database that the dot follows, and the dot follows in the same breath. A message whose server died
 * before that point is sent by another one; behind it, nobody sends it again, and without an answer of the mail
 * server it is shown as unknown. Between the two writes lie some microseconds: a server that is killed just there
 * leaves a message unknown that was not delivered. SMTP knows no way to ask.
 * The Message-ID is the id of the row, for mail servers that drop what they have seen before.
 */

export interface Mailer {
  /** Sends a message in its turn; at the point of no return, `handOver` sends the last byte or returns false. */
  deliver(message: ClaimedMessage, handOver: HandOver): Promise<Outcome>;
  close(): void;
}

type HandOver = (sendLastByte: () => void) => Promise<boolean>;
type Options = Pick<Env, 'smtpUrl' | 'mailFrom'>;

/** Sends through the mail server that the environment names, over so many connections at once. */
export function createMailer({ smtpUrl, mailFrom }: Options, connections: number): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = mailFrom.split('@').at(-1);
  transport.use('stream', (mail, done) => {
    const { handOver } = mail.data as { handOver?: HandOver };
    if (handOver) mail.message.processFunc((letter: Readable) => new HeldLetter(letter, handOver));
    done();
  });

  return {
    async deliver(message, handOver) {
      if (!message.email) return { state: 'failed', failure: 'This person has left the organization' };
      let handedOver = false;
      const letter = {
        from: { name: message.organizationName, address: mailFrom },
        to: message.email,
        replyTo: message.replyTo ?? undefined,
        subject: message.subject,
        text: `${message.text}\n\n-- \n${message.organizationName}\n`,
        messageId: `<${message.id}@${domain}>`,
        async handOver(sendLastByte: () => void) {
          return handOver(() => {
            handedOver = true;
            sendLastByte();
          });
        },
      };
      try {
        await transport.sendMail(letter);
        return { state: 'sent' };
      } catch (error) {
        return outcomeOf(error as MailError, handedOver);
      }
    },
    close: () => transport.close(),
  };
}

/** A letter that ends when it may. Nothing of it flows before the mail server has agreed to take it. */
class HeldLetter extends Readable {
  constructor(
    private readonly letter: Readable,
    private readonly handOver: HandOver,
  ) {
    super();
  }

  override _read(): void {}

  override pipe<To extends NodeJS.WritableStream>(connection: To): To {
    this.write(connection).catch((error: Error) => this.destroy(error));
    return connection;
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.letter.destroy();
    done(error);
  }

  private async write(connection: NodeJS.WritableStream): Promise<void> {
    for await (const chunk of this.letter) connection.write(chunk);
    // Ending the stream writes the dot at once.
    if (!(await this.handOver(() => connection.end()))) throw new Error('The claim was lost.');
  }
}

interface MailError {
  responseCode?: number;
  command?: string;
}

/** What a refusal means. An answer of the mail server is definite; silence after the hand-over is not. */
function outcomeOf({ responseCode = 0, command = '' }: MailError, handedOver: boolean): Outcome {
  if (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')) {
    return { state: 'failed', failure: `The mail server refused this message (${responseCode})` };
  }
  if (handedOver && responseCode < 400) return { state: 'unknown' };
  return {
    state: 'queued',
    failure: responseCode
      ? `The mail server did not take it (${responseCode})`
      : 'The mail server could not be reached',
  };
}
