import { authorizedFetch } from '../../lib/authorizedFetch';

/** Told how much has arrived, from 0 to 1; never called where the server does not say how much there is. */
export type OnPart = (part: number) => void;

/** Fetches the file of a document as the signed-in person. */
export async function fetchDocument(id: string, onPart?: OnPart, signal?: AbortSignal) {
  const response = await authorizedFetch(`/api/documents/${encodeURIComponent(id)}/download`, {
    patient: true,
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`Answered ${response.status}`);
  const disposition = response.headers.get('content-disposition');
  return { content: onPart ? await readInParts(response, onPart) : await response.blob(), disposition };
}

async function readInParts(response: Response, onPart: OnPart): Promise<Blob> {
  const total = Number(response.headers.get('content-length'));
  if (!response.body || !total) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let arrived = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    arrived += next.value.length;
    onPart(Math.min(arrived / total, 1));
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
