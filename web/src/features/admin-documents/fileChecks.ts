import { deskMessages } from '../../lib/deskMessages';

const MAX_BYTES = 10_485_760;

/** Browsers without an office program on the computer send no type for its files; the server wants one. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** What a file chooser offers. */
export const acceptedFiles = Object.keys(types)
  .map((extension) => `.${extension}`)
  .join(',');

/** Why a file cannot be sent, in the words of the specification; null when it can. */
export function fileProblem({ name, size }: { name: string; size: number }): string | null {
  if (!(extensionOf(name) in types)) return deskMessages.fileTypeInvalid;
  return size < MAX_BYTES ? null : deskMessages.fileTooLarge;
}

/** The title that a file suggests: its name without the extension. */
export function titleOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return [...(dot > 0 ? name.slice(0, dot) : name)].slice(0, 200).join('').trim();
}

/** The file with a type by its extension, if the browser knows none. */
export function typedFile(file: File): File {
  const type = types[extensionOf(file.name)];
  return file.type || !type ? file : new File([file], file.name, { type });
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
