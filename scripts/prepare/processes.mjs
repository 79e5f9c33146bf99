import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program to its end and returns { code, output }. With `show` its output goes to the terminal; without, it is kept
 * in `output`.
 */
export function run(command, args, { show = true, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { stdio, ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.once('error', reject);
    // What the program left running may hold its output open: where nothing is kept, nobody waits for that.
    child.once(show ? 'exit' : 'close', (code, signal) =>
      resolve({ code: code ?? exitCodeOf(signal), output }),
    );
  });
}

/**
 * Runs programs side by side until one of them ends, then ends the others and returns the first one's exit code. SIGINT,
 * SIGTERM and SIGHUP are handed to each program once, however often they arrive: a terminal, npm and the shell between
 * them may each deliver the same Ctrl-C. A second Ctrl-C, a second later or more, is handed on too.
 */
export function runTogether(programs) {
  // In groups of their own, so that a terminal's Ctrl-C reaches them by this process alone.
  const children = programs.map(({ command, args, ...options }) =>
    spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options, detached: true }),
  );
  const running = new Set(children);
  const signalAll = (signal) => {
    for (const child of running) child.kill(signal);
  };

  let last = 0;
  const pass = (signal) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    signalAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  if (process.env.npm_lifecycle_event) whenOrphaned(() => pass('SIGTERM'));

  return new Promise((resolve, reject) => {
    let first;
    for (const child of children) {
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        running.delete(child);
        first ??= code ?? exitCodeOf(signal);
        if (running.size === 0) resolve(first);
        else if (Date.now() - last > 1000) signalAll('SIGTERM');
      });
    }
  });
}

/** npm, when told to end, ends its shell, which ends without telling the script it runs. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);
