import { expect, test } from 'vitest';
import { cleanFileName, titleOf } from './document.name.js';

test.each([
  ['report.pdf', 'C:\\Users\\Maya\\report.pdf'],
  ['report.pdf', '/home/maya/report.pdf'],
  ['report.pdf', '  report\u0007.pdf \u200b'],
  ['', ''],
  ['', 'folder/'],
  ['\ufffd.pdf', '\ud800.pdf'],
])('%j is how people see a file that was sent as %j', (shown, sent) => {
  expect(cleanFileName(sent)).toBe(shown);
});

test('a name of 255 bytes stays, a longer one is shortened before its extension', () => {
  expect(cleanFileName(`${'a'.repeat(251)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
  expect(cleanFileName(`${'a'.repeat(252)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
  // No letter is cut in the middle: 125 of two bytes are 250, one more would be 252.
  expect(cleanFileName(`${'ü'.repeat(200)}.pdf`)).toBe(`${'ü'.repeat(125)}.pdf`);
  expect(cleanFileName(`b.${'a'.repeat(250)}.pdf`)).toBe(`b.${'a'.repeat(249)}.pdf`);
});

test('a name without an extension, or with nothing but a long one, is shortened at its end', () => {
  expect(cleanFileName('a'.repeat(300))).toBe('a'.repeat(255));
  expect(cleanFileName(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(253)}`);
  expect(cleanFileName(`aa.${'b'.repeat(254)}`)).toBe(`aa.${'b'.repeat(252)}`);
  expect(cleanFileName(`aa.${'b'.repeat(253)}`)).toBe(`a.${'b'.repeat(253)}`);
});

test.each([
  ['Report.final', 'Report.final.txt'],
  ['README', 'README'],
  ['.htaccess', '.htaccess'],
  ['a', ' a .pdf'],
  ['🌱'.repeat(200), `${'🌱'.repeat(201)}.pdf`],
])('the title %.30j is made of a name', (title, name) => {
  expect(titleOf(name)).toBe(title);
});
