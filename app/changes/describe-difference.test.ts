import { describe, expect, it } from 'vitest';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { BlockField } from './block-field.ts';
import { describeDifference, describeSides, nameField } from './describe-difference.ts';
import { listDifferences } from './json-difference.ts';
import type { SiteNames } from './site-names.ts';

const countField: BlockField = {
  key: 'item_count',
  title: 'Number of items',
  help: '',
  unit: '',
  initial: 24,
  kind: 'number',
  minimum: 0,
  maximum: null,
};
const names: SiteNames = {
  sectionIds: [2, 3],
  sectionOf: (id) => (id === 2 ? 'Toys' : 'Books'),
  sectionWith: () => undefined,
  settingOf: (key) => settings.get(key),
  itemOf: (_, id) => (id === 404 ? '' : `Item ${id}`),
  categoryOf: (_, id) => `Category ${id}`,
  tagOf: () => 'Hot',
  adOf: (id) => (id === '7' ? 'Summer sale' : ''),
  ownPages: ['pages/imprint'],
  ownPageOf: () => 'Imprint',
  itemFieldOf: (_, name) => (name === 'size' ? 'Size of the box' : ''),
  blockTypeOf: (_, type) => ({
    name: type === 'grid' ? 'Grid of tiles' : 'Text',
    fields: { content: [countField], look: [], ads: [] },
  }),
  blockSettingOf: (_, key) => (key === countField.key ? countField.title : ''),
  categoryAt: () => undefined,
  builtInBlocks: () => [],
};
const settings = new Map([
  ['siteName', { title: 'Name of the site', initial: 'Portal' }],
  ['dark.isOn', { title: 'Dark pages', initial: true }],
  ['textPages.order', { title: 'Order of the text pages', initial: [] }],
  ['languages', { title: 'Languages', initial: ['en'] }],
]);

const part = (key: string, verticalId = 0): ChangeTarget => ({ kind: 'part', verticalId, key });
const item: ChangeTarget = { kind: 'item', verticalId: 2, id: 5 };

type Json = Parameters<typeof listDifferences>[0];

function lines(target: ChangeTarget, before: Json, after: Json, title = ''): string[] {
  const fields = listDifferences(before, after);
  return describeDifference({ target, kind: 'changed', title, image: '', fields }, names);
}

