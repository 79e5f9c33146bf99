import { messages } from '../../lib/messages';
import { saveFile } from '../../lib/saveFile';
import { toastError } from '../../ui/toast';
import { fetchDocument, type OnPart } from './fetchDocument';

/** Fetches a document as the signed-in person and hands it to the browser under the name the server gives it. */
export async function downloadDocument(id: string, fallbackName: string, onPart?: OnPart): Promise<void> {
  try {
    const { content, disposition } = await fetchDocument(id, onPart);
    saveFile(content, fileNameIn(disposition) ?? fallbackName);
  } catch {
    toastError(messages.downloadFailed);
  }
}

/** The file name of a Content-Disposition header; the encoded form goes before the plain one. */
export function fileNameIn(disposition: string | null): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A broken escape: the plain form may still be readable.
    }
  }
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null;
}
