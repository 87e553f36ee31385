import { expect, it } from 'vitest';
import { compareLayouts, type StoredBlock } from './compare-layouts.ts';

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
    { kind: 'changed', block: named('row'), position: 1, key: 'item_count', before: null, after: 6 },
  ]);
});

it('names a block by its heading', () => {
  const [difference] = compareLayouts([], [block('row', { title: 'Hot' })]);
  expect(difference?.block).toEqual(named('row', 'Hot'));
});
