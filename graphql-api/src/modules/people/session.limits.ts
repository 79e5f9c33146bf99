import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../../errors.js';

export type Limits = ReturnType<typeof createLimits>;

/**
 * The brakes on guessing, kept in PostgreSQL so that instances share them and restarts do not reset them. While
 * the database is away each instance counts for itself.
 */
export function createLimits(pool: Pool) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  return {
    /** Wrong passwords from one address for one account. */
    accountFromAddress: limiter('account-address', 5, 15 * 60),
    /** Wrong passwords for one account from addresses it never signed in from. */
    account: limiter('account', 20, 60 * 60),
    /** Wrong passwords against an organization's shared password, from unknown addresses. */
    organization: limiter('organization', 100, 60 * 60),
    /** After those, so slowly; people who come to a new address while somebody guesses are not shut out. */
    organizationSlowly: limiter('organization-slowly', 1, 5),
    /** Wrong passwords from one address, whatever the account. */
    address: limiter('address', 100, 15 * 60),
    checkEmail: limiter('check-email', 20, 60),
    /** Newsletters of one organization. */
    newsletter: limiter('newsletter', 10, 60 * 60),
  };
}

export type Limiter = Limits[keyof Limits];

/** @throws RATE_LIMITED when this one is too many */
export async function count(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw rateLimited(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** A limiter, whom it counts, and where there is one the slower limiter that lets some through behind it. */
export type Brake = readonly [limiter: Limiter, key: string, behind?: Limiter];

/**
 * Counts an attempt with each of these, one after the other.
 * @throws RATE_LIMITED when it is one too many for any of them; then it counts with that one alone
 */
export async function countAll(brakes: Brake[]): Promise<void> {
  for (const [index, [limiter, key, behind]] of brakes.entries()) {
    try {
      await count(limiter, key).catch((error) => {
        if (behind) return count(behind, key);
        throw error;
      });
    } catch (error) {
      await giveBack(brakes.slice(0, index));
      throw error;
    }
  }
}

/** Takes back what was counted for an attempt that did no harm. */
export async function giveBack(brakes: Brake[]): Promise<void> {
  await Promise.all(brakes.map(([limiter, key]) => limiter.reward(key)));
}
