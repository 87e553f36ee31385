import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import { groupClose, isTellingPrefix } from './close-groups.ts';
import { searchPhrase } from './modes.ts';
import type { PhraseResult } from './phrase-result.ts';
import { findOutcome, isEverything } from './outcome.ts';
import { popularItems, popularWords } from './popular-words.ts';
import { filledCategories, relatedCategories } from './related-categories.ts';

const titled = (...titles: string[]) => titles.map((title, index) => makeItem({ id: index + 1, title }));
const idsOf = (results: readonly PhraseResult[]) => results.map(({ item }) => item.id);
const closeOf = (titles: string[], keyword: string) =>
  searchPhrase(titled(...titles), keyword).filter(({ stage }) => stage > 1);

describe('results', () => {
  it('that contain the keyword only as a later part of a word come last', () => {
    const catalogue = makeCatalogue([
      makeItem({ id: 1, title: 'Boxcar' }),
      makeItem({ id: 2, title: 'Race', intro: 'A car.' }),
      makeItem({ id: 3, title: 'Cards' }),
      makeItem({ id: 4, title: 'Oscar', intro: 'A car.' }),
    ]);
    const outcome = findOutcome(catalogue, { keyword: 'Car', all: false, pageNumber: 1 });
    expect(idsOf(outcome?.hits.entries ?? [])).toEqual([4, 3, 2, 1]);
    expect(idsOf(outcome?.matches ?? [])).toEqual([4, 3, 2, 1]);
  });
});

describe('close matches', () => {
  it('are grouped by prefix, longest first', () => {
    const close = closeOf(['Caterer', 'Cater', 'Caterpillar', 'Catalogue'], 'caterers');
    expect(
      groupClose(close, 'caterers', false).map((group) => [group.prefix, group.isTelling, idsOf(group.open)]),
    ).toEqual([
      ['caterer', true, [1]],
      ['cater', true, [2, 3]],
    ]);
  });

  it('of less than half of the keyword are collapsed below better ones', () => {
    const close = closeOf(['Cate', 'Caterers'], 'caterers abroad');
    expect(
      groupClose(close, 'caterers abroad', true).map(({ open, folded }) => [idsOf(open), idsOf(folded)]),
    ).toEqual([
      [[2], []],
      [[], [1]],
    ]);
  });

  it('of fewer than four letters are left out, because they occur in unrelated words', () => {
    expect(groupClose(closeOf(['Should', 'Shop'], 'shoes'), 'shoes', false)).toEqual([]);
    // Two Chinese characters are specific enough.
    expect(groupClose(closeOf(['猫咪'], '猫咪店'), '猫咪店', false)).toHaveLength(1);
  });

  it('are half as many in sight below results', () => {
    const close = closeOf(
      Array.from({ length: 40 }, () => 'Gemstone'),
      'gemstones',
    );
    expect(groupClose(close, 'gemstones', false)[0]?.open).toHaveLength(24);
    expect(groupClose(close, 'gemstones', true)[0]?.open).toHaveLength(12);
  });

  it('keep their order and all specific matches for any keyword', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '猫', ' ', '👍'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, fc.boolean(), (titles, keyword, hasResults) => {
        const close = closeOf(titles, keyword);
        const shown = groupClose(close, keyword, hasResults).flatMap(({ open, folded }) => [
          ...open,
          ...folded,
        ]);
        expect(idsOf(shown)).toEqual(idsOf(close.filter(({ prefix }) => isTellingPrefix(prefix))));
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

  it('are sorted by their number of results, then in menu order', () => {
    expect(shown(relatedCategories(catalogue, items.slice(0, 2), 8))).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(shown(relatedCategories(catalogue, items.slice(0, 1), 8))).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(relatedCategories(catalogue, items, 1)).toHaveLength(1);
  });

  it('leave out empty ones if there are no results', () => {
    expect(shown(filledCategories(catalogue, 8))).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });
});

describe('popular words', () => {
  const item = (id: number, keywords: string, intro: string) => makeItem({ id, keywords, intro });

  it('have results, occur once in singular or plural, and are not names of categories', () => {
    const catalogue = makeCatalogue(
      [
        item(1, 'rockets, puzzle, unheard', 'A rocket among rockets; a puzzle.'),
        item(2, 'rockets, rocket, game', 'Many rockets and a rocket, a puzzle game.'),
        makeItem({ id: 7, title: 'Rocket' }),
        ...[3, 4, 5, 6].map((id) => item(id, 'game', 'A game.')),
      ],
      { categories: [makeCategory({ id: 1, name: 'Puzzle' })] },
    );
    expect(popularWords(catalogue, 8, ['game', 'games'])).toEqual(['rockets']);
  });

  it('occur in a title, because other words fit any item', () => {
    const catalogue = makeCatalogue([
      makeItem({ id: 1, title: 'Robot Run', keywords: 'robot, player', intro: 'A robot for one player.' }),
      makeItem({ id: 2, title: 'Second', keywords: 'robot, player', intro: 'A robot, a player.' }),
      ...[3, 4, 5, 6].map((id) => item(id, '', '')),
    ]);
    expect(popularWords(catalogue, 8, [])).toEqual(['robot']);
  });

  it('come from the tag of popular items, then from the newest', () => {
    const items = titled('One', 'Two', 'Three');
    const tagged = makeCatalogue(items, { tags: [{ name: 'Top Now', itemIds: [3, 1] }] });
    expect(popularItems(tagged, 9).map(({ id }) => id)).toEqual([3, 1, 2]);
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

  it('is distinguished from any keyword', () => {
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
