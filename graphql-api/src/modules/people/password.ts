import { dictionary } from '@zxcvbn-ts/language-common';
import argon2 from 'argon2';
import { badInput } from '../../errors.js';

const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const minLength = 8;
const maxBytes = 1024;
/** argon2 works on the thread pool that file reads share; a flood of sign-ins must leave threads for them. */
const maxConcurrent = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function bounded<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** argon2id, 19 MiB, two passes. The password is taken literally: nothing is trimmed or cut off. */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => argon2.hash(password, options));
}

let decoy: Promise<string> | undefined;

/** Whether the password matches; against null, the same work is done for nothing, so that time tells nothing. */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= argon2.hash('nobody has this password', options);
  const against = hash ?? (await decoy);
  const matches = await bounded(() => argon2.verify(against, password).catch(() => false));
  return matches && Boolean(hash);
}

/** Whether a password may be tried at all: sizes beyond the limit would only cost time. */
export function isPlausiblePassword(password: string): boolean {
  return Buffer.byteLength(password) <= maxBytes;
}

/**
 * @throws BAD_USER_INPUT with the documented sentence for a password that is too short, too long, too common or
 * not repeated exactly
 */
export function checkNewPassword(password: string, confirmation?: string): void {
  if ([...password].length < minLength) throw badInput('Password must be at least 8 characters long');
  if (!isPlausiblePassword(password)) throw badInput('Password must be at most 1,024 bytes long');
  if (confirmation !== undefined && password !== confirmation) throw badInput('Passwords do not match');
  if (common.has(password.toLowerCase())) {
    throw badInput('This password is too common. Please choose another one.');
  }
}

/** The 3,000 that are chosen most often, and more of their kind that people of an organization would choose. */
const common = new Set([
  ...dictionary['passwords-common'].slice(0, 3_000),
  ...`p@ssword p@ssw0rd 0123456789 87654321 00000000 88888888 12341234 zxcvbnm1 abc12345 aa123456 iloveyou1 admin123
    administrator welcome123 letmein123 changeme1 password12 volunteer volunteers nonprofit1 handraise`.split(
    /\s+/,
  ),
]);
