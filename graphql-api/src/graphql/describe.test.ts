import { isEnumType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { executableSchema } from '../schema.js';
import { describedParts } from './describe.js';
import { argumentWording, fieldWording, rootWording } from './wording.fields.js';
import { typeWording, valueWording } from './wording.types.js';

const schema = executableSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const root = (type = schema.getQueryType()) => Object.values(type?.getFields() ?? {});

test('every type, field, argument and value says what it is', () => {
  const silent = describedParts(schema).filter(({ part }) => !part.description?.trim());
  expect(silent.map(({ place }) => place)).toEqual([]);
});

test('a description is a sentence', () => {
  const broken = describedParts(schema).filter(({ part }) => !/[.?!)]$/.test(part.description?.trim() ?? ''));
  expect(broken.map(({ place }) => place)).toEqual([]);
});

test('no shared wording is kept for what is gone', () => {
  const places = describedParts(schema).map(({ place }) => place);
  const meant = new Set(
    places.flatMap((place) => [
      place,
      place.replace(/^\w+\./, ''),
      place.replace(/^\w+\./, '*.'),
      place.replace(/^[\w.]+(?=\()/, '*'),
    ]),
  );
  const kept = Object.keys({
    ...argumentWording,
    ...fieldWording,
    ...rootWording,
    ...typeWording,
    ...valueWording,
  });
  expect(kept.filter((place) => !meant.has(place) && place !== '*Page')).toEqual([]);
});

test('what is done begins with its verb, and what is read with its noun', () => {
  const verbs =
    /^(add|assign|cancel|change|complete|create|delete|duplicate|end|import|login|logout|refresh|remove|reopen|replay|reset|resend|revoke|rotate|rsvpTo|send|set|unassign|update|upload|undo|restore|mark|answer|rate|record|save|submit|start|stop|test|archive|approve|decline|invite|join|leave|publish|confirm)/;
  expect(
    root(schema.getMutationType())
      .map(({ name }) => name)
      .filter((name) => !verbs.test(name)),
  ).toEqual([]);
  expect(
    root()
      .map(({ name }) => name)
      .filter((name) => /^(get|list|read|find|fetch)[A-Z]/.test(name)),
  ).toEqual([]);
});

test('names are spelled one way: fields camelCase, values as the specification has them, inputs end in Input', () => {
  const wrong = types.flatMap((type) => {
    if (isEnumType(type))
      return type
        .getValues()
        .filter(({ name }) => !/^[a-z][a-z_]*$/.test(name) && !/^[A-Z][A-Z_]*$/.test(name));
    if (isObjectType(type) || isInputObjectType(type)) {
      return Object.values(type.getFields()).filter(({ name }) => !/^[a-z][a-zA-Z]*$/.test(name));
    }
    return [];
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const inputs = types.filter(isInputObjectType).map(({ name }) => name);
  expect(inputs.filter((name) => !/(Input|Criteria|Row)$/.test(name))).toEqual([]);
});

test('every page has items and pageInfo, and is asked for by page and limit', () => {
  for (const field of root()) {
    const type = schema.getType(String(field.type).replace(/[[\]!]/g, ''));
    if (
      !isObjectType(type) ||
      !(type.name.endsWith('Page') || field.args.some(({ name }) => name === 'page'))
    )
      continue;
    const fields = type.getFields();
    expect([field.name, Object.keys(fields)]).toEqual([
      field.name,
      expect.arrayContaining(['items', 'pageInfo']),
    ]);
    expect(String(fields.pageInfo?.type)).toBe('PageInfo!');
    expect(String(fields.items?.type)).toMatch(/^\[\w+!\]!$/);
    expect(field.args.map(({ name, type: argument }) => `${name}: ${argument}`)).toEqual(
      expect.arrayContaining(['page: Int!', 'limit: Int!']),
    );
  }
});

test('no list is null, and nothing in it is', () => {
  const lists = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ type: one }) => isListType(one) || String(one).startsWith('['))
      .filter(({ type: one }) => !/^\[\w+!\]!$/.test(String(one)))
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(lists).toEqual([]);
});
