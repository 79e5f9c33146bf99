import type { DocumentStore, StoredContent } from '../modules/documents/document.store.js';
import type { TestApi } from './api.js';

interface SentFile {
  name: string;
  content: Buffer | string;
  /** What the part declares; null: nothing, as some programs do. */
  type?: string | null;
}

/** How an upload went, through either door. */
export interface UploadAnswer {
  status: number;
  code: string | undefined;
  message: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  document: any;
}

type Actor = { token(): Promise<string> };
const boundary = 'a-boundary-of-tests';

/** A form as it goes over the wire, byte for byte under the control of the test. */
export function formBody(
  fields: Record<string, string>,
  files: Record<string, SentFile | SentFile[]>,
): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const [field, sent] of Object.entries(files)) {
    for (const { name, content, type = 'application/octet-stream' } of [sent].flat()) {
      const declared = type === null ? '' : `Content-Type: ${type}\r\n`;
      const disposition = `Content-Disposition: form-data; name="${field}"; filename="${name}"`;
      parts.push(
        Buffer.from(`--${boundary}\r\n${disposition}\r\n${declared}\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      );
    }
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };

const mutation = `mutation ($file: Upload!, $title: String, $isPinned: Boolean, $visibility: DocumentVisibility) {
  uploadDocument(file: $file, title: $title, isPinned: $isPinned, visibility: $visibility) {
    id title fileName fileType fileSizeMb isPinned visibility category uploaderName
  }
}`;

/** The two doors through which documents come. */
export function uploadDoors(api: TestApi) {
  const send = async (path: string, actor: Actor | null, body: Buffer | ReadableStream, headers = {}) => {
    const token = actor ? await actor.token() : '';
    return fetch(`${api.url}${path}`, {
      method: 'POST',
      body: body as BodyInit,
      duplex: 'half',
      headers: { ...formHeaders, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    } as RequestInit);
  };
  return {
    async rest(
      actor: Actor | null,
      fields: Record<string, string>,
      file?: SentFile | SentFile[],
    ): Promise<UploadAnswer> {
      return this.restBody(actor, formBody(fields, file ? { file } : {}));
    },
    async restBody(actor: Actor | null, body: Buffer | ReadableStream, headers = {}): Promise<UploadAnswer> {
      const answer = await send('/api/documents', actor, body, headers);
      const json = (await answer.json()) as Omit<UploadAnswer, 'status'>;
      return { ...json, status: answer.status };
    },
    async graphql(
      actor: Actor | null,
      variables: object,
      file?: SentFile,
      headers: object = preflight,
    ): Promise<UploadAnswer> {
      const operations = JSON.stringify({ query: mutation, variables: { ...variables, file: null } });
      const body = formBody({ operations, map: '{"0":["variables.file"]}' }, file ? { 0: file } : {});
      return this.graphqlBody(actor, body, headers);
    },
    async graphqlBody(actor: Actor | null, body: Buffer, headers: object = preflight): Promise<UploadAnswer> {
      const answer = await send('/graphql', actor, body, headers);
      const { data, errors } = (await answer.json()) as {
        data?: { uploadDocument?: unknown };
        errors?: { message: string; extensions?: { code?: string } }[];
      };
      const code = errors?.[0]?.extensions?.code;
      return { status: answer.status, code, message: errors?.[0]?.message, document: data?.uploadDocument };
    },
    mutation,
  };
}

const preflight = { 'apollo-require-preflight': 'true' };

/** Everything that lies in a store. */
export async function storedIn(store: DocumentStore): Promise<StoredContent[]> {
  const found: StoredContent[] = [];
  for await (const content of store.contents()) found.push(content);
  return found;
}
