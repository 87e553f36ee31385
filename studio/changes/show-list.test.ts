import { expect, test } from 'vitest';
import type { JsonValue } from '#app/lib/json.ts';
import type { FieldDifference } from '#app/changes/json-difference.ts';
import { names, picture } from './change-names.fixture.ts';
import { showListChanges } from './show-list.server.ts';
import type { Meaning } from './meaning.ts';
import type { ShownField } from './shown-change.ts';

const showField = ({ path }: FieldDifference): ShownField => ({
  path,
  title: '',
  entry: '',
  fields: [],
  before: { type: 'none' },
  after: { type: 'none' },
  pieces: null,
  layout: null,
});

function show(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  meaning: Meaning = { kind: 'plain' },
) {
  return showListChanges(names, { path: 'list', before, after }, meaning, showField);
}
const text = (value: string) => ({ type: 'text', text: value });

test('an order of text pages contains the pages that it does not name', () => {
  expect(show(undefined, ['pages/imprint', 'aboutUs'], { kind: 'pages', list: 'order' })?.entries).toEqual([
    { kind: 'moved', name: text('Imprint'), from: 6, to: 1 },
  ]);
  expect(show(['privacyPolicy'], undefined, { kind: 'pages', list: 'order' })?.entries).toEqual([
    { kind: 'moved', name: { type: 'page', page: 'privacyPolicy' }, from: 1, to: 3 },
  ]);
});

test.each<[string, Meaning, JsonValue, JsonValue, unknown]>([
  [
    'sections, all of which an empty order shows',
    { kind: 'sections' },
    [],
    [2],
    { kind: 'removed', name: text('Section 3'), number: null },
  ],
  [
    'languages',
    { kind: 'languages', initial: ['en'] },
    ['en'],
    ['en', 'de'],
    { kind: 'added', name: text('de'), number: 2 },
  ],
  [
    'items',
    { kind: 'items', verticalId: 2 },
    [7, 404],
    [7],
    { kind: 'removed', name: { type: 'deleted', id: 404 }, number: null },
  ],
  [
    'languages that are written as a text',
    { kind: 'languages', initial: ['en'] },
    'en, de',
    'en, de, nl',
    { kind: 'added', name: text('nl'), number: 3 },
  ],
  [
    'options without a label',
    { kind: 'options', labels: new Map(), initial: '' },
    [],
    ['mouse'],
    { kind: 'added', name: { type: 'option', id: 'mouse' }, number: 1 },
  ],
  [
    'a set, whose order has no meaning',
    { kind: 'set' },
    ['a'],
    ['b', 'a'],
    { kind: 'added', name: text('b'), number: null },
  ],
])('the entries of a list have names: %s', (_name, meaning, before, after, expected) => {
  expect(show(before, after, meaning)?.entries).toEqual([expected]);
});

test('the changed fields of an entry are shown with their paths', () => {
  const before = [
    { id: 7, name: 'Old' },
    { id: 8, name: 'Eight' },
  ];
  const after = [
    { id: 8, name: 'Eight' },
    { id: 7, name: 'New' },
  ];
  expect(show(before, after)).toMatchObject({
    entries: [{ kind: 'moved' }],
    fields: [{ path: 'list[id=7].name' }],
  });
});

test('long lists end with the number of the other changes', () => {
  const many = Array.from({ length: 60 }, (_, index) => `entry ${index}`);
  expect(show([], many)).toMatchObject({ entries: { length: 50 }, more: 10 });
});

test.each<[string, JsonValue | undefined, JsonValue | undefined]>([
  ['texts', 'a', 'b'],
  ['a text in place of a list', ['a'], 'b'],
  ['pictures, which are shown themselves', [picture.path], []],
])('other values are not described as lists: %s', (_name, before, after) => {
  expect(show(before, after)).toBeNull();
});
