import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UploadedFile } from '../../multipart.js';
import { compoundFile, docx, goodFile, goodFiles, xlsx } from '../../testing/files.js';
import { fileTypeOf } from './document.types.js';
import { isLegacyOffice } from './document.types.legacy.js';
import { isOfficeOpenXml } from './document.types.ooxml.js';
import { isPlainText } from './document.types.text.js';

// What document.types.test.ts asks through the doors is asked here where the rules have their edges.

describe('a text', () => {
  const passes = (text: string | Buffer) => isPlainText(Buffer.from(text));

  test.each([
    ...['<p>', '<p class=x>', '  \n<p>', '\ufeff<p>', '<!-- x', '<?xml version', '<!DOCTYPE html', '<h1\n'],
    ...['a <html>', 'a <html lang=en>', 'a <html/', 'a <!doctype  html>', 'a <!DOCTYPE html >', 'a <?xml ?>'],
    ...['%PDF-1.7', ' \n%PDF-', '\ufeff%!PS', '{\\rtf1', 'a\0', '\u001b[0m', '\u001f'],
  ])('with %j is refused', (text) => {
    expect(passes(text)).toBe(false);
  });

  test.each([
    ...['', 'a <p>', 'a <b>bold</b>', '<pre>', '<ann@example.org>', 'a<p>', 'a <htmls>', 'a <!doctypehtml>'],
    ...['a %PDF-', 'a {\\rtf', '{\\rt', 'a\tb\r\n\fc', '1 < 2', 'a <!-- x'],
  ])('with %j passes', (text) => {
    expect(passes(text)).toBe(true);
  });

  test('is looked at as far as browsers look', () => {
    expect(passes(`${'a'.repeat(1_445 - 8)}<script>`)).toBe(false);
    expect(passes(`${'a'.repeat(1_446 - 8)}<script>`)).toBe(true);
  });
});

describe('a compound file', () => {
  const kindsOf = (content: Buffer) =>
    (['doc', 'xls'] as const).filter((kind) => isLegacyOffice(content, kind));
  const installer = Buffer.from('84100c0000000000c000000000000046', 'hex');

  test.each([
    ['WordDocument', ['doc']],
    ['Workbook', ['xls']],
    ['Book', ['xls']],
    // Written by a program that names its streams otherwise.
    ['Contents', ['doc', 'xls']],
    ...['PowerPoint Document', '__properties_version1.0', '__nameid_version1.0', 'EncryptedPackage'].map(
      (name) => [name, []] as [string, string[]],
    ),
  ])('with the stream %s is one of %j', (stream, kinds) => {
    expect(kindsOf(compoundFile(stream))).toEqual(kinds);
  });

  test('that holds a sheet in a letter is a letter, and a sheet too', () => {
    expect(kindsOf(Buffer.concat([compoundFile('WordDocument'), compoundFile('Workbook')]))).toEqual([
      'doc',
      'xls',
    ]);
  });

  test('is none without its beginning, nor when it installs something', () => {
    expect(kindsOf(compoundFile('WordDocument').subarray(1))).toEqual([]);
    expect(kindsOf(Buffer.concat([Buffer.from('x'), compoundFile('Contents')]))).toEqual([]);
    expect(kindsOf(Buffer.concat([compoundFile('WordDocument'), installer]))).toEqual([]);
  });
});

