import { expect, it } from 'vitest';
import { compareLayouts, type LayoutDifference, type StoredBlock } from './compare-layouts.ts';

const block = (module: string, config: StoredBlock['config'] = {}): StoredBlock => ({ module, config });
const before = [block('topBar'), block('row', { tag: 'Hot' }), block('row', { tag: 'New' }), block('text')];
const named = (type: string, title = '') => ({ type, title });

it('equal layouts have no differences', () => {
  expect(compareLayouts(before, structuredClone(before))).toEqual([]);
});

it('names added and removed blocks without moving the others', () => {
  expect(compareLayouts(before, [before[0]!, block('faq'), before[1]!, before[2]!])).toEqual([
    { kind: 'added', block: named('faq'), position: 1, next: named('row') },
    { kind: 'removed', block: named('text'), position: 3 },
  ]);
});

it('names the block that moved and its new neighbour, and not those that it passed', () => {
  expect(compareLayouts(before, [before[3]!, ...before.slice(0, 3)])).toEqual([
    { kind: 'moved', block: named('text'), position: 0, isUp: true, beside: named('topBar') },
  ]);
  expect(compareLayouts(before, [...before.slice(1), before[0]!])).toEqual([
    { kind: 'moved', block: named('topBar'), position: 3, isUp: false, beside: named('text') },
  ]);
});

it('of two blocks that changed places, names the one that the operator moved', () => {
  const after = before.toSpliced(1, 1).toSpliced(2, 0, before[1]!);
  const moved = (position: number) => compareLayouts(before, after, new Set([position]));
  expect(moved(2)).toMatchObject([{ kind: 'moved', position: 2, isUp: false }]);
  expect(moved(1)).toMatchObject([{ kind: 'moved', position: 1, isUp: true }]);
});

it('names each setting with both values', () => {
  expect(compareLayouts(before, before.with(1, block('row', { tag: 'Hot', item_count: 6 })))).toEqual([
    {
      kind: 'changed',
      block: named('row'),
      position: 1,
      key: 'item_count',
      before: null,
      after: 6,
      sources: { before: 0, after: 0 },
    },
  ]);
});

it('names a block by its heading', () => {
  const [difference] = compareLayouts([], [block('row', { title: 'Hot' })]);
  expect(difference?.block).toEqual(named('row', 'Hot'));
});

it('names the sections whose items a block showed and shows', () => {
  const [first, second] = [
    block('row', { data_type: 3, tag: 'Hot' }),
    block('row', { data_type: 5, tag: 'Hot' }),
  ];
  expect(compareLayouts([first], [second])).toMatchObject([
    { key: 'data_type', before: 3, after: 5, sources: { before: 3, after: 5 } },
  ]);
});

it.each<[string, StoredBlock['config'], StoredBlock['config'], unknown]>([
  ['a new slot', {}, { ad_position: [4], ad_index: [2] }, { change: 'added', at: 4, adNumber: 2 }],
  [
    'a removed slot',
    { ad_position: [4, 8] },
    { ad_position: [8] },
    { change: 'removed', at: 4, adNumber: 1 },
  ],
  [
    'a slot that was moved',
    { ad_position: [2, 4], ad_index: [1, 2] },
    { ad_position: [2, 9], ad_index: [1, 2] },
    { change: 'moved', from: 4, at: 9, adNumber: 2 },
  ],
  [
    'a slot that shows another ad',
    { ad_position: [4], ad_index: [1] },
    { ad_position: [4], ad_index: [3] },
    { change: 'renumbered', at: 4, before: 1, adNumber: 3 },
  ],
])('names %s among the items of a block', (_, old, present, slot) => {
  const differences = compareLayouts([block('grid', old)], [block('grid', present)]);
  expect(differences.flatMap(adsOf)).toEqual([{ kind: 'slot', ...(slot as object) }]);
});

it('names each value of the box around ads', () => {
  const box = (values: Record<string, string>) => ({
    ad_box: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  });
  const [old, present] = [box({ ad_cou: '1', ad_bg_color: 'red' }), box({ ad_cou: '2' })];
  expect(compareLayouts([block('ad', old)], [block('ad', present)]).flatMap(adsOf)).toEqual([
    { kind: 'box', key: 'ad_cou', before: '1', after: '2' },
    { kind: 'box', key: 'ad_bg_color', before: 'red', after: '' },
  ]);
});

it('compares settings for ads as they are if they mean the same', () => {
  const [difference] = compareLayouts(
    [block('row', { ad_position: [2] })],
    [block('row', { ad_position: [2, 2] })],
  );
  expect(difference).toMatchObject({ key: 'ad_position', before: [2], after: [2, 2] });
  expect(difference).not.toHaveProperty('ads');
});

function adsOf(difference: LayoutDifference) {
  return difference.kind === 'changed' ? (difference.ads ?? []) : [];
}
