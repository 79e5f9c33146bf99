import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';
import { type Brake, count, countAll, type Limiter } from './session.limits.js';

const api = testApi();
beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
});

const counted = async (limiter: Limiter, key: string) => (await limiter.get(key))?.consumedPoints ?? 0;

test('who comes too often is told the whole seconds to wait, rounded up', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  vi.setSystemTime(now);
  const { accountFromAddress } = api.services.limits;
  for (let turn = 0; turn < 5; turn += 1) await count(accountFromAddress, 'x');
  const refusal = { code: 'RATE_LIMITED', details: { retryAfterSeconds: 900 } };
  await expect(count(accountFromAddress, 'x')).rejects.toMatchObject(refusal);
  vi.setSystemTime(now + 999);
  await expect(count(accountFromAddress, 'x')).rejects.toMatchObject(refusal);
});

test('what is no matter of counting is told as what it is', async () => {
  const broken = { consume: () => Promise.reject(new Error('a fault')) } as unknown as Limiter;
  await expect(count(broken, 'x')).rejects.toThrow('a fault');
});

describe('one too many for any of several brakes', () => {
  test('counts with that one alone', async () => {
    const { accountFromAddress, account, address } = api.services.limits;
    await account.penalty('x', 20);
    const brakes: Brake[] = [
      [accountFromAddress, 'x'],
      [account, 'x'],
      [address, 'x'],
    ];
    await expect(countAll(brakes)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await counted(accountFromAddress, 'x')).toBe(0);
    expect(await counted(account, 'x')).toBe(21);
    expect(await counted(address, 'x')).toBe(0);
  });

  test('is let through, slowly, where a slower one stands behind it', async () => {
    const { organization, organizationSlowly } = api.services.limits;
    await organization.penalty('x', 100);
    const brakes: Brake[] = [[organization, 'x', organizationSlowly]];
    await countAll(brakes);
    await expect(countAll(brakes)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 5 },
    });
  });
});