describe('a document of today', () => {
  const part = strToU8('x');
  const isWord = (content: Buffer) => isOfficeOpenXml(content, 'word');
  /** Where the entry of that number stands in the directory. */
  const entryOf = (file: Buffer, number: number) => {
    let at = -1;
    for (let count = 0; count <= number; count += 1) at = file.indexOf('PK\x01\x02', at + 1, 'latin1');
    return at;
  };
  const changed = (change: (file: Buffer, entry: number) => void, others: Zippable = {}) => {
    const file = docx(others);
    change(file, entryOf(file, 1));
    return file;
  };

  test.each([
    ...[
      'vbaProject.bin',
      'word/vba.xml',
      'word/VBADATA.XML',
      'macrosheets/sheet1.xml',
      'word/macrosheets/a/b',
    ],
    ...['word/a.exe', 'a.EXE', 'word/b.docm', 'word/c.zip', 'word/d.vbs'],
    '../word/x',
  ])('that holds %s is refused', async (name) => {
    expect(await isWord(docx({ [name]: part }))).toBe(false);
  });

  test.each([
    ...['word/notvba.bin', 'word/vba.binary', 'word/vba/a.bin', 'word/vbaa.txt', 'word/mymacrosheets/a.xml'],
    ...['word/a.zip.txt', 'word/exe', 'word/a.docx', 'word/b.bin', 'word/macrosheets'],
  ])('that holds %s passes', async (name) => {
    expect(await isWord(docx({ [name]: part }))).toBe(true);
  });

  test('is what its folder says', async () => {
    expect([await isWord(docx()), await isWord(xlsx())]).toEqual([true, false]);
    expect([await isOfficeOpenXml(docx(), 'xl'), await isOfficeOpenXml(xlsx(), 'xl')]).toEqual([false, true]);
    expect(await isWord(Buffer.from(zipSync({ '[Content_Types].xml': part, 'wordy/a.xml': part })))).toBe(
      false,
    );
    expect(await isWord(Buffer.from(zipSync({ '[Content_Types].xml': part, 'a/word/b.xml': part })))).toBe(
      false,
    );
  });

  test('is none without its list of types, with an empty one, or with one that names macros', async () => {
    expect(await isWord(Buffer.from(zipSync({ 'word/document.xml': part })))).toBe(false);
    expect(await isWord(docx({ '[Content_Types].xml': new Uint8Array() }))).toBe(false);
    for (const type of ['macroEnabled', 'vbaProject', 'MACROSHEET']) {
      expect(await isWord(docx({ '[Content_Types].xml': strToU8(`<a>${type}</a>`) }))).toBe(false);
    }
  });

  test('has 5,000 entries and a list of types of 1 MiB, and no more', async () => {
    const entries = (count: number) =>
      docx(Object.fromEntries(Array.from({ length: count - 2 }, (_, at) => [`word/${at}`, part])));
    expect([await isWord(entries(5_000)), await isWord(entries(5_001))]).toEqual([true, false]);
    const types = (bytes: number) => docx({ '[Content_Types].xml': new Uint8Array(bytes).fill(0x20) });
    expect([await isWord(types(1_048_576)), await isWord(types(1_048_577))]).toEqual([true, false]);
  });

  test('says of itself that it inflates to 512 MiB at most, all entries together', async () => {
    const media = { 'word/media/a.png': new Uint8Array(100), 'word/media/b.png': new Uint8Array(100) };
    const says = (bytes: number) => {
      const file = docx(media);
      const sizeOf = (number: number) => file.readUInt32LE(entryOf(file, number) + 24);
      const small = sizeOf(0) + sizeOf(1);
      file.writeUInt32LE(400 * 1_048_576, entryOf(file, 2) + 24);
      file.writeUInt32LE(bytes - small - 400 * 1_048_576, entryOf(file, 3) + 24);
      return file;
    };
    expect(await isWord(says(512 * 1_048_576))).toBe(true);
    expect(await isWord(says(512 * 1_048_576 + 1))).toBe(false);
  });

  test('is packed as programs pack it, and neither encrypted nor a link', async () => {
    expect(await isWord(docx({ 'word/a.png': [part, { level: 0 }] }))).toBe(true);
    expect(await isWord(changed((file, entry) => file.writeUInt16LE(12, entry + 10)))).toBe(false);
    expect(await isWord(changed((file, entry) => file.writeUInt16LE(1, entry + 8)))).toBe(false);
    // Other flags say nothing of encryption; this one says that names are UTF-8.
    expect(await isWord(changed((file, entry) => file.writeUInt16LE(0x0800, entry + 8)))).toBe(true);
    const mode = (type: number) => docx({ 'word/a': [part, { os: 3, attrs: (type << 16) >>> 0 }] });
    expect([await isWord(mode(0o100644)), await isWord(mode(0o120777))]).toEqual([true, false]);
  });

  test('is none when it is no archive, or half of one', async () => {
    for (const file of [Buffer.from(''), goodFile('pdf'), docx().subarray(0, -30), docx().subarray(1)]) {
      expect(await isWord(file)).toBe(false);
    }
    expect(await isWord(Buffer.concat([Buffer.from('MZ'), docx()]))).toBe(false);
  });
});

describe('a file', () => {
  const typeOf = (name: string, declared: string | null, content: Buffer) =>
    fileTypeOf(new UploadedFile(name, declared, content));
  const refusal = { code: 'UNSUPPORTED_MEDIA_TYPE' };

  test.each(goodFiles)('%s declared as %s is delivered as what it is', async (name, type, content) => {
    for (const declared of [
      type,
      null,
      '',
      'application/octet-stream',
      ` ${type.toUpperCase()} ; charset=x`,
    ]) {
      expect(await typeOf(name, declared, content)).toBe(type);
    }
    expect(await typeOf(`x.${name.toUpperCase()}`, type, content)).toBe(type);
    await expect(typeOf(name, 'text/html', content)).rejects.toMatchObject(refusal);
  });

  test.each([
    ['a.pdf', 'application/x-pdf'],
    ['a.xls', 'application/msexcel'],
    ['a.jpg', 'image/pjpeg'],
    ['a.jpeg', 'image/jpg'],
    ['a.png', 'image/x-png'],
  ])('%s may be declared as %s too', async (name, declared) => {
    expect(await typeOf(name, declared, goodFile(name.slice(2)))).not.toBe(declared);
    await expect(typeOf('a.gif', declared, goodFile('gif'))).rejects.toMatchObject(refusal);
  });

  test.each([
    'a',
    'pdf',
    '.',
    'a.',
    'a.pdf.',
    'a.pdf ',
    'a.pdf2',
    'a.2pdf',
    'a.exe',
    'a.pdf/x',
    'a.toString',
    '',
  ])('named %j is refused', async (name) => {
    await expect(typeOf(name, null, goodFile('pdf'))).rejects.toMatchObject(refusal);
  });

  test('of every kind is refused under the name of every other', async () => {
    for (const [name, type] of goodFiles) {
      for (const [, otherType, content] of goodFiles) {
        if (type !== otherType) await expect(typeOf(name, null, content)).rejects.toMatchObject(refusal);
      }
    }
  });
});
