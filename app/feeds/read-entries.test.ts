import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inEnglish } from '#app/lib/phrase.ts';
import type { VerticalRules } from '#app/bundle/registry.ts';
import { defineFeed, jsonContentTypes } from './define-feed.ts';
import { readEntries } from './read-entries.server.ts';

/* An invented feed of items that are read on this site. It has neither play addresses nor prices. */

const feed = defineFeed({
  provider: 'sample',
  name: 'Sample',
  verticalId: 8,
  address: 'https://feeds.example/list',
  idField: 'id',
  titleField: 'title',
  schema: z.looseObject({ id: z.string(), title: z.string() }),
  parse: () => ({ entries: [], path: [], next: null }),
  map: ({ title }) => ({
    title,
    intro: '',
    sections: [],
    keywords: '',
    categories: [],
    image: '',
    publishedAt: null,
    ext: {},
  }),
  categories: { names: {}, default: 'Any' },
  paging: { kind: 'none' },
  neutralParameters: [],
  contentTypes: jsonContentTypes,
});

function rulesOf(isPlayed: boolean): VerticalRules {
  return { prefix: 'x', extSchema: z.looseObject({}), structuredDataTypes: [''], isPlayed };
}

function read(entries: readonly unknown[], isPlayed: boolean, entryPaths?: (string | number)[][]) {
  const page = { entries, path: ['list'], next: null, ...(entryPaths && { entryPaths }) };
  return readEntries([page], { feed, rules: rulesOf(isPlayed), ownOrigins: new Set() });
}

describe('entries without a play address and a price', () => {
  const entries = [{ id: 'a', title: 'One' }];

  it('are accepted for items that are not played', () => {
    const { items, refused } = read(entries, false);
    expect(refused).toEqual([]);
    expect(items).toMatchObject([{ providerId: 'a', title: 'One', playUrl: '', place: 'list[0]' }]);
  });

  it('are refused for items that are played', () => {
    const reasons = read(entries, true).refused.map(({ reason }) => inEnglish(reason));
    expect(reasons).toEqual(['its address is not https: ']);
  });
});

it('reports the path that the page provides for a combined entry', () => {
  const places = [
    ['list', 7],
    ['list', 3, 'title'],
  ];
  const { items, bad } = read([{ id: 'a', title: 'One' }, 5], false, places);
  expect(items.map(({ place }) => place)).toEqual(['list[7]']);
  expect(bad.map(({ path }) => path)).toEqual(['list[3].title']);
});
