import { expect, it } from 'vitest';
import { directoryCsv } from './directoryCsv';
import { guessMapping, toImportRows } from './importMapping';
import { readPeopleFile } from './peopleFile';

const fileOf = (text: string) => new File([text], 'people.csv', { type: 'text/csv' });

it('reads a file with its lines, finds its columns and its roles', async () => {
  const file = await readPeopleFile(
    fileOf(
      '\uFEFFFirst Name,Surname,E-mail,Role,Notes\nCleo,Marsh,cleo@harbor.org,Admin,"two\nlines"\n\nDan,,dan@harbor.org,,\n',
    ),
  );
  expect(toImportRows(file.rows, guessMapping(file.columns))).toEqual([
    { line: 2, name: 'Cleo Marsh', email: 'cleo@harbor.org', role: 'nonprofit_admin', notes: 'two\nlines' },
    { line: 5, name: 'Dan', email: 'dan@harbor.org', role: '', notes: null },
  ]);
});

it('exports without formulas', async () => {
  const person = {
    __typename: 'DirectoryEntry' as const,
    id: '1',
    firstName: '=HYPERLINK("x")',
    lastName: 'Marsh',
    email: 'cleo@harbor.org',
    phone: '+1 555 0100',
    role: 'nonprofit_admin' as const,
    lastLogin: null,
    notes: null,
  };
  const text = await directoryCsv([person], 'America/New_York');
  const [head, row] = text.split('\r\n');
  expect(head).toBe('\uFEFFFirst name,Last name,Email,Phone,Role,Last login,Notes');
  expect(row).toBe(`"'=HYPERLINK(""x"")",Marsh,cleo@harbor.org,"'+1 555 0100",Admin,Never logged in,`);
});
