import { badInput } from './errors.js';

/**
 * Refuses texts that PostgreSQL cannot keep or that no program can read: NUL, and halves of surrogate pairs.
 * Looks into lists and objects to any depth.
 * @throws BAD_USER_INPUT naming the field, never repeating the text
 */
export function refuseBrokenText(value: unknown, name = 'The text'): void {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return;
    const message = `${name} contains characters that cannot be stored`;
    throw badInput(message, { [name]: message });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseBrokenText(inner, Array.isArray(value) ? name : key);
  }
}
