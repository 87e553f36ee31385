import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import { groupClose } from './close-groups.ts';
import { searchPhrase, type PhraseResult } from './modes.ts';
import { findOutcome, isEverything } from './outcome.ts';
import { popularItems, popularWords } from './popular-words.ts';
import { filledCategories, relatedCategories } from './related-categories.ts';

const titled = (...titles: string[]) => titles.map((title, index) => makeItem({ id: index + 1, title }));
const idsOf = (results: readonly PhraseResult[]) => results.map(({ item }) => item.id);
const closeOf = (titles: string[], keyword: string) =>
  searchPhrase(titled(...titles), keyword).filter(({ round }) => round > 1);

describe('close matches', () => {
  it('stand by prefix, longest first; short ones are folded away below one that tells something', () => {
    const close = closeOf(['Cab', 'Cattle', 'Caterpillar', 'Cow'], 'cats');
    expect(
      groupClose(close, 'cats', false).map((group) => [group.prefix, group.isTelling, idsOf(group.open)]),
    ).toEqual([
      ['cat', true, [2, 3]],
      ['ca', false, []],
      ['c', false, []],
    ]);
  });

  it('of short prefixes are in sight where nothing tells more', () => {
    const close = closeOf(['Cab', 'Cow'], 'cats');
    expect(groupClose(close, 'cats', true).map(({ open }) => idsOf(open))).toEqual([[1], []]);
  });

  it('of a single letter are in sight only where nothing better was found', () => {
    const close = closeOf(['Zoo', 'Zebra'], 'zq');
    expect(groupClose(close, 'zq', false)[0]?.open).toHaveLength(2);
    expect(groupClose(close, 'zq', true)[0]?.folded).toHaveLength(2);
  });

  it('are half as many in sight below results', () => {
    const close = closeOf(
      Array.from({ length: 40 }, () => 'Gem'),
      'gems',
    );
    expect(groupClose(close, 'gems', false)[0]?.open).toHaveLength(24);
    expect(groupClose(close, 'gems', true)[0]?.open).toHaveLength(12);
  });

  it('lose nobody and keep their order, whatever was typed', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '猫', ' ', '👍'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, fc.boolean(), (titles, keyword, hasResults) => {
        const close = closeOf(titles, keyword);
        const shown = groupClose(close, keyword, hasResults).flatMap(({ open, folded }) => [
          ...open,
          ...folded,
        ]);
        expect(idsOf(shown)).toEqual(idsOf(close));
      }),
    );
  });
});

describe('categories of results', () => {
  const categories = [1, 2, 3].map((id) => makeCategory({ id }));
  const items = [
    makeItem({ id: 1, categoryIds: [2, 1] }),
    makeItem({ id: 2, categoryIds: [2] }),
    makeItem({ id: 3, categoryIds: [1] }),
    makeItem({ id: 4, categoryIds: [9, 1] }),
  ];
  const catalogue = makeCatalogue(items, { categories });
  const shown = (rows: ReturnType<typeof relatedCategories>) =>
    rows.map(({ category, size }) => [category.id, size]);

  it('stand by results, then in menu order, with all that is in them', () => {
    expect(shown(relatedCategories(catalogue, items.slice(0, 2), 8))).toEqual([
      [2, 2],
      [1, 3],
    ]);
    expect(shown(relatedCategories(catalogue, items.slice(0, 1), 8))).toEqual([
      [1, 3],
      [2, 2],
    ]);
    expect(relatedCategories(catalogue, items, 1)).toHaveLength(1);
  });

  it('leave out empty ones where there are no results', () => {
    expect(shown(filledCategories(catalogue, 8))).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });
});

describe('popular words', () => {
  const item = (id: number, keywords: string, intro: string) => makeItem({ id, keywords, intro });

  it('find something, stand once in singular or plural, and are no category', () => {
    const catalogue = makeCatalogue(
      [
        item(1, 'rockets, puzzle, unheard', 'A rocket among rockets; a puzzle.'),
        item(2, 'rockets, rocket, game', 'Many rockets and a rocket, a puzzle game.'),
        ...[3, 4, 5, 6].map((id) => item(id, 'game', 'A game.')),
      ],
      { categories: [makeCategory({ id: 1, name: 'Puzzle' })] },
    );
    expect(popularWords(catalogue, 8, ['game', 'games'])).toEqual(['rockets']);
  });

  it('come from the tag of popular items, else from the newest', () => {
    const items = titled('One', 'Two', 'Three');
    const tagged = makeCatalogue(items, { tags: [{ name: 'Top Now', itemIds: [3, 1] }] });
    expect(popularItems(tagged, 9).map(({ id }) => id)).toEqual([3, 1]);
    expect(popularItems(makeCatalogue(items), 2).map(({ id }) => id)).toEqual([3, 2]);
  });
});

describe('the list of everything', () => {
  const catalogue = makeCatalogue(
    Array.from({ length: 250 }, (_, index) =>
      makeItem({ id: index + 1, router: index % 2 ? '' : '/elsewhere' }),
    ),
  );

  it('has every item, beyond the limit of a search, in catalogue order', () => {
    const listed = Array.from({ length: 11 }, (_, index) => {
      const outcome = findOutcome(catalogue, { keyword: ' 0 ', all: true, pageNumber: index + 1 });
      expect(outcome).toMatchObject({ keyword: '', address: '/g/search/0?all=1', hits: { total: 250 } });
      return idsOf(outcome?.hits.entries ?? []);
    });
    expect(listed.flat()).toEqual(catalogue.items.map(({ id }) => id));
    expect(findOutcome(catalogue, { keyword: '0', all: true, pageNumber: 12 })).toBeNull();
  });

  it('is told apart from any keyword', () => {
    const everything = (keyword: string, all: boolean) => {
      const outcome = findOutcome(catalogue, { keyword, all, pageNumber: 1 });
      return outcome && isEverything(outcome);
    };
    expect(everything('0', true)).toBe(true);
    for (const keyword of ['0', '', '?all=1', '0?all=1'])
      expect(everything(keyword, false), keyword).toBe(false);
    expect(everything('1', true)).toBe(false);
  });
});
