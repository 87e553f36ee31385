import { expect, test } from 'vitest';
import type { JsonValue } from '#app/lib/json.ts';
import { names, picture } from './change-names.fixture.ts';
import type { Meaning } from './meaning.ts';
import { compareTexts, showValue } from './show-value.server.ts';

const text = (value: string) => ({ type: 'text', text: value });
const listed = (...values: string[]) => ({ type: 'names', names: values.map(text), more: 0 });

test.each<[string, JsonValue | undefined, Meaning | undefined, unknown]>([
  ['a missing value', undefined, undefined, { type: 'none' }],
  ['an empty list', [], undefined, { type: 'none' }],
  ['a number', 3, undefined, text('3')],
  ['a colour', '#3346D3', undefined, { type: 'color', color: '#3346D3' }],
  ['a word after a number sign', '#games', undefined, text('#games')],
  ['a picture', picture.path, undefined, { type: 'pictures', pictures: [picture] }],
  ['a list of pictures', [picture.path], undefined, { type: 'pictures', pictures: [picture] }],
  [
    'categories',
    [{ content_type_name: 'Puzzle' }, { content_type_name: 'Board' }],
    undefined,
    listed('Puzzle', 'Board'),
  ],
  ['an entry with a name', { name: 'Hot', data: [1] }, undefined, text('Hot')],
  ['an object without a name', { a: 1 }, undefined, { type: 'code', text: '{\n "a": 1\n}' }],
  ['a missing switch', undefined, { kind: 'switch', isOn: false }, { type: 'switch', isOn: false }],
  [
    'a missing switch that is on by default',
    undefined,
    { kind: 'switch', isOn: true },
    { type: 'switch', isOn: true },
  ],
  ['an ad that is switched off', true, { kind: 'off' }, { type: 'switch', isOn: false }],
  ['an ad that is not switched off', undefined, { kind: 'off' }, { type: 'switch', isOn: true }],
  [
    'a missing setting with a default',
    undefined,
    { kind: 'plain', initial: '#ffffff' },
    { type: 'color', color: '#ffffff' },
  ],
  ['no order of sections', undefined, { kind: 'sections' }, listed('Section 2', 'Section 3')],
  ['an order of sections', [3, 2], { kind: 'sections' }, listed('Section 3', 'Section 2')],
  ['an order of items', [7, 8], { kind: 'items', verticalId: 2 }, listed('Item 7', 'Item 8')],
  [
    'text pages',
    ['privacyPolicy', 'pages/imprint'],
    { kind: 'pages', list: 'menu' },
    { type: 'names', names: [{ type: 'page', page: 'privacyPolicy' }, text('Imprint')], more: 0 },
  ],
  ['languages as a text', 'de, en', { kind: 'languages', initial: ['en'] }, listed('de', 'en')],
  ['no languages', undefined, { kind: 'languages', initial: ['en'] }, listed('en')],
  ['the pages of an ad', 2, { kind: 'adPages' }, { type: 'pageKind', kind: 'details' }],
  ['an ad of all sections', 0, { kind: 'adSection' }, { type: 'all' }],
  ['a category', 21, { kind: 'category', verticalId: 2 }, text('Category 21')],
  ['a time', '1700000000', { kind: 'time' }, { type: 'time', at: 1_700_000_000_000 }],
  ['no time', 0, { kind: 'time' }, text('0')],
  [
    'a missing choice',
    undefined,
    { kind: 'choice', of: 'setting', initial: 'system' },
    { type: 'choice', of: 'setting', value: 'system' },
  ],
  [
    'an option with a label',
    2,
    { kind: 'options', labels: new Map([['2', 'Games']]), initial: '' },
    text('Games'),
  ],
])('%s is shown by its meaning', (_name, value, meaning, expected) => {
  expect(showValue(names, value, meaning)).toEqual(expected);
});

test('long lists end with the number of the other names', () => {
  const shown = showValue(
    names,
    Array.from({ length: 40 }, (_, id) => id),
    { kind: 'items', verticalId: 2 },
  );
  expect(shown).toMatchObject({ names: { length: 12 }, more: 28 });
});

test('long texts are compared word by word', () => {
  expect(compareTexts('Short', 'Longer')).toBeNull();
  expect(compareTexts('A story about one lantern', 'A story about two lanterns')).toContainEqual({
    text: 'two',
    kind: 'added',
  });
});
