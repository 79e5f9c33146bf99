import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { sweepContents } from './document.sweep.js';

const api = testApi();
const anHourAgo = new Date(Date.now() - 3_600_000);
let folder: string;
let organization: { id: string };

beforeEach(async () => {
  folder = api.services.env.dataDir;
  mkdirSync(folder, { recursive: true });
  organization = await api.make.anOrganization();
});

const plant = (name: string, at = anHourAgo) => {
  writeFileSync(join(folder, name), 'x');
  utimesSync(join(folder, name), at, at);
};
const sweep = () => sweepContents(api.database.db, api.store, api.services.log);

test('what a killed server left behind goes; documents and uploads under way stay', async () => {
  const { id } = await api.make.aDocument(organization);
  utimesSync(join(folder, id), anHourAgo, anHourAgo);
  const [orphan, young] = [newId(), newId()];
  plant(orphan);
  plant(`${orphan}.part`);
  plant(young, new Date());
  plant(`${young}.part`, new Date());
  expect(await sweep()).toBe(2);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([id, young, `${young}.part`]));
  expect(readdirSync(folder)).not.toContain(orphan);
  expect(readdirSync(folder)).not.toContain(`${orphan}.part`);
});

test('when most of the store would go, it is rather the wrong database, and nothing goes', async () => {
  const names = Array.from({ length: 30 }, () => newId());
  for (const name of names) plant(name);
  expect(await sweep()).toBe(0);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
});
