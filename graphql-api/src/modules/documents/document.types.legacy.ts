const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Names of streams that tell which program wrote a compound file; they stand in it as UTF-16. */
const streams = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  other: ['PowerPoint Document', '__properties_version1.0', '__nameid_version1.0', 'EncryptedPackage'],
} as const;

/** The class of an installer (.msi), which is a compound file too. */
const installer = Buffer.from('84100c0000000000c000000000000046', 'hex');

/**
 * Whether these bytes are a compound file, as Word and Excel wrote them until 2003, and none that is known to
 * belong to another program.
 */
export function isLegacyOffice(content: Buffer, kind: 'doc' | 'xls'): boolean {
  if (!content.subarray(0, signature.length).equals(signature) || content.includes(installer)) return false;
  const holds = (names: readonly string[]) => names.some((name) => content.includes(streamName(name)));
  if (holds(streams[kind])) return true;
  const others = kind === 'doc' ? streams.xls : streams.doc;
  return !holds([...others, ...streams.other]);
}

/** Names end with a zero; without it, `Book` would be found in `Workbook`. */
const streamName = (name: string) => Buffer.from(`${name}\0`, 'utf16le');
