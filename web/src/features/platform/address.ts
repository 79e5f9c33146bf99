/** At once, so that no chooser springs back, and without losing one's place on the page. */
export const applied = { replace: true, preventScrollReset: true, flushSync: true };

/** The address with one filter changed; a filter that changes starts again at the first page. */
export function withParam(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(current);
  if (name !== 'page') next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
