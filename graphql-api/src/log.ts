import { type DestinationStream, type Logger, pino } from 'pino';

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
  return pino(options, destination ?? pino.destination({ dest: 2, sync: false, ...together }));
}
