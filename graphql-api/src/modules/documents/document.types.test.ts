import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { compoundFile, docx, goodFile, goodFiles, xlsx } from '../../testing/files.js';
import { storedIn, uploadDoors } from '../../testing/uploads.js';

const api = testApi();
const doors = uploadDoors(api);
const sentence = 'Invalid file type. Only PDF, Word, Excel, text, and image files are allowed.';
let admin: ReturnType<typeof api.as>;

beforeAll(async () => {
  admin = api.as(await api.make.anAdmin(await api.make.anOrganization()));
});

/** Refused with the documented sentence through both doors, quickly, and without a trace. */
async function isRefused(name: string, type: string | null, content: Buffer | string) {
  const before = (await storedIn(api.store)).length;
  const began = performance.now();
  expect(await doors.rest(admin, {}, { name, type, content })).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: sentence,
  });
  expect(performance.now() - began).toBeLessThan(1_000);
  const { code, message } = await doors.graphql(admin, {}, { name, type, content });
  expect([code, message]).toEqual(['UNSUPPORTED_MEDIA_TYPE', sentence]);
  expect((await storedIn(api.store)).length).toBe(before);
}

async function passes(name: string, type: string | null, content: Buffer | string) {
  const answer = await doors.rest(admin, {}, { name, type, content });
  expect([answer.status, answer.message]).toEqual([201, 'Document uploaded successfully!']);
  return answer.document;
}

test.each([
  'a.html',
  'a.svg',
  'a.xml',
  'a.exe',
  'a.js',
  'a.zip',
  'a.docm',
  'a.xlsm',
  'a.mp4',
  'a.csv',
  'a.webp',
  'a',
  'pdf',
  'a.pdf.exe',
  'a.pdf.',
  'a.pdf::$DATA',
  'a.p\u2024df',
  'a.\u202Efdp.exe',
  'a.constructor',
])('%s is refused whatever it holds', async (name) => {
  await isRefused(name, null, goodFile('pdf'));
});

test.each(['a.php.pdf', 'A.PDF', 'CON.pdf', '.htaccess.pdf', 'a.exe%00.pdf'])(
  '%s passes by its last extension',
  async (name) => {
    await passes(name, 'application/pdf', goodFile('pdf'));
  },
);

describe('extension, declared type and content', () => {
  const kinds = goodFiles.filter(([name]) => name !== 'a.jpeg');
  const lies = kinds.flatMap(([name, declared]) =>
    kinds.flatMap(([, otherType, otherContent]) => {
      if (declared === otherType) return [];
      return [
        { name, told: otherType, content: goodFile(name.slice(2)), of: name },
        { name, told: declared, content: otherContent, of: otherType },
      ];
    }),
  );

  test('must agree, in every pair of kinds', async () => {
    for (const { name, told, content, of } of lies) {
      const { status } = await doors.rest(admin, {}, { name, type: told, content });
      expect([name, told, of, status]).toEqual([name, told, of, 415]);
    }
  }, 60_000);

  test.each(['text/html', 'image/svg+xml', 'text/html\r\nX: 1', 'application/pdf.exe'])(
    '%j is declared in vain',
    async (type) => {
      await isRefused('a.pdf', type, goodFile('pdf'));
    },
  );

  test.each([null, 'application/octet-stream', 'Application/PDF; version=1.7', 'application/x-pdf'])(
    '%j contradicts nothing, and the file is delivered as what it is',
    async (type) => {
      expect((await passes('a.pdf', type, goodFile('pdf'))).file_type).toBe('application/pdf');
    },
  );
});

