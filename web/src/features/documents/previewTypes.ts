/** What a browser may show of a document, and as what: nothing else ever reaches a frame or an image. */
const kinds: Record<string, 'pdf' | 'image'> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
};

/** How a file of that MIME type is shown; null when it is not. */
export function previewKind(type: string): 'pdf' | 'image' | null {
  const kind = Object.hasOwn(kinds, type) ? (kinds[type] ?? null) : null;
  return kind === 'pdf' && !showsPdf() ? null : kind;
}

// Many phones have no viewer: a broken frame would be left.
const showsPdf = () => navigator.pdfViewerEnabled !== false;
