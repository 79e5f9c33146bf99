import { isEmail } from 'class-validator';

const maxLength = 254;

/**
 * The one form under which an address is stored, compared, limited and indexed: trimmed, NFKC, lower case.
 * @returns null for what is no plain ASCII address afterwards, so that look-alikes never become a second account
 */
export function normalizeEmail(email: string): string | null {
  if (email.length > 2 * maxLength) return null;
  const plain = email.trim().normalize('NFKC').toLowerCase();
  if (!/^[\x21-\x7e]+$/.test(plain)) return null;
  // Refuses what is longer than the limit, too.
  return isEmail(plain) ? plain : null;
}
