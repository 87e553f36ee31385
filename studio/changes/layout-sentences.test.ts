import { expect, test } from 'vitest';
import { z } from 'zod';
import type { JsonValue } from '#app/lib/json.ts';
import { compareLayouts, type StoredBlock } from '#app/changes/compare-layouts.ts';
import {
  describeLayoutDifferences,
  type LayoutNames,
  type LayoutWords,
} from '#app/changes/describe-layout.ts';
import { editJson } from '#app/changes/edit-json.ts';
import { layoutWords } from '#app/changes/layout-words.ts';
import { optionalColor } from '#app/domain/settings/values.server.ts';
import { createMessageCatalogue, type MessageFile } from '#app/messages/catalogue.server.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import { describeBlock } from '#app/pages/layouts/block-form.server.ts';
import { defineBlock, type AnyBlock } from '#app/pages/layouts/block.server.ts';
import { planPlacement, type PlaceAction } from '../screens/ads/placement.ts';
import { planAction, type LayoutAction } from '../screens/layouts/layout-edits.ts';
import { findLayout } from '../screens/layouts/open-layout.server.ts';
import { layoutWordsIn } from '../screens/layouts/layout-words.ts';

const files = import.meta.glob<MessageFile>('/studio/screens/{ads,layouts}/messages/*.json', {
  eager: true,
  import: 'default',
});
const source = createMessageCatalogue(files, { sections: [] }).source('en', 'UTC');
const studioWords = layoutWordsIn(
  createTranslate<MessageScopes['layouts']>(source, 'layouts'),
  createTranslate<MessageScopes['ads']>(source, 'ads'),
);

const box = z.strictObject({ m: z.string().default(''), p: z.string().default('') });
/** A block with a setting of every kind of field. */
const shelf = defineBlock({
  type: 'toyShelf',
  name: 'Shelf of toys',
  description: 'toys on a shelf',
  uses: ['title', 'dataType', 'categoryIndex', 'itemCount'],
  settings: {
    story: z.string().max(2_000).default('').meta({ title: 'Story' }),
    height: z.int().min(10).max(90).default(30).meta({ title: 'Height', unit: 'px' }),
    side: z
      .enum(['left', 'right'])
      .default('left')
      .meta({ title: 'Side', labels: { left: 'At the left', right: 'At the right' } }),
    isOpen: z.boolean().default(false).meta({ title: 'Open' }),
    paint: optionalColor.default('').meta({ title: 'Paint', control: 'color' }),
    toyId: z.int().default(0).meta({ title: 'Toy', chooses: 'item' }),
    shelfTag: z.string().default('').meta({ title: 'Tag', chooses: 'tag' }),
    photo: z.string().default('').meta({ title: 'Photo', control: 'picture' }),
    names: z.array(z.string()).default([]).meta({ title: 'Names' }),
    years: z.array(z.int()).default([]).meta({ title: 'Years' }),
    sizes: z
      .array(z.enum(['small', 'large']))
      .default([])
      .meta({ title: 'Sizes', labels: { small: 'Small ones', large: 'Large ones' } }),
    links: z
      .array(
        z.strictObject({
          label: z.string().meta({ title: 'Label' }),
          href: z.string().meta({ title: 'Link' }),
        }),
      )
      .default([])
      .meta({ title: 'Links' }),
    gap: box.default({ m: '', p: '' }).meta({ title: 'Gap' }),
    rest: z.record(z.string(), z.string()).default({}).meta({ title: 'Rest' }),
  },
  load: () => null,
});
const text = defineBlock({ type: 'text', description: 'a text', uses: [], settings: {}, load: () => null });
const ad = defineBlock({ type: 'ad', description: 'an ad', uses: [], settings: {}, load: () => null });

const types = new Map(
  [shelf, text, ad].map((block: AnyBlock) => [
    block.type,
    describeBlock(block, { isOwn: true, isFitting: true }),
  ]),
);
const names: LayoutNames = {
  sectionId: 2,
  typeOf: (type) => types.get(type),
  sectionOf: (id) =>
    new Map([
      [2, 'Toys'],
      [3, 'Books'],
    ]).get(id),
  categoryAt: (id, index) => (id === 2 ? ['Cars', 'Dolls'] : ['Novels'])[index],
  itemOf: (_, id) => (id === 7 ? 'Red car' : undefined),
};

const before: readonly StoredBlock[] = [
  { module: 'toyShelf', config: { title: 'Hot', item_count: 12, ad_position: [4], ad_index: [1] } },
  { module: 'text', config: {} },
  { module: 'ad', config: { ad_box: { ad_cou: { value: '3' } } } },
];
const layout = { keys: ['2', '1'], has: 'layout', blocks: before } as const;

/** Describes an edit in the words of the Studio, and checks that the command line says the same. */
function sentences(after: readonly StoredBlock[], from: readonly StoredBlock[] = before): string[] {
  const differences = compareLayouts(from, after);
  const describe = (words: LayoutWords) => describeLayoutDifferences(differences, names, words);
  const commandLine = describe({ ...layoutWords, block: (name) => name });
  const studio = describe(studioWords);
  expect(commandLine.map((line) => `${line}.`)).toEqual(studio);
  return studio;
}

function edited(action: LayoutAction): readonly StoredBlock[] {
  const planned = planAction(layout, action);
  if (typeof planned === 'string') throw new Error(planned);
  return planned.blocks;
}

const grown = { module: 'toyShelf', config: { title: 'Hot', item_count: 20 } };

