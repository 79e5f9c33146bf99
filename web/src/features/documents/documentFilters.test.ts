import { expect, it } from 'vitest';
import { readPage } from '../../lib/readPage';
import { readFilters, withParam } from './documentFilters';

const read = (search: string) => readFilters(new URLSearchParams(search));

it('reads category and search from the address', () => {
  expect(read('category=forms&search=+safety+')).toEqual({ category: 'forms', search: 'safety' });
});

it.each(['', 'category=nonsense', 'category=toString', 'search=+'])('counts %j as no filter', (search) => {
  expect(read(search)).toEqual({ category: null, search: '' });
});

it('asks for no more letters than the server takes', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
});

it.each([
  ['3', 3],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
])('reads page %s as %i', (page, expected) => {
  expect(readPage(new URLSearchParams({ page }))).toBe(expected);
});

it('begins at the first page with another filter, and stays when a document opens', () => {
  const params = new URLSearchParams('search=a&page=2');
  expect(withParam(params, 'category', 'forms').toString()).toBe('search=a&category=forms');
  expect(withParam(params, 'search', '').toString()).toBe('');
  expect(withParam(params, 'document', 'd1').toString()).toBe('search=a&page=2&document=d1');
});
