import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, type Logger, pino } from 'pino';

/** So much is remembered while the target takes nothing; lines beyond are dropped. */
const keptBytes = 8 * 1_048_576;
const endMilliseconds = 1_000;
const together = { minLength: 4_096, periodicFlush: 250 };

/** One JSON line per event, on standard error; what could be a secret is left out wherever it stands. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
    redact: {
      paths: [
        'password',
        '*.password',
        'refreshToken',
        '*.refreshToken',
        'accessToken',
        '*.accessToken',
        'authorization',
        '*.authorization',
      ],
      remove: true,
    },
  };
  // A log target that is slow or full must not hold up requests; lines are written together, at the latest after a
  // quarter of a second or when the process ends.
  return pino(options, destination ?? standardError());
}

function standardError() {
  const target = pino.destination({ dest: 2, sync: false, ...together, maxLength: keptBytes });
  // On a full disk lines are lost, not the server.
  target.on('error', () => undefined);
  return target;
}

/** Waits until what was logged is written, but not for ever: who takes no more lines must not keep the server from ending. */
export async function endLog(log: Logger): Promise<void> {
  const flushed = new Promise<boolean>((resolve) => log.flush((fault) => resolve(!fault)));
  if (await Promise.race([flushed, sleep(endMilliseconds, false)])) return;
  const { [pino.symbols.streamSym]: target } = log as unknown as Record<symbol, { destroy(): void }>;
  target?.destroy();
}
