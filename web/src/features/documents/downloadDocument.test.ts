import { describe, expect, it } from 'vitest';
import { fileNameIn } from './downloadDocument';

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="handbook.pdf"', 'handbook.pdf'],
    ['attachment; filename=handbook.pdf', 'handbook.pdf'],
    [`attachment; filename="caf_.pdf"; filename*=UTF-8''caf%C3%A9.pdf`, 'café.pdf'],
    [`attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4%A`, 'plain.pdf'],
    ['attachment; filename="a \\"quoted\\" name.pdf"', 'a "quoted" name.pdf'],
    ['attachment', null],
    [null, null],
  ])('%s is read as %s', (header, name) => expect(fileNameIn(header)).toBe(name));
});
