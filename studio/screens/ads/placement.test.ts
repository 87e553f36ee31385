import { describe, expect, test } from 'vitest';
import { slotsOf } from '#app/changes/ad-slots.ts';
import { isJsonObject } from '#app/lib/json.ts';
import { editJson } from '#app/changes/edit-json.ts';
import type { EditedLayout, StoredBlock } from '../layouts/layout-edits.ts';
import { planPlacement, type PlaceAction } from './placement.ts';
import { firstSlotOf, placeBeside, sketchRows } from './sketch-rows.ts';

const ad = (number: string, more = {}): StoredBlock => ({
  module: 'ad',
  config: { ad_box: { ad_cou: { value: number } }, ...more },
});
const grid: StoredBlock = { module: 'quickView', config: { ad_position: [6, 2], ad_index: [3], title: 'x' } };
const blocks: StoredBlock[] = [
  { module: 'topBar', config: {} },
  grid,
  ad('2', { size: { m: '320x50', p: '728x90' } }),
  { module: 'row', config: {} },
];
const layout = (has: EditedLayout['has'] = 'layout'): EditedLayout => ({ keys: ['2', '1'], has, blocks });

/** Returns the blocks after an action. */
function after(action: PlaceAction, has: EditedLayout['has'] = 'layout'): unknown {
  const planned = planPlacement(layout(has), action);
  if (typeof planned === 'string') return planned;
  const stored = blocks.map(({ module: type, config }) => ({ module: type, config }));
  let value: ReturnType<typeof editJson> = has === 'nothing' ? undefined : { '2': { '1': stored } };
  for (const edit of planned.edits) if ('path' in edit) value = editJson(value, edit);
  const section = isJsonObject(value) ? value['2'] : undefined;
  return { selected: planned.selected, blocks: isJsonObject(section) ? section['1'] : undefined };
}

test('the slots of a block have numbers of their own, or that of its box', () => {
  expect(slotsOf(grid.config)).toEqual([
    { at: 2, adNumber: 1 },
    { at: 6, adNumber: 3 },
  ]);
});

describe('a slot', () => {
  test('between blocks keeps its size and box when it is moved between others', () => {
    expect(after({ intent: 'move', from: { block: 2, at: null }, to: { before: 4 } })).toEqual({
      selected: { block: 3, at: null },
      blocks: [blocks[0], grid, blocks[3], blocks[2]],
    });
  });

  test('is moved into a grid, after the block that it leaves is gone', () => {
    const moved = after({ intent: 'move', from: { block: 2, at: null }, to: { block: 3, at: 4 } });
    expect(moved).toEqual({
      selected: { block: 2, at: 4 },
      blocks: [blocks[0], grid, { module: 'row', config: { ad_position: [4], ad_index: [2] } }],
    });
  });

  test('is moved between the tiles of a grid and out of it', () => {
    expect(after({ intent: 'move', from: { block: 1, at: 6 }, to: { block: 1, at: 9 } })).toMatchObject({
      selected: { block: 1, at: 9 },
      blocks: [{}, { config: { ad_position: [2, 9], ad_index: [1, 3], title: 'x' } }, {}, {}],
    });
    expect(after({ intent: 'move', from: { block: 1, at: 6 }, to: { before: 1 } })).toMatchObject({
      selected: { block: 1, at: null },
      blocks: [{}, ad('3'), { config: { ad_position: [2], ad_index: [1] } }, {}, {}],
    });
  });

  test('takes the next free position if another slot is there', () => {
    expect(after({ intent: 'add', adNumber: 7, to: { block: 1, at: 2 } })).toMatchObject({
      selected: { block: 1, at: 3 },
      blocks: [{}, { config: { ad_position: [2, 3, 6], ad_index: [1, 7, 3] } }, {}, {}],
    });
  });

  test('can be the first change of a page with its built-in layout', () => {
    expect(after({ intent: 'add', adNumber: 5, to: { before: 2 } }, 'nothing')).toMatchObject({
      selected: { block: 2, at: null },
      blocks: [{}, grid, ad('5'), blocks[2], {}],
    });
    expect(after({ intent: 'move', from: { block: 1, at: 2 }, to: { before: 4 } }, 'nothing')).toMatchObject({
      blocks: [{}, { config: { ad_position: [6], ad_index: [3] } }, {}, {}, ad('1')],
    });
  });

  test('gets another number and is removed', () => {
    expect(after({ intent: 'number', from: { block: 2, at: null }, adNumber: 9 })).toMatchObject({
      blocks: [{}, {}, { config: { ad_box: { ad_cou: { value: '9' } }, size: { m: '320x50' } } }, {}],
    });
    expect(after({ intent: 'take', from: { block: 1, at: 2 } })).toMatchObject({
      blocks: [{}, { config: { ad_position: [6], ad_index: [3] } }, {}, {}],
    });
    expect(after({ intent: 'take', from: { block: 2, at: null } })).toMatchObject({ selected: null });
  });

  test('that does not exist cannot be moved', () => {
    expect(after({ intent: 'take', from: { block: 1, at: 5 } })).toBe('missing');
    expect(after({ intent: 'take', from: { block: 3, at: null } })).toBe('missing');
  });

  test('cannot be added to a page that is full', () => {
    const full = { ...layout(), blocks: Array.from({ length: 25 }, () => grid) };
    const between = { intent: 'add', adNumber: 1, to: { before: 1 } } as const;
    expect(planPlacement(full, between)).toBe('full');
    expect(planPlacement(full, { ...between, to: { block: 1, at: 1 } })).not.toBe('full');
  });
});

describe('the drawing of a page', () => {
  const block = (position: number, part: object) => ({
    position,
    type: 'x',
    name: 'Block',
    region: 'main' as const,
    ads: 'inside' as const,
    hasTiles: true,
    children: 2,
    adNumber: 1,
    slots: [],
    box: {},
    ...part,
  });

  test('lists blocks, their children and the slots between them', () => {
    const rows = sketchRows([
      block(0, {
        slots: [
          { at: 1, adNumber: 4 },
          { at: 9, adNumber: 5 },
        ],
      }),
      block(1, { ads: 'own', adNumber: 6 }),
      block(2, { ads: 'after' }),
    ]);
    expect(rows.map(({ id }) => id)).toEqual([
      'block 0',
      'child 0 1',
      'slot 0 1',
      'child 0 2',
      'slot 0 9',
      'slot 1',
      'block 2',
    ]);
    expect(placeBeside(rows[1]!, 'before')).toBeNull();
    expect(placeBeside(rows[3]!, 'after')).toEqual({ block: 0, at: 2 });
    expect(placeBeside(rows[5]!, 'after')).toEqual({ before: 2 });
  });

  test('finds the first slot of a block', () => {
    expect(firstSlotOf(block(3, { ads: 'own' }))).toEqual({ block: 3, at: null });
    const slots = [
      { at: 2, adNumber: 1 },
      { at: 5, adNumber: 1 },
    ];
    expect(firstSlotOf(block(3, { slots }))).toEqual({ block: 3, at: 2 });
    expect(firstSlotOf(block(3, {}))).toBeNull();
  });

  test('has no place outside of the main part', () => {
    const [header, footer] = sketchRows([
      block(0, { region: 'header', ads: 'after' }),
      block(1, { region: 'footer', ads: 'after' }),
    ]);
    expect(placeBeside(header!, 'before')).toBeNull();
    expect(placeBeside(header!, 'after')).toEqual({ before: 1 });
    expect(placeBeside(footer!, 'after')).toBeNull();
  });
});
