import type { DocumentCategory, DocumentVisibility } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { refreshOnce } from '../../lib/refresh';
import { readSession } from '../../lib/session';
import { typedFile } from './fileChecks';

export type Upload = {
  file: File;
  title: string;
  description: string;
  category: DocumentCategory;
  visibility: DocumentVisibility;
  isPinned: boolean;
};
type Answer = { status: number; body: string };

/** Sends a file and tells how much of it has gone, from 0 to 1; throws with what to tell the person. */
export async function uploadDocument(
  upload: Upload,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<void> {
  const token = readSession()?.accessToken;
  let answer = await send(upload, signal, onProgress);
  if (answer.status === 401 && (await refreshOnce(token)) === 'renewed')
    answer = await send(upload, signal, onProgress);
  if (answer.status < 200 || answer.status >= 300) throw new Error(messageIn(answer.body));
}

/** Not `fetch`: it does not tell how much has been sent. */
function send(upload: Upload, signal: AbortSignal, onProgress: (part: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.throwIfAborted();
    signal.addEventListener('abort', stop);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new Error(deskMessages.documentUploadFailed));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.open('POST', '/api/documents');
    const token = readSession()?.accessToken;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('accept', 'application/json');
    request.send(formOf(upload));
  });
}

function formOf({ file, title, description, category, visibility, isPinned }: Upload): FormData {
  const form = new FormData();
  form.append('title', title.trim());
  form.append('description', description.trim());
  form.append('category', category);
  form.append('visibility', visibility);
  form.append('is_pinned', String(isPinned));
  // Last, so that a refusal of the rest need not wait for it.
  form.append('file', typedFile(file), file.name);
  return form;
}

/** The server's words when it gave any. */
function messageIn(body: string): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(body);
    if (typeof message === 'string' && message) return message;
  } catch {
    // A gateway's page instead of our JSON.
  }
  return deskMessages.documentUploadFailed;
}
