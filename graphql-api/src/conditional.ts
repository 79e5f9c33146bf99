import type { Request, Response } from 'express';

/**
 * Marks the answer of a GET; who says that they have this very answer already gets 304 instead of it. Unlike
 * `request.fresh` it also believes those who ask for a fresh look in the same breath, as `fetch` does.
 * @returns whether the answer is given
 */
export function isKnown(request: Request, response: Response, tag: string): boolean {
  response.set('ETag', tag);
  const known = (request.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!known.includes('*') && !known.includes(tag.replace(/^W\//, ''))) return false;
  response.status(304).end();
  return true;
}
