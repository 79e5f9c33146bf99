import type { DocumentCategory } from '../../graphql/graphql';

export const documentCategories: Record<DocumentCategory, string> = {
  general: 'General',
  policy: 'Policy',
  training: 'Training',
  forms: 'Forms',
  resources: 'Resources',
  guidelines: 'Guidelines',
};

/** '1.25 MB'; something that small is never nothing. */
export const sizeText = (megabytes: number) => `${Math.max(megabytes, 0.01).toFixed(2)} MB`;
