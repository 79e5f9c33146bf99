import type { DocumentCategory } from '../../graphql/graphql';
import { documentCategories } from './documentWords';

export const SEARCH_LIMIT = 200;

/** Null and the empty text stand for all documents. */
export type DocumentFilters = { category: DocumentCategory | null; search: string };

/** The filters that stand in the address; what it spells wrongly counts as left out. */
export function readFilters(params: URLSearchParams): DocumentFilters {
  const category = params.get('category') ?? '';
  return {
    category: isCategory(category) ? category : null,
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
  };
}

/** The address with another filter or page; a new filter begins at the first page. */
export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (name === 'category' || name === 'search') next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

function isCategory(value: string): value is DocumentCategory {
  return Object.hasOwn(documentCategories, value);
}
