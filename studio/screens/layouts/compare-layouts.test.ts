import { expect, it } from 'vitest';
import { compareLayouts } from './compare-layouts.ts';
import type { StoredBlock } from './layout-edits.ts';

const block = (module: string, config: StoredBlock['config'] = {}): StoredBlock => ({ module, config });
const before = [block('topBar'), block('row', { tag: 'Hot' }), block('row', { tag: 'New' }), block('text')];

it('equal layouts have no differences', () => {
  expect(compareLayouts(before, structuredClone(before))).toEqual([]);
});

it('names added and removed blocks without moving the others', () => {
  expect(compareLayouts(before, [before[0]!, block('faq'), before[1]!, before[2]!])).toEqual([
    { kind: 'added', type: 'faq', position: 1 },
    { kind: 'removed', type: 'text', position: 3 },
  ]);
});

it('names the block that moved, and not those that it passed', () => {
  expect(compareLayouts(before, [before[3]!, ...before.slice(0, 3)])).toEqual([
    { kind: 'moved', type: 'text', from: 3, position: 0 },
  ]);
});

it('names each setting with both values', () => {
  expect(compareLayouts(before, before.with(1, block('row', { tag: 'Hot', item_count: 6 })))).toEqual([
    { kind: 'changed', type: 'row', position: 1, key: 'item_count', before: null, after: 6 },
  ]);
});
