import { beforeEach, expect, test, vi } from 'vitest';
import { storeBestScore, readBestScore } from './best-scores.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

test('a score is stored by vertical and item, and replaced', () => {
  storeBestScore('g', 7, 120);
  storeBestScore('qa', 7, 3);
  storeBestScore('g', 7, 200);
  expect([readBestScore('g', 7), readBestScore('qa', 7), readBestScore('g', 8)]).toEqual([200, 3, null]);
});

test('at most 500 scores are stored, those of the items played last', () => {
  for (let id = 1; id <= 501; id++) storeBestScore('g', id, id);
  expect(readBestScore('g', 1)).toBeNull();
  expect([readBestScore('g', 2), readBestScore('g', 501)]).toEqual([2, 501]);
});

test.each(['', 'x', '{}', '[1]', '[["a", 2]]', '[[1, null]]', 'null'])('%s counts as no score', (text) => {
  stored.set('best_scores_g', text);
  expect(readBestScore('g', 1)).toBeNull();
  storeBestScore('g', 1, 5);
  expect(readBestScore('g', 1)).toBe(5);
});
