import { expect, it } from 'vitest';
import { z } from 'zod';
import { optionalColor } from '#app/domain/settings/values.server.ts';
import { defineBlock } from '#app/pages/layouts/block.server.ts';
import { describeBlock } from './block-form.server.ts';

/** A block that the Studio does not know. */
const shelf = defineBlock({
  type: 'toyShelf',
  description: 'toys on a shelf',
  uses: ['title', 'dataType', 'itemCount'],
  settings: {
    motto: z
      .string()
      .max(80)
      .default('')
      .meta({ title: 'Motto', description: 'a `short` text for `toyShelf`, above `item_count`' }),
    story: z.string().max(2_000).default(''),
    height: z.int().min(10).max(90).default(30).meta({ title: 'Height', unit: 'px' }),
    side: z
      .enum(['left', 'right'])
      .default('left')
      .meta({ labels: { left: 'At the left' } }),
    isOpen: z.boolean().default(false),
    paint: optionalColor.default('').meta({ control: 'color' }),
    ink: optionalColor.default('').meta({ control: 'color', colorUse: 'text' }),
    toyId: z.int().default(0).meta({ chooses: 'item' }),
    shelfTag: z.string().default('').meta({ chooses: 'tag' }),
    photo: z.string().default('').meta({ control: 'picture' }),
    names: z.array(z.string()).default([]),
    links: z.array(z.strictObject({ label: z.string(), href: z.string() })).default([]),
    gap: z.strictObject({ m: z.string().default(''), p: z.string().default('') }).default({ m: '', p: '' }),
    rest: z.record(z.string(), z.string()).default({}),
  },
  load: () => null,
});

const { name, description, isOwn, fields } = describeBlock(shelf, { isOwn: true, isFitting: true });
const field = (key: string) =>
  Object.values(fields)
    .flat()
    .find((one) => one.key === key);

it('has a name and a sentence', () => {
  expect({ name, description, isOwn }).toEqual({
    name: 'Toy shelf',
    description: 'Toys on a shelf.',
    isOwn: true,
  });
});

it.each([
  [
    'motto',
    {
      kind: 'text',
      lines: 1,
      title: 'Motto',
      help: 'A “Short” text for “Toy shelf”, above “Number of items”.',
    },
  ],
  ['story', { kind: 'text', lines: 3, title: 'Story' }],
  ['height', { kind: 'number', minimum: 10, maximum: 90, unit: 'px', initial: 30 }],
  [
    'side',
    {
      kind: 'choice',
      options: [
        { id: 'left', label: 'At the left' },
        { id: 'right', label: 'Right' },
      ],
    },
  ],
  ['is_open', { kind: 'switch', title: 'Is open', initial: false }],
  ['paint', { kind: 'color', use: null }],
  ['ink', { kind: 'color', use: 'text' }],
  ['toy_id', { kind: 'item', initial: 0 }],
  ['shelf_tag', { kind: 'tag' }],
  ['photo', { kind: 'picture' }],
  ['names', { kind: 'lines' }],
  ['links', { kind: 'rows', fields: [{ key: 'label' }, { key: 'href' }] }],
  ['gap', { kind: 'group', fields: [{ key: 'm' }, { key: 'p' }] }],
  ['rest', { kind: 'json' }],
  ['data_type', { kind: 'section', title: 'Items from' }],
  ['item_count', { kind: 'number', minimum: 0, maximum: 100, unit: 'items' }],
  ['show_on', { kind: 'choice' }],
  ['theme_color', { kind: 'color', use: 'accent' }],
  ['padding', { kind: 'group' }],
  ['ad_position', { kind: 'numbers' }],
])('the form of a setting follows from its schema: %s', (key, expected) => {
  expect(field(key)).toMatchObject(expected);
});

it('leaves out common settings that have no effect on the block', () => {
  expect(field('category_index')).toBeUndefined();
  expect(fields.content.map(({ key }) => key)).toContain('motto');
  expect(fields.look.map(({ key }) => key)).toContain('theme_color');
  expect(fields.ads.length).toBeGreaterThan(0);
});
