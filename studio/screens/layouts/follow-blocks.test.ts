import { expect, it } from 'vitest';
import { followBlocks, noBlocks } from './follow-blocks.ts';
import type { StoredBlock } from './layout-edits.ts';

const block = (module: string, config: StoredBlock['config'] = {}): StoredBlock => ({ module, config });
const [bar, hot, fresh, text] = [
  block('topBar'),
  block('row', { title: 'Hot' }),
  block('row', { title: 'New' }),
  block('text'),
];
const first = followBlocks(noBlocks, [bar, hot, fresh, text]);
const [barKey, hotKey, freshKey, textKey] = first.keys;

it('gives every block its own key', () => {
  expect(new Set(first.keys).size).toBe(4);
});

it.each<[string, readonly StoredBlock[], readonly (string | undefined)[]]>([
  ['moved', [bar, text, hot, fresh], [barKey, textKey, hotKey, freshKey]],
  ['removed', [bar, fresh, text], [barKey, freshKey, textKey]],
  ['changed', [bar, block('row', { title: 'Hottest' }), fresh, text], [barKey, hotKey, freshKey, textKey]],
])('keeps the keys of blocks if one is %s', (_, blocks, keys) => {
  expect(followBlocks(first, blocks).keys).toEqual(keys);
});

it('gives a copy a new key, even if an earlier copy was undone', () => {
  const copied = followBlocks(first, [bar, hot, hot, fresh, text]);
  expect(copied.keys.toSpliced(2, 1)).toEqual(first.keys);
  const again = followBlocks(followBlocks(copied, [bar, hot, fresh, text]), [bar, hot, hot, fresh, text]);
  expect([...first.keys, copied.keys[2]]).not.toContain(again.keys[2]);
});

it.each([0, 1, 2])('keeps the keys of equal blocks if the one at position %i is changed', (position) => {
  const equal = followBlocks(noBlocks, [text, text, text]);
  const changed = equal.values.with(position, block('text', { title: 'Note' }));
  expect(followBlocks(equal, changed).keys).toEqual(equal.keys);
});
