import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../errors.js';
import type { UploadedFile } from '../../multipart.js';
import { isLegacyOffice } from './document.types.legacy.js';
import { isOfficeOpenXml } from './document.types.ooxml.js';
import { isPlainText } from './document.types.text.js';

/** A kind of file that may be shared. */
interface FileKind {
  /** The media type it is delivered with, whatever the client declared. */
  type: string;
  /** What programs declare for it besides. */
  alsoDeclared?: string[];
  matches(content: Buffer): boolean | Promise<boolean>;
}

const detectedAs =
  (...types: string[]) =>
  async (content: Buffer) =>
    types.includes((await fileTypeFromBuffer(content))?.mime ?? '');

const jpeg: FileKind = {
  type: 'image/jpeg',
  alsoDeclared: ['image/jpg', 'image/pjpeg'],
  matches: detectedAs('image/jpeg'),
};

const kinds: Record<string, FileKind> = {
  pdf: {
    type: 'application/pdf',
    alsoDeclared: ['application/x-pdf'],
    matches: detectedAs('application/pdf'),
  },
  doc: { type: 'application/msword', matches: (content) => isLegacyOffice(content, 'doc') },
  xls: {
    type: 'application/vnd.ms-excel',
    alsoDeclared: ['application/msexcel', 'application/x-msexcel', 'application/excel'],
    matches: (content) => isLegacyOffice(content, 'xls'),
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matches: (content) => isOfficeOpenXml(content, 'word'),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    matches: (content) => isOfficeOpenXml(content, 'xl'),
  },
  txt: { type: 'text/plain', matches: isPlainText },
  jpg: jpeg,
  jpeg,
  png: { type: 'image/png', alsoDeclared: ['image/x-png'], matches: detectedAs('image/png', 'image/apng') },
  gif: { type: 'image/gif', matches: detectedAs('image/gif') },
};

/** What clients declare when they know no better; it contradicts nothing. */
const unknownType = 'application/octet-stream';

const refused = () =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Invalid file type. Only PDF, Word, Excel, text, and image files are allowed.',
  );

/**
 * The media type with which a file is delivered. Its last extension, what the client declared and what it contains
 * must agree.
 * @throws UNSUPPORTED_MEDIA_TYPE with the documented sentence
 */
export async function fileTypeOf({ name, declaredType, content }: UploadedFile): Promise<string> {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (!kind) throw refused();
  const declared = declaredType?.split(';')[0]?.trim().toLowerCase() || unknownType;
  const agreeing = [unknownType, kind.type, ...(kind.alsoDeclared ?? [])];
  if (!agreeing.includes(declared) || !(await kind.matches(content))) throw refused();
  return kind.type;
}
