import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Builds the server beside the one that people use, so that neither disturbs the other.
 * @throws when it cannot be built
 */
export function buildServer(): void {
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync(process.execPath, [tsc, '-p', '.', '--noCheck', '--outDir', 'bench/dist'], {
    cwd,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The server could not be built.');
}
