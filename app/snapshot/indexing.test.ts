import { expect, test, vi } from 'vitest';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import { buildCatalogue, type Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { createSearchIndexing, maxMissing } from './indexing.server.ts';
import { searchPhrase, searchTitles, searchWords } from '#app/domain/search/modes.ts';
import type { PhraseResult } from '#app/domain/search/phrase-result.ts';
import { searcherOf } from '#app/domain/search/searcher-of.ts';

const items = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeItem({
      id: from + index,
      title: `Tower ${from + index}`,
      intro: `The ${(from + index) % 7}th tower`,
    }),
  );

/** An item that makes the index builder fail. */
const unreadable = { ...makeItem({ id: 9002, intro: '' }), title: 7 as unknown as string };

/** Compares the answers with those of the plain scan in every mode. */
function expectPlainAnswers(catalogue: Catalogue): void {
  const searcher = searcherOf(catalogue);
  for (const keyword of ['tower', 'tower 1', '3th tower', 'nothing']) {
    expect(searcher.titles(keyword)).toEqual(searchTitles(catalogue.items, keyword));
    expect(searcher.words(keyword)).toEqual(searchWords(catalogue.items, keyword));
    expect(searcher.phrase(keyword).map(figures)).toEqual(
      searchPhrase(catalogue.items, keyword).map(figures),
    );
  }
}

function figures({ item, prefix, stage, titleHits, totalHits, snippet }: PhraseResult) {
  return { id: item.id, prefix, stage, titleHits, totalHits, snippet };
}

test('a catalogue is searchable before, while and after its index is built', async () => {
  const catalogue = makeCatalogue(items(1, 500));
  expectPlainAnswers(catalogue);
  const before = searcherOf(catalogue);
  const indexing = createSearchIndexing({ fewest: 1 });
  const done = indexing.follow([catalogue]);
  expectPlainAnswers(catalogue);
  await done;
  expect(searcherOf(catalogue)).not.toBe(before);
  expectPlainAnswers(catalogue);
});

test('only a large change builds a new index, but all changes are searchable immediately', async () => {
  const built: number[] = [];
  const indexing = createSearchIndexing({
    fewest: 1,
    onBuilt: ({ openItems }) => built.push(openItems.length),
  });
  let current: readonly Item[] = items(1, 300);
  const publish = (next: readonly Item[]) => {
    current = next;
    const catalogue = makeCatalogue(current);
    const done = indexing.follow([catalogue]);
    return { catalogue, done };
  };
  await publish(current).done;
  expect(built).toEqual([300]);

  const one = publish([makeItem({ id: 9001, title: 'Tower of one', intro: 'new' }), ...current.slice(3)]);
  expectPlainAnswers(one.catalogue);
  await one.done;
  expect(built).toEqual([300]);

  const many = publish([...current, ...items(5000, maxMissing)]);
  expectPlainAnswers(many.catalogue);
  await many.done;
  expect(built).toEqual([300, 298 + maxMissing]);
  expectPlainAnswers(many.catalogue);

  const fewer = publish(current.slice(0, 200));
  expectPlainAnswers(fewer.catalogue);
  await fewer.done;
  expect(built).toHaveLength(3);
  expectPlainAnswers(fewer.catalogue);
});

test('changes during a build do not cause a second build unless there are many', async () => {
  const built: number[] = [];
  const indexing = createSearchIndexing({
    fewest: 1,
    onBuilt: ({ openItems }) => built.push(openItems.length),
  });
  const first = items(1, 400);
  const working = indexing.follow([makeCatalogue(first)]);
  const second = makeCatalogue([...first.slice(1), ...items(7000, 2)]);
  await Promise.all([working, indexing.follow([second])]);
  expect(built).toEqual([400]);
  expectPlainAnswers(second);
});

test('after a change of almost all items, the plain scan answers until a new index is built', async () => {
  const indexing = createSearchIndexing({ fewest: 1 });
  const before = makeCatalogue(items(1, 300));
  await indexing.follow([before]);
  const after = makeCatalogue([...before.items.slice(0, 100), ...items(5000, 200)]);
  const done = indexing.follow([after]);
  expectPlainAnswers(after);
  await done;
  expectPlainAnswers(after);
});

test('a small catalogue has no index', async () => {
  const onBuilt = vi.fn();
  const catalogue = makeCatalogue(items(1, 75));
  await createSearchIndexing({ onBuilt }).follow([catalogue]);
  expect(onBuilt).not.toHaveBeenCalled();
  expectPlainAnswers(catalogue);
});

test('if an index cannot be built, all items are scanned and the build is repeated', async () => {
  const onBuilt = vi.fn();
  const onFailed = vi.fn();
  const indexing = createSearchIndexing({ fewest: 1, onBuilt, onFailed, retryPause: 20 });
  const working = indexing.follow([makeCatalogue([...items(1, 300), unreadable])]);
  await vi.waitFor(() => expect(onFailed.mock.calls.length).toBeGreaterThan(1), 10_000);
  expect(String(onFailed.mock.lastCall?.[1])).toContain('toLowerCase is not a function');
  const sound = makeCatalogue(items(1, 300));
  const done = indexing.follow([sound]);
  expectPlainAnswers(sound);
  await Promise.all([working, done]);
  expect(onBuilt).toHaveBeenCalledOnce();
  expectPlainAnswers(sound);
});

test('a failing build does not block other builds, and its repetition can be stopped', async () => {
  const built: number[] = [];
  const onFailed = vi.fn();
  const onBuilt = ({ verticalId }: Catalogue) => built.push(verticalId);
  const indexing = createSearchIndexing({ fewest: 1, onBuilt, onFailed, retryPause: 600_000 });
  const sound = buildCatalogue({
    verticalId: 3,
    prefix: 'weather',
    items: items(1, 300),
    categories: [],
    orders: new Map(),
    tags: [],
  });
  const working = indexing.follow([makeCatalogue([unreadable]), sound]);
  await vi.waitFor(() => expect(built).toEqual([3]), 10_000);
  expect(onFailed).toHaveBeenCalledOnce();
  indexing.stop();
  await working;
});

test('builds no index after it was stopped', async () => {
  const onBuilt = vi.fn();
  const indexing = createSearchIndexing({ fewest: 1, onBuilt });
  const working = indexing.follow([makeCatalogue(items(1, 300))]);
  indexing.stop();
  await working;
  expect(onBuilt).not.toHaveBeenCalled();
});
