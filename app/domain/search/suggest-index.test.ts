import { expect, test } from 'vitest';
import { makeItem } from '#test/support/items.ts';
import { buildCatalogue, type Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../catalogue/item.ts';
import { finish } from '../catalogue/steps.ts';
import { SuggestIndex, type Suggestion } from './suggest-index.ts';

const limits = { item: 5, category: 3, tag: 3 };

function catalogueOf(titles: readonly (readonly [title: string, opens: number])[]): Catalogue {
  const items = titles.map(([title, opens], index) =>
    makeItem({ id: index + 1, title, figures: { likes: 0, dislikes: 0, collections: 0, opens } }),
  );
  return buildCatalogue({
    verticalId: 2,
    prefix: 'g',
    items,
    categories: [],
    orders: new Map(),
    tags: [
      { name: 'Tower games', itemIds: [1] },
      { name: 'Towels', itemIds: [] },
    ],
  });
}

const opensOf = ({ figures }: Item) => figures.opens;

function indexOf(catalogue: Catalogue, popularityOf = opensOf): SuggestIndex {
  const index = new SuggestIndex();
  finish(index.follow(catalogue, popularityOf));
  return index;
}

const nameOf = (suggestion: Suggestion) =>
  suggestion.kind === 'item' ? suggestion.value.title : suggestion.value.name;

const titles = [
  ['Quiet Tower', 900],
  ['Tower Builder', 5],
  ['Tower of Chess', 50],
  ['The Towering Pokémon', 10_000],
  ['Minesweeper', 70],
] as const;

test.each([
  // Names that start with the text come first, sorted by openings, then names that contain a word that starts with it.
  ['tower', ['Tower of Chess', 'Tower Builder', 'Quiet Tower', 'The Towering Pokémon', 'Tower games']],
  ['t', ['The Towering Pokémon', 'Tower of Chess', 'Tower Builder', 'Quiet Tower', 'Tower games']],
  ['tow ch', ['Tower of Chess']],
  ['CHESS  tower', ['Tower of Chess']],
  ['pokemon', ['The Towering Pokémon']],
  ['mineswepeer', ['Minesweeper']],
  ['towwer', ['Tower of Chess', 'Quiet Tower', 'Tower Builder', 'Tower games']],
  ['tower minesweeper', []],
  ['***', []],
  ['', []],
])('%o suggests %o', (text, expected) => {
  const found = indexOf(catalogueOf(titles)).find(text, limits).map(nameOf);
  if (text === 'towwer') expect(found.toSorted()).toEqual(expected.toSorted());
  else expect(found).toEqual(expected);
});

test('equally good items follow the given popularity, then catalogue order', () => {
  const found = indexOf(catalogueOf(titles), () => 0).find('tower', { item: 5, category: 0, tag: 0 });
  expect(found.map(nameOf)).toEqual([
    'Tower Builder',
    'Tower of Chess',
    'Quiet Tower',
    'The Towering Pokémon',
  ]);
});

test('of equally popular items, those in the language of the reader come first', () => {
  const suggest = (opens: readonly [number, number], isTranslated: boolean) => {
    const catalogue = catalogueOf([
      ['Tower in English', opens[0]],
      ['Tower in German', opens[1]],
    ]);
    const translation = { language: 'de', isComplete: true, originalTitle: '' };
    const openItems = catalogue.items.map((item) => (item.id === 2 ? { ...item, translation } : item));
    const itemById = new Map(openItems.map((item) => [item.id, item]));
    const index = indexOf(isTranslated ? { ...catalogue, openItems, itemById, isTranslated } : catalogue);
    return index.find('tower', { item: 2, category: 0, tag: 0 }).map(nameOf);
  };
  expect(suggest([0, 0], true)).toEqual(['Tower in German', 'Tower in English']);
  expect(suggest([0, 0], false)).toEqual(['Tower in English', 'Tower in German']);
  expect(suggest([1, 0], true)).toEqual(['Tower in English', 'Tower in German']);
});

test('limits hold for each kind', () => {
  const found = indexOf(catalogueOf(titles)).find('tower', { item: 2, category: 0, tag: 1 });
  expect(found.map(({ kind }) => kind)).toEqual(['item', 'item', 'tag']);
});

test('a newer catalogue changes what is suggested without reading everything again', () => {
  const index = indexOf(catalogueOf(titles));
  const newer = catalogueOf([['Loud Tower', 900], ...titles.slice(1, 3)]);
  finish(index.follow(newer, opensOf));
  expect(index.find('tower', { item: 9, category: 0, tag: 0 }).map(nameOf)).toEqual([
    'Tower of Chess',
    'Tower Builder',
    'Loud Tower',
  ]);
  expect(index.find('quiet', limits)).toEqual([]);
  finish(index.follow(catalogueOf(titles), opensOf));
  expect(index.find('quiet', limits).map(nameOf)).toEqual(['Quiet Tower']);
});

test.each([
  ['mineswepeer', 'minesweeper'],
  ['Quiat TOWR', 'quiet tower'],
  // Words with digits, words of names, words that resemble no other, and short words stay as they are.
  ['tower1', null],
  ['tower', null],
  ['zzzzqqqq', null],
  ['twr', null],
  ['', null],
])('%o is corrected to %o', (text, corrected) => {
  expect(indexOf(catalogueOf(titles)).correct(text)).toBe(corrected);
});
