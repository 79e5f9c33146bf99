import fc from 'fast-check';
import type { TestApi } from '../testing/api.js';
import { factories } from '../testing/factories.js';
import { judge } from './contract.js';
import { strangeRequest } from './strange.js';
import { makePlace, type Place } from './world.js';

const askers = ['volunteer', 'nonprofitAdmin', 'superAdmin', 'writeToken', 'removed', null] as const;

/** So many are sent at the same moment: it is faster, and what they do to each other is tried as well. */
const together = 10;

/**
 * Sends requests that nobody would send on purpose, and counts what came back.
 * @throws with the seed and the request whose answer breaks the contract
 */
export async function fuzz(api: TestApi, options: { requests: number; seed: number }) {
  const superAdmin = (await factories(api).aSuperAdmin('the password of the owner')) as Place['superAdmin'];
  let place = await makePlace(api, superAdmin);
  const answers = new Map<number, number>();
  let rounds = 0;
  const one = fc.tuple(strangeRequest(place), fc.constantFrom(...askers));
  const property = fc.asyncProperty(
    fc.array(one, { minLength: together, maxLength: together }),
    async (requests) => {
      rounds += 1;
      // People are signed out and organizations closed on the way, and nobody shall only meet the limits of guessing.
      if (rounds % 5 === 0) place = await makePlace(api, superAdmin);
      await api.database.db.deleteFrom('rate_limits' as never).execute();
      await Promise.all(
        requests.map(async ([request, asker]) => {
          const bearer: Record<string, string> = asker
            ? { authorization: `Bearer ${place.bearers[asker]}` }
            : {};
          const sent = { ...request, headers: { ...bearer, ...request.headers } };
          const status = await judge(api.url, sent).catch((error: Error) => {
            throw new Error(
              `${error.message}\nasked by ${asker}: ${JSON.stringify(request).slice(0, 3_000)}`,
            );
          });
          answers.set(status, (answers.get(status) ?? 0) + 1);
        }),
      );
    },
  );
  // Which of them it was is told; to look for a smaller one, the whole run would be sent over and over.
  await fc.assert(property, { numRuns: options.requests / together, seed: options.seed, endOnFailure: true });
  return Object.fromEntries([...answers].toSorted(([former], [latter]) => former - latter));
}
