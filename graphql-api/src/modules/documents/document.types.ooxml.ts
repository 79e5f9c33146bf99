import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

const signature = Buffer.from('PK\x03\x04', 'latin1');
const contentTypes = '[Content_Types].xml';

const maxEntries = 5_000;
/** What all entries together say they inflate to; nothing of it is inflated here. */
const maxInflatedBytes = 512 * 1_048_576;
/** The list of content types is the one entry that is read. */
const maxContentTypesBytes = 1_048_576;

const encrypted = 0x0001;
const stored = 0;
const deflated = 8;
const fileTypeBits = 0o170000;
const symbolicLink = 0o120000;

const macroPart = /(^|\/)(vba[^/]*\.(bin|xml)|macrosheets\/.*)$/i;
const macroType = /macroEnabled|vbaProject|macrosheet/i;
/** Programs and archives have no place in a document; pictures, fonts and embedded sheets have. */
const program =
  /\.(zip|rar|7z|exe|dll|scr|com|bat|cmd|ps1|js|jse|vbs|vbe|wsf|hta|jar|msi|lnk|docm|dotm|xlsm|xltm|xlam|pptm)$/i;

/**
 * Whether these bytes are a Word ('word') or Excel ('xl') document of today without macros: decided by the
 * directory of the archive, in which nothing is encrypted, linked, repeated, too much or outside.
 */
export async function isOfficeOpenXml(content: Buffer, folder: 'word' | 'xl'): Promise<boolean> {
  if (!content.subarray(0, signature.length).equals(signature)) return false;
  try {
    const archive = await fromBufferPromise(content, { lazyEntries: true });
    return archive.entryCount <= maxEntries && (await isDocument(archive, folder));
  } catch {
    // Broken archives, names that lead outside, sizes that are not true.
    return false;
  }
}

async function isDocument(archive: ZipFile, folder: string): Promise<boolean> {
  const names = new Set<string>();
  let inflated = 0;
  let types = '';
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    inflated += entry.uncompressedSize;
    if (names.has(name) || inflated > maxInflatedBytes || !isHarmless(entry)) return false;
    names.add(name);
    if (entry.fileName === contentTypes) types = await read(archive, entry);
  }
  const hasParts = [...names].some((name) => name.startsWith(`${folder}/`));
  return types !== '' && hasParts && !macroType.test(types);
}

function isHarmless(entry: Entry): boolean {
  const unixMode = entry.externalFileAttributes >>> 16;
  return (
    (entry.generalPurposeBitFlag & encrypted) === 0 &&
    (entry.compressionMethod === stored || entry.compressionMethod === deflated) &&
    (unixMode & fileTypeBits) !== symbolicLink &&
    !macroPart.test(entry.fileName) &&
    !program.test(entry.fileName)
  );
}

async function read(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > maxContentTypesBytes) throw new Error('too large');
  return (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8');
}
