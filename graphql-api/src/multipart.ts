import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  MaxFileSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser';
import { AppError, badInput, unavailable } from './errors.js';

/** A document has less than 10 MiB (administration, section 5). */
export const maxFileBytes = 10_485_759;
/** What the text fields of a form and its boundaries may take besides. */
const maxTextBytes = 1_048_576;
const maxParts = 50;
/** Forms are read into memory, 10 MiB each: so many at a time, and so many more waiting, unread. */
const maxAtOnce = 4;
const maxWaiting = 100;

/** A file as a client sent it; nothing of it has been checked. */
export class UploadedFile {
  readonly #content: Buffer;

  constructor(
    readonly name: string,
    /** The media type the client declares, or null when it declares none. */
    readonly declaredType: string | null,
    content: Buffer,
  ) {
    this.#content = content;
  }

  /** Not a plain property, so that whatever walks through arguments does not walk through megabytes. */
  get content(): Buffer {
    return this.#content;
  }
}

/** What a form holds, by field. */
export interface Form {
  texts: Map<string, string>;
  files: Map<string, UploadedFile>;
}

/** The refusal of a file that is too large, wherever that is noticed. */
export const fileTooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'File size must be less than 10MB');

/**
 * Reads a form with at most one file into memory; nothing touches the disk, so that nothing is left there when the
 * client gives up or the server dies. Ask who may send one before calling this.
 * @throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE when too many come at once
 */
export async function readForm(request: IncomingMessage, response: ServerResponse): Promise<Form> {
  const boundary = /boundary="?([\w'()+,./:=? -]{1,70}?)"?\s*(?:;|$)/i.exec(
    request.headers['content-type'] ?? '',
  )?.[1];
  if (!boundary) throw badInput('The form could not be read');
  if (Number(request.headers['content-length'] ?? 0) > maxFileBytes + maxTextBytes) throw fileTooLarge();
  await takeTurn(request, response);
  return parse(await readBody(request), boundary);
}

let reading = 0;
const waiting: (() => void)[] = [];

/** The turn lasts until the answer is sent, since that long the content is in memory. */
async function takeTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (waiting.length >= maxWaiting) throw unavailable();
  if (reading < maxAtOnce) reading += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  const passOn = () => {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  };
  if (response.destroyed || request.destroyed) {
    passOn();
    throw badInput('The request ended too early');
  }
  response.once('close', passOn);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxFileBytes + maxTextBytes) throw fileTooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof AppError ? error : badInput('The request ended too early');
  }
  return Buffer.concat(chunks);
}

function parse(body: Buffer, boundary: string): Form {
  const form: Form = { texts: new Map(), files: new Map() };
  try {
    for (const part of parseMultipart(body, { boundary, maxFileSize: maxFileBytes, maxParts }))
      add(form, part);
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw fileTooLarge();
    const notUtf8 = (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    if (notUtf8 || error instanceof MultipartParseError) throw badInput('The form could not be read');
    throw error;
  }
  return form;
}

function add({ texts, files }: Form, part: MultipartPart): void {
  const { name, filename } = part;
  if (name === undefined) throw badInput('The form could not be read');
  if (filename === undefined) {
    if (part.size > maxTextBytes) throw badInput('The text is too long');
    texts.set(name, part.text);
  } else if (filename !== '') {
    if (files.size > 0) throw badInput('Please select one file only');
    const [first, ...rest] = part.content;
    const bytes = first && rest.length === 0 ? first : part.bytes;
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    files.set(name, new UploadedFile(asTyped(filename), part.mediaType ?? null, content));
  }
}

/** Forms write the quotation mark of a name so (WHATWG HTML, multipart/form-data); line breaks are dropped later. */
function asTyped(name: string): string {
  return name.replaceAll('%22', '"').replace(/%0[AD]/gi, ' ');
}