describe('text', () => {
  test.each([
    ['markup', '  \n<!DOCTYPE html><p>x'],
    ['a script after some words', 'Hello\n<script>alert(1)</script>'],
    ['a picture that runs', '\uFEFF<svg onload=alert(1)>'],
    ['a comment', '<!-- x -->'],
    ['a PDF', goodFile('pdf')],
    ['a rich text', '{\\rtf1}'],
    ['a zero byte', 'a\0b'],
    ['markup in UTF-16', Buffer.from('\uFEFF<html>', 'utf16le')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ])('that is %s is refused', async (_, content) => {
    await isRefused('a.txt', 'text/plain', content);
  });

  test.each([
    ['Latin-1', Buffer.from('Gr\u00fc\u00dfe', 'latin1')],
    ['a letter that begins with an address', '<ann@example.org> wrote:\n> 2 < 3 && 4 > 3\n'],
    ['Windows lines, tabs and a page break', 'a\tb\r\n\fc'],
    ['every script', 'Ünïcödé 漢字 עברית 🌱'],
  ])('in %s passes', async (_, content) => {
    await passes('a.txt', 'text/plain', content);
  });
});

describe('Word and Excel until 2003', () => {
  test.each([
    ['a.doc', 'application/msword', compoundFile('Workbook')],
    ['a.xls', 'application/vnd.ms-excel', compoundFile('WordDocument')],
    ['a.doc', 'application/msword', compoundFile('PowerPoint Document')],
    [
      'a.doc',
      'application/msword',
      Buffer.concat([compoundFile('x'), Buffer.from('84100c0000000000c000000000000046', 'hex')]),
    ],
  ])('%s of another program is refused', async (name, type, content) => {
    await isRefused(name, type, content);
  });
});

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const part = strToU8('x');

describe('Word and Excel of today', () => {
  test.each([
    ['macros', docx({ 'word/vbaProject.bin': part })],
    ['macros under another name', docx({ 'word/VBADATA.xml': part })],
    ['sheets of macros', docx({ 'xl/macrosheets/sheet1.xml': part })],
    [
      'a macro type',
      docx({
        '[Content_Types].xml': strToU8(
          '<Types>application/vnd.ms-word.document.macroEnabled.main+xml</Types>',
        ),
      }),
    ],
    ['a way outside', docx({ '../../etc/passwd': part })],
    ['a way to the root', docx({ '/etc/passwd': part })],
    ['a program', docx({ 'word/embeddings/setup.exe': part })],
    ['an archive', docx({ 'word/more.zip': part })],
    ['a symbolic link', docx({ 'word/link': [part, { os: 3, attrs: (0o120777 << 16) >>> 0 }] })],
    ['a name twice', docx({ 'WORD/DOCUMENT.xml': part })],
    [
      '5,001 entries',
      docx(Object.fromEntries(Array.from({ length: 4_999 }, (_, at) => [`word/${at}`, part]))),
    ],
    ['no list of types', Buffer.from(zipSync({ 'word/document.xml': part }))],
    ['no folder', Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>') }))],
    ['a sheet', xlsx()],
    ['something before it', Buffer.concat([Buffer.from('MZ'), docx()])],
    ['something after it', Buffer.concat([docx(), Buffer.from('<html>')])],
    ['half of it', docx().subarray(0, -30)],
  ])('with %s are refused', async (_, content) => {
    await isRefused('a.docx', word, content);
  });

  test('that are encrypted are refused', async () => {
    const file = docx();
    // The flag in the first entry of the directory.
    file[file.indexOf('PK\x01\x02', 0, 'latin1') + 8] = 1;
    await isRefused('a.docx', word, file);
  });

  test('that are bombs are refused quickly and unopened', async () => {
    const huge = docx({ 'word/media/a.png': new Uint8Array(20 * 1_048_576) });
    huge.writeUInt32LE(600 * 1_048_576, huge.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
    const before = process.memoryUsage().rss;
    await isRefused('a.docx', word, huge);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_048_576);
  });

  test('whose list of types is a bomb are refused', async () => {
    await isRefused('a.docx', word, docx({ '[Content_Types].xml': new Uint8Array(2 * 1_048_576) }));
    const lying = docx({ '[Content_Types].xml': new Uint8Array(2 * 1_048_576) });
    const entry = lying.indexOf('PK\x01\x02', 0, 'latin1');
    lying.writeUInt32LE(100, entry + 24);
    await isRefused('a.docx', word, lying);
  });

  test('with pictures and an embedded sheet pass', async () => {
    const file = docx({ 'word/media/image1.png': goodFile('png'), 'word/embeddings/Sheet1.xlsx': xlsx() });
    await passes('a.docx', word, file);
    await passes('a.docx', null, file);
  });
});

describe('names', () => {
  test.each([
    ['a"b.pdf', 'a%22b.pdf'],
    ["o'neil; report.pdf", "o'neil; report.pdf"],
    ['100 % done.pdf', '100 % done.pdf'],
    ['r\u00e9sum\u00e9 \u6f22\u5b57 \ud83c\udf31.pdf', 'r\u00e9sum\u00e9 \u6f22\u5b57 \ud83c\udf31.pdf'],
    ['x.pdf', '../../x.pdf'],
    ['x.pdf', '..\\\\x.pdf'],
    ['passwd.pdf', '/etc/passwd.pdf'],
    ['fdp.exe.pdf', '\u202Efdp.exe\u200B.pdf'],
    [`${'\u00e9'.repeat(125)}.pdf`, `${'\u00e9'.repeat(300)}.pdf`],
  ])('%j is how people see it', async (shown, sent) => {
    const { id, file_name } = await passes(sent, 'application/pdf', goodFile('pdf'));
    expect(file_name).toBe(shown);
    const delivered = await admin.get(`/documents/${id}/download`);
    const disposition = delivered.headers.get('content-disposition') ?? '';
    const extended = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
    const plain = /filename="((?:\\.|[^"\\])*)"|filename=([^;]+)/.exec(disposition);
    const name = extended
      ? decodeURIComponent(extended)
      : (plain?.[1] ?? plain?.[2])?.replace(/\\(.)/g, '$1');
    expect([name, disposition.startsWith('attachment')]).toEqual([shown, true]);
    expect((await storedIn(api.store)).map(({ name }) => name)).toContain(id);
  });
});
