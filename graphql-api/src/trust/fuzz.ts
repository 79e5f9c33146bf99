import fc from 'fast-check';
import type { TestApi } from '../testing/api.js';
import { factories } from '../testing/factories.js';
import { judge } from './contract.js';
import { strangeRequest } from './strange.js';
import { makePlace, type Place } from './world.js';

const askers = ['volunteer', 'nonprofitAdmin', 'superAdmin', 'writeToken', 'removed', null] as const;

/**
 * Sends requests that nobody would send on purpose, and counts what came back.
 * @throws with the seed and the smallest request whose answer breaks the contract
 */
export async function fuzz(api: TestApi, options: { requests: number; seed: number }) {
  const superAdmin = (await factories(api).aSuperAdmin('the password of the owner')) as Place['superAdmin'];
  let place = await makePlace(api, superAdmin);
  const answers = new Map<number, number>();
  let sent = 0;
  const property = fc.asyncProperty(
    strangeRequest(place),
    fc.constantFrom(...askers),
    async (request, asker) => {
      sent += 1;
      // People are signed out and organizations closed on the way, and nobody shall only meet the limits of guessing.
      if (sent % 50 === 0) place = await makePlace(api, superAdmin);
      if (sent % 5 === 0) await api.database.db.deleteFrom('rate_limits' as never).execute();
      const bearer: Record<string, string> = asker ? { authorization: `Bearer ${place.bearers[asker]}` } : {};
      const status = await judge(api.url, { ...request, headers: { ...bearer, ...request.headers } });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    },
  );
  await fc.assert(property, { numRuns: options.requests, seed: options.seed });
  return Object.fromEntries([...answers].toSorted(([one], [two]) => one - two));
}
