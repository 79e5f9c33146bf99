import { validate } from 'class-validator';
import type { ArgumentValidationError } from 'type-graphql';
import { type AppError, badInput } from './errors.js';

/** Inputs that were found to fit, by their class: pages are asked for with the same few arguments again and again. */
const fitting = new WeakMap<object, Set<string>>();
const maxFitting = 1_000;
const maxCharacters = 200;

/**
 * Checks what came through either door against the rules of its class.
 * @param remember whether the input is a question, in which no secret stands: a rule may look at nothing but the input,
 * and what fitted once is not looked at again
 * @throws BAD_USER_INPUT
 */
export async function checkRules(input: object, remember = false): Promise<void> {
  const text = remember ? textOf(input) : null;
  const ofClass = fitting.get(input.constructor) ?? new Set();
  if (text !== null && ofClass.has(text)) return;
  const options = { forbidUnknownValues: false, skipMissingProperties: true };
  const errors = await validate(input, { ...options, validationError: { target: false, value: false } });
  if (errors.length > 0) throw invalid(errors);
  if (text === null) return;
  if (ofClass.size >= maxFitting) ofClass.clear();
  fitting.set(input.constructor, ofClass.add(text));
}

/** A small and flat input as text; null for any other. */
function textOf(input: object): string | null {
  for (const value of Object.values(input)) {
    if (typeof value === 'object' && value !== null) return null;
    if (typeof value === 'number' && !Number.isFinite(value)) return null;
    if (typeof value === 'string' && value.length > maxCharacters) return null;
  }
  return JSON.stringify(input);
}

/** The sentence for broken rules of an input class; the submitted values stay out of it. */
export function invalid(
  errors: ArgumentValidationError['extensions']['validationErrors'] | unknown[],
): AppError {
  const fields: Record<string, string> = {};
  const collect = (list: unknown[]): void => {
    for (const item of list as {
      property: string;
      constraints?: Record<string, string>;
      children?: unknown[];
    }[]) {
      const sentence = Object.values(item.constraints ?? {})[0];
      if (sentence) fields[item.property] = sentence;
      collect(item.children ?? []);
    }
  };
  collect(errors as unknown[]);
  return badInput(Object.values(fields)[0] ?? 'The input is not valid', fields);
}
