/** The page that stands in the address, from 1; 1 for anything that is no page. */
export function readPage(params: URLSearchParams, name = 'page'): number {
  const page = params.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
