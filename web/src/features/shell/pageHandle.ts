/** What a route says about its page. */
export type PageHandle = { title: string; failure?: string };

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