test.each<[string, LayoutAction, string]>([
  [
    'a new block',
    { intent: 'insert', at: 1, block: { module: 'toyShelf', config: {} } },
    'Shelf of toys is new, above Text.',
  ],
  ['a pasted block', { intent: 'insert', at: 3, block: grown }, 'Hot is new, at the end.'],
  ['a copy', { intent: 'duplicate', position: 0 }, 'Hot is new, above Text.'],
  ['a move', { intent: 'move', position: 0, to: 2 }, 'Hot moved down, below Ad.'],
  ['a removal', { intent: 'remove', position: 1 }, 'Text was removed.'],
])('%s is described', (_, action, sentence) => {
  expect(sentences(edited(action))).toEqual([sentence]);
});

test.each<[key: string, value: JsonValue | null, sentence: string]>([
  ['show_on', 'phone', 'Shown on was the default (All windows), now Phones only'],
  ['title', 'New', 'Heading was “Hot”, now “New”'],
  ['item_count', 6, 'Number of items was 12, now 6'],
  ['item_count', null, 'Number of items was 12, now the default (24)'],
  ['height', 40, 'Height was the default (30 px), now 40 px'],
  ['side', 'right', 'Side was the default (At the left), now At the right'],
  ['is_open', true, 'Open was the default (off), now on'],
  ['full_width', true, 'Full width was the default (off), now on'],
  ['paint', '#ff0000', 'Paint was the default, now #ff0000'],
  ['data_type', 3, 'Items from was the default (This page’s section: Toys), now Books'],
  [
    'data_type',
    9,
    'Items from was the default (This page’s section: Toys), now a section that no longer exists',
  ],
  ['category_index', 1, 'Category was the default (All categories), now Dolls'],
  ['category_index', 8, 'Category was the default (All categories), now a category that no longer exists'],
  ['toy_id', 7, 'Toy was the default (The first item), now Red car'],
  ['toy_id', 8, 'Toy was the default (The first item), now Item 8'],
  ['shelf_tag', 'Fresh', 'Tag was the default (All items), now “Fresh”'],
  ['photo', 'uploads/2026/car.webp', 'Photo was the default, now “car.webp”'],
  ['names', ['Ann', 'Ben'], 'Names was the default, now “Ann”, “Ben”'],
  ['years', [2020, 2021], 'Years was the default, now 2020, 2021'],
  ['sizes', ['large'], 'Sizes was the default, now Large ones'],
  ['links', [{ label: 'Blog', href: '/b' }], 'Links was the default, now Label: “Blog”, Link: “/b”'],
  ['gap', { m: '8px' }, 'Gap was the default, now Phones: “8px”, Wide windows: empty'],
  ['rest', { first_key: 'a' }, 'Rest was the default, now First key: “a”'],
  ['id_name', { id: 'top', to: 'inner' }, 'Id of the ads was the default, now Id: “top”, To: “inner”'],
])('a change of %s to %j is described', (key, value, sentence) => {
  const changed = sentences(edited({ intent: 'set', position: 0, key, value }));
  expect(changed).toEqual([expect.stringMatching(/^\S+: /)]);
  expect(changed[0]?.replace(/^\S+: /, '')).toBe(`${sentence}.`);
});

test('the category of another section is named by that section', () => {
  const after = [{ module: 'toyShelf', config: { data_type: 3, category_index: 0 } }];
  expect(sentences(after, [{ module: 'toyShelf', config: { category_index: 1 } }])).toEqual([
    'Shelf of toys: Category was Dolls, now Novels.',
    'Shelf of toys: Items from was the default (This page’s section: Toys), now Books.',
  ]);
});

test.each<[PlaceAction, string[]]>([
  [{ intent: 'add', adNumber: 2, to: { block: 0, at: 8 } }, ['Hot: ad 2 is new, after item 8.']],
  [{ intent: 'add', adNumber: 2, to: { before: 1 } }, ['Ad is new, above Text.']],
  [{ intent: 'take', from: { block: 0, at: 4 } }, ['Hot: ad 1, after item 4, was removed.']],
  [
    { intent: 'move', from: { block: 0, at: 4 }, to: { block: 0, at: 9 } },
    ['Hot: ad 1 moved from after item 4 to after item 9.'],
  ],
  [{ intent: 'number', from: { block: 0, at: 4 }, adNumber: 5 }, ['Hot: after item 4 was ad 1, now ad 5.']],
  [{ intent: 'number', from: { block: 2, at: null }, adNumber: 5 }, ['Ad: Ad number was 3, now 5.']],
  [
    { intent: 'box', from: { block: 2, at: null }, key: 'ad_bg_color', value: 'red' },
    ['Ad: Background was the default, now red.'],
  ],
  [
    { intent: 'box', from: { block: 2, at: null }, key: 'adaptive', value: '1' },
    ['Ad: Adaptive width was the default, now on.'],
  ],
])('the change of a slot %j is described', (action, expected) => {
  const planned = planPlacement(layout, action);
  if (typeof planned === 'string') throw new Error(planned);
  let value: JsonValue | undefined = { 2: { 1: before.map((block) => ({ ...block })) } };
  for (const edit of planned.edits) if ('path' in edit) value = editJson(value, edit);
  expect(sentences(findLayout(value, layout.keys) ?? [])).toEqual(expected);
});

test('a reset and another layout are described block by block', () => {
  expect(sentences([before[1]!, grown])).toEqual([
    'Text moved up, above Hot.',
    'Hot: Number of items was 12, now 20.',
    'Hot: ad 1, after item 4, was removed.',
    'Ad was removed.',
  ]);
});

test('long texts are shown where they differ', () => {
  const start = 'The same words at the beginning of two long texts. '.repeat(4);
  const of = (story: string) => [{ module: 'toyShelf', config: { story } }];
  const [sentence = ''] = sentences(of(`${start}Another end`), of(`${start}One end`));
  expect(sentence).toMatch(/ was ….*One end”, now ….*Another end”\.$/);
});
