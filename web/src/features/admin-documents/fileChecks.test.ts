import { describe, expect, it } from 'vitest';
import { fileProblem, titleOf, typedFile } from './fileChecks';

const tooLarge = 'File size must be less than 10MB';
const wrongType = 'Invalid file type. Only PDF, Word, Excel, text, and image files are allowed.';

describe('a file to upload', () => {
  it.each([
    ['a.pdf', 10_485_759, null],
    ['a.pdf', 10_485_760, tooLarge],
    ['a.DOCX', 1, null],
    ['a.jpeg', 1, null],
    ['a.svg', 1, wrongType],
    ['a.exe', 99_000_000, wrongType],
  ])('%s of %i bytes', (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem);
  });

  it.each([
    ['Handbook.v2.pdf', 'Handbook.v2'],
    ['notes', 'notes'],
    ['.pdf', '.pdf'],
  ])('%s suggests the title %s', (name, title) => expect(titleOf(name)).toBe(title));

  it('gets a type where the browser knows none', () => {
    expect(typedFile(new File(['x'], 'a.txt')).type).toBe('text/plain');
    expect(typedFile(new File(['x'], 'a.txt', { type: 'text/markdown' })).type).toBe('text/markdown');
  });
});
