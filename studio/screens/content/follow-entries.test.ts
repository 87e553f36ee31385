import { expect, it } from 'vitest';
import type { Entry } from './entries.ts';
import { followEntries, noEntries } from './follow-entries.ts';

const [why, when]: Entry[] = [{ question: 'Why?' }, { question: 'When?' }];
const first = followEntries(noEntries, [why!, when!]);
const [whyKey, whenKey] = first.keys;

it('gives a new entry a key of its own, even if it equals another one', () => {
  const { keys } = followEntries(first, [why!, when!, why!]);
  expect(keys.slice(0, 2)).toEqual(first.keys);
  expect(new Set(keys).size).toBe(3);
});

it.each<[string, readonly Entry[], readonly (string | undefined)[]]>([
  ['moved', [when!, why!], [whenKey, whyKey]],
  ['removed', [when!], [whenKey]],
  ['changed', [{ question: 'Why not?' }, when!], [whyKey, whenKey]],
])('keeps the keys of entries if one is %s', (_, entries, keys) => {
  expect(followEntries(first, entries).keys).toEqual(keys);
});
