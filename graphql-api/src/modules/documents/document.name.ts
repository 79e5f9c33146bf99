import { seenOf } from '../../text.js';

const maxBytes = 255;

/**
 * The name under which a file is shown and delivered: the last part of what the client sent, without what cannot
 * be seen, at most 255 bytes with its extension kept. The store never uses it.
 */
export function cleanFileName(sent: string): string {
  const base = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = seenOf(base);
  if (Buffer.byteLength(name) <= maxBytes) return name;
  const { stem, extension } = splitName(name);
  const room = maxBytes - Buffer.byteLength(extension);
  return room > 0 ? firstBytes(stem, room) + extension : firstBytes(name, maxBytes);
}

/** The title of a document whose uploader gave none: its file name without the extension. */
export function titleOf(fileName: string): string {
  const { stem } = splitName(fileName);
  return [...(stem || fileName)].slice(0, 200).join('').trim();
}

function splitName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? { stem: name, extension: '' } : { stem: name.slice(0, dot), extension: name.slice(dot) };
}

function firstBytes(text: string, bytes: number): string {
  let kept = '';
  let used = 0;
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    kept += character;
  }
  return kept;
}
