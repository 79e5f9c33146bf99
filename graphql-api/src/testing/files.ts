import { strToU8, type Zippable, zipSync } from 'fflate';

const contentTypes = (main: string) =>
  strToU8(`<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`);

/** A Word document of today, with whatever else is put into its archive. */
export function docx(others: Zippable = {}): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': contentTypes('wordprocessingml.document'),
      'word/document.xml': strToU8('<w:document/>'),
      ...others,
    }),
  );
}

/** An Excel sheet of today, with whatever else is put into its archive. */
export function xlsx(others: Zippable = {}): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': contentTypes('spreadsheetml.sheet'),
      'xl/workbook.xml': strToU8('<workbook/>'),
      ...others,
    }),
  );
}

/** A compound file, as Word and Excel wrote them until 2003, that names one of its streams. */
export function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(1_536);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.write(`${stream}\0`, 1_024, 'utf16le');
  return file;
}

/** One real file of every kind that may be shared, with the media type browsers declare for it. */
export const goodFiles: [name: string, declared: string, content: Buffer][] = [
  ['a.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')],
  ['a.doc', 'application/msword', compoundFile('WordDocument')],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx()],
  ['a.xls', 'application/vnd.ms-excel', compoundFile('Workbook')],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx()],
  ['a.txt', 'text/plain', Buffer.from('Grüße an alle\n')],
  ['a.jpg', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['a.jpeg', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  [
    'a.png',
    'image/png',
    Buffer.from(
      '89504e470d0a1a0a0000000d494844520000000100000001080600000' +
        '01f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082',
      'hex',
    ),
  ],
  [
    'a.gif',
    'image/gif',
    Buffer.from(
      '47494638396101000100800000ffffff00000021f90401000000002c000000000100010000020144003b',
      'hex',
    ),
  ],
];

/** The file of that extension. */
export function goodFile(extension: string): Buffer {
  const found = goodFiles.find(([name]) => name === `a.${extension}`);
  if (!found) throw new Error(`No file ends in .${extension}.`);
  return found[2];
}