describe('the differences of a change in English', () => {
  it('name settings by their titles, and a missing value by its default', () => {
    expect(lines(part('settings'), {}, { siteName: 'Toy shop', 'dark.isOn': false })).toEqual([
      'Settings:',
      '  Name of the site: “Portal” → “Toy shop”',
      '  Dark pages: On → Off',
    ]);
  });

  it('say what happened to the entries of a list', () => {
    expect(lines(part('settings'), {}, { 'textPages.order': ['pages/imprint'] })).toEqual([
      'Settings:',
      '  Order of the text pages: Moved “Imprint” from place 6 to place 1',
    ]);
    const before = { languages: 'en, de, nl' };
    expect(lines(part('settings'), before, { languages: 'de, en, nl' })).toEqual([
      'Settings:',
      '  Languages: Moved “German” from place 2 to place 1',
    ]);
    expect(lines(part('settings'), {}, { languages: ['en', 'de'] })).toEqual([
      'Settings:',
      '  Languages: Added “German” at place 2',
    ]);
    expect(lines(part('list_type', 2), { 10: [1, 2] }, { 10: [2, 404] })).toEqual([
      'Order in categories of Toys:',
      '  Category 10:',
      '    Added “Deleted item 404” at place 2',
      '    Removed “Item 1”',
    ]);
  });

  it('name the fields of items, categories and ads', () => {
    const before = { title: 'Snake', ext: { size: 3 }, faq: [{ question: 'Why?', answer: 'So' }] };
    const after = {
      title: 'Snake 2',
      ext: { size: 4, hidden: true },
      faq: [{ question: 'Who?', answer: 'So' }],
    };
    expect(lines(item, before, after, 'Snake 2')).toEqual([
      '“Snake 2” (Toys):',
      '  Title: “Snake” → “Snake 2”',
      '  Size of the box: 3 → 4',
      '  Hidden: Off → On',
      '  Questions and answers 1: Question: “Why?” → “Who?”',
    ]);
    const category = (id: number, name: string) => ({ content_type_id: id, content_type_name: name });
    const inOne = { content_type_arr: [category(1, 'Sports')] };
    const inOther = { content_type_arr: [category(2, 'Puzzle')] };
    expect(lines(item, inOne, inOther, 'Snake')).toEqual([
      '“Snake” (Toys):',
      '  Categories: Removed “Sports”',
      '  Categories: Added “Puzzle”',
    ]);
    const menu = [{ content_type_id: 1, content_type_name: 'Old' }];
    const renamed = [{ content_type_id: 1, content_type_name: 'New' }];
    expect(lines(part('menu', 2), menu, renamed)).toEqual([
      'Categories of Toys:',
      '  Category 1: Name: “Old” → “New”',
    ]);
    expect(
      lines(part('ads'), [{ id: 7, ext_until: 0 }], [{ id: 7, ext_until: 1_800_000_000 }, { id: 8 }]),
    ).toEqual(['Ads:', '  Summer sale: Shown until: nothing → 2027-01-15 08:00', '  Added “Entry 8”']);
    expect(lines(part('ads'), [{ id: 7 }], [{ id: 7, ext_off: true }])).toEqual([
      'Ads:',
      '  Summer sale: State: On → Off',
    ]);
  });

  it('describe layouts block by block', () => {
    const grid = (count: number) => ({ module: 'grid', config: { item_count: count } });
    const text = { module: 'text', config: { title: 'Welcome' } };
    expect(lines(part('layouts'), { 2: { 1: [grid(3)] } }, { 2: { 1: [text, grid(4)] } })).toEqual([
      'Layouts:',
      '  Toys: Home:',
      '    “Welcome” is new, above “Grid of tiles”',
      '    “Grid of tiles”: Number of items was 3, now 4',
    ]);
  });

  it('say that a page got a layout with the same blocks', () => {
    expect(lines(part('layouts'), {}, { 2: { 1: [] } })).toEqual([
      'Layouts:',
      '  Toys: The blocks are the same as before',
    ]);
    expect(lines(part('layouts'), { 2: {} }, { 2: { 1: [] } })).toEqual([
      'Layouts:',
      '  Toys: Home: The blocks are the same as before',
    ]);
  });

  it('name a setting in a layout, and the sides of a conflict about one', () => {
    const path = '["2"]["1"][3].config.item_count';
    expect(nameField(names, part('layouts'), path)).toBe('Toys: Home: Block 4: Number of items');
    const layout = (number: number) => [{ module: 'grid', config: { item_count: number } }];
    const values = { path: '["2"]["1"]', base: layout(3), mine: layout(4), now: [] };
    expect(describeSides(names, part('layouts'), values)).toEqual({
      base: 'a layout of its own',
      mine: 'Toys: Home: “Grid of tiles”: Number of items was 3, now 4',
      now: 'Toys: Home: “Grid of tiles” was removed',
    });
  });

  it('name translations by their text and language', () => {
    const translations = { translations: { de: { title: 'Schlange' } } };
    const better = { translations: { de: { title: 'Die Schlange' } } };
    expect(lines(item, translations, better, 'Snake')).toEqual([
      '“Snake” (Toys):',
      '  Title (German): “Schlange” → “Die Schlange”',
    ]);
  });

  it('show long texts from their first difference', () => {
    const start = 'The same words at the beginning of two long texts. '.repeat(4);
    const [, line = ''] = lines(item, { intro: `${start}One end.` }, { intro: `${start}Another end.` });
    expect(line).toMatch(/^ {2}Intro: “….*One end\.” → “….*Another end\.”$/);
  });

  it('say only where an item was moved if its places are unknown', () => {
    const fields = [{ path: '(position)', before: 3, after: 1 }];
    expect(
      describeDifference({ target: item, kind: 'changed', title: 'Snake', image: '', fields }, names),
    ).toEqual(['“Snake” (Toys):', '  Moved up']);
    const moves = new Map([['item/2/5', { from: 3, to: 1 }]]);
    expect(
      describeDifference({ target: item, kind: 'changed', title: 'Snake', image: '', fields }, names, moves),
    ).toEqual(['“Snake” (Toys):', '  Moved from place 3 to place 1']);
  });
});
