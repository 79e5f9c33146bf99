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
    /** Wrong passwords from one address, whatever the account. */
    address: limiter('address', 100, 15 * 60),
    checkEmail: limiter('check-email', 20, 60),
    /** Newsletters of one organization. */
    newsletter: limiter('newsletter', 10, 60 * 60),
  };
}

export type Limiter = Limits[keyof Limits];

/** @throws RATE_LIMITED when the key has no points left; nothing is counted */
export async function refuseIfExhausted(limiter: Limiter, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points && state.msBeforeNext > 0) {
    throw rateLimited(Math.ceil(state.msBeforeNext / 1000));
  }
}

/** @throws RATE_LIMITED when this one is too many */
export async function count(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw rateLimited(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Counts a failure without refusing it: the answer to this request stands already. */
export async function countQuietly(limiter: Limiter, key: string): Promise<void> {
  await limiter.consume(key).catch((error: unknown) => {
    if (!(error instanceof RateLimiterRes)) throw error;
  });
}
