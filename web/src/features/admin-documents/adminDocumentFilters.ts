import type { DocumentCategory, DocumentVisibility } from '../../graphql/desk/graphql';
import { documentCategories } from '../documents/documentWords';

export type AdminDocumentFilters = { category: DocumentCategory | null; search: string };
type Options<Value extends string> = readonly { value: Value; label: string }[];

export const categoryOptions: Options<DocumentCategory> = (
  ['general', 'policy', 'training', 'forms', 'resources', 'guidelines'] as const
).map((value) => ({ value, label: documentCategories[value] }));

export const visibilities: Record<DocumentVisibility, string> = {
  all: 'Everyone',
  volunteers_only: 'Volunteers only',
  admin_only: 'Admins only',
};

export const visibilityOptions: Options<DocumentVisibility> = (
  ['all', 'volunteers_only', 'admin_only'] as const
).map((value) => ({ value, label: visibilities[value] }));

/** The filters that stand in the address; what it spells wrongly counts as left out. */
export function readDocumentFilters(params: URLSearchParams): AdminDocumentFilters {
  const wanted = params.get('category');
  return {
    category: categoryOptions.find(({ value }) => value === wanted)?.value ?? null,
    search: (params.get('search') ?? '').slice(0, 200),
  };
}

/** Whether the address asks for the upload form. */
export const isUploading = (params: URLSearchParams): boolean => params.get('view') === 'upload';

/** Whether anything keeps documents out of the list. */
export const isNarrowed = ({ category, search }: AdminDocumentFilters): boolean =>
  category !== null || search.trim() !== '';

/** Who sees a document of this visibility. */
export function visibilityHint(visibility: DocumentVisibility): string {
  if (visibility === 'admin_only') return 'Only the admins of your organization see it.';
  return visibility === 'all'
    ? 'Everyone in your organization sees it.'
    : 'Meant for volunteers; admins see it as well.';
}
