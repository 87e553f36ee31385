import { beforeEach, expect, test, vi } from 'vitest';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from './recent-searches.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

test('the newest six are listed first, each once regardless of case', () => {
  for (const text of ['one', 'two', '  Three  words ', 'four', 'ONE', 'five', 'six', 'seven', ' ']) {
    addRecentSearch(text);
  }
  expect(readRecentSearches()).toEqual(['seven', 'six', 'five', 'ONE', 'four', 'Three words']);
});

test('one search can be removed, or all', () => {
  for (const text of ['one', 'two', 'three']) addRecentSearch(text);
  removeRecentSearch('Two');
  expect(readRecentSearches()).toEqual(['three', 'one']);
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1, null, "kept", ""]'])('%s does not cause an error', (text) => {
  window.localStorage.setItem('last_searches', text);
  expect(readRecentSearches()).toEqual(text.startsWith('[') ? ['kept'] : []);
});
