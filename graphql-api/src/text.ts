import { ValidateBy, type ValidationOptions } from 'class-validator';
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

/** Text without blanks around it; null when nothing is left. */
export function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/** Control characters, and those that only steer direction or cannot be seen; joiners stay, scripts need them. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** A name without what nobody sees, so that two that look alike are alike, and none turns the text around it. */
export const seenOf = (name: string) => name.replace(unseen, '').trim();

/**
 * At most so many characters as PostgreSQL counts them. MaxLength of class-validator leaves out variation
 * selectors, so that a text which passes it can still be too long for its column.
 */
export function MaxCharacters(max: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && charactersIn(value) <= max;
  return ValidateBy({ name: 'maxCharacters', constraints: [max], validator: { validate } }, options);
}

function charactersIn(text: string): number {
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

/** Matches a text in which there is something to see. */
export const somethingToSee = /[^\s\p{Cc}\p{Cf}]/u;
