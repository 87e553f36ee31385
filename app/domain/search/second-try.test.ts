import { expect, test } from 'vitest';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import { createSearchWords } from './topic.ts';
import { listOfPart } from './match-parts.ts';
import { tryAgain, type SecondTryOptions } from './second-try.ts';

const items = [
  makeItem({ id: 1, title: 'Quiet Harbour', intro: 'Ships.' }),
  makeItem({ id: 2, title: 'Falling Bricks', intro: 'Rows of blocks.', categoryIds: [7] }),
  makeItem({ id: 3, title: 'Stack', intro: 'Falling blocks, falling bricks.', categoryIds: [7] }),
  makeItem({ id: 4, title: 'Elsewhere', intro: '', categoryIds: [7], router: '/elsewhere' }),
];
const category = makeCategory({ id: 7, name: 'Together' });
const catalogue = makeCatalogue(items, {
  categories: [category, makeCategory({ id: 8, name: 'Empty' })],
  tags: [{ name: 'Boats', itemIds: [1] }],
});

const nothing: SecondTryOptions = {
  words: createSearchWords(['games', 'game'], ['free', 'best']),
  isGuessed: true,
  synonyms: new Map(),
  correctionOf: () => null,
  listLike: () => null,
};

function attempt(keyword: string, options: Partial<SecondTryOptions>) {
  const found = tryAgain(catalogue, keyword, { ...nothing, ...options });
  return found && [found.kind, found.name, found.results.map(({ item }) => item.id), found.total];
}

test('a corrected keyword is searched for', () => {
  expect(attempt('quiet harbor', { correctionOf: () => 'quiet harbour' })).toEqual([
    'correction',
    'quiet harbour',
    [1],
    1,
  ]);
  expect(attempt('nowhere', { correctionOf: () => 'without results' })).toBeNull();
});

test('synonyms are searched for in their order, each item once, before corrections', () => {
  const synonyms = new Map([['tetris', ['nowhere', 'falling bricks', 'blocks']]]);
  const options = { synonyms, correctionOf: () => 'harbour', listLike: () => category };
  expect(attempt('Tetris', options)).toEqual(['synonyms', '', [2, 3], 2]);
  expect(attempt('tetriss', { synonyms, correctionOf: () => 'tetris' })).toEqual(['synonyms', '', [2, 3], 2]);
});

test('a misspelt word has the results of its synonyms, after corrections', () => {
  const synonyms = new Map([['football', ['harbour']]]);
  expect(attempt('Fotball', { synonyms })).toEqual(['synonyms', '', [1], 1]);
  expect(attempt('fotball', { synonyms, correctionOf: () => 'stack' })?.[0]).toBe('correction');
  expect(attempt('fotball', { synonyms, listLike: () => category })?.[0]).toBe('synonyms');
});

test('a word that no name contains is corrected by the words of the texts, last', () => {
  expect(attempt('blokcs', {})).toEqual(['correction', 'blocks', [2, 3], 2]);
  expect(attempt('rows of blokcs', {})).toEqual(['correction', 'rows of blocks', [2], 1]);
  expect(attempt('blokcs', { listLike: () => category })?.[0]).toBe('list');
  expect(attempt('“blokcs”?', {})?.[1]).toBe('blocks');
  expect(attempt('flocks', {})).toBeNull();
});

test('all results of synonyms are returned, because they have no list of their own', () => {
  const many = Array.from({ length: 40 }, (_, index) => makeItem({ id: index + 1, title: `Brick ${index}` }));
  const synonyms = new Map([['tetris', ['brick']]]);
  const found = tryAgain(makeCatalogue(many), 'tetris', { ...nothing, synonyms });
  expect([found?.results.length, found?.total]).toEqual([40, 40]);
});

test('a text among the keywords of items finds them, after synonyms and before corrections', () => {
  const keywords = ['cards, board game', 'dashboards', 'ソリティア、カード', ''];
  const stated = makeCatalogue(keywords.map((words, index) => makeItem({ id: index + 1, keywords: words })));
  const find = (keyword: string, options: Partial<SecondTryOptions> = {}) => {
    const found = tryAgain(stated, keyword, { ...nothing, ...options });
    return found && [found.kind, found.results.map(({ item }) => item.id)];
  };
  expect(find('Card games')).toEqual(['topic', [1]]);
  expect(find('Board Games')).toEqual(['topic', [1]]);
  expect(find('board', { correctionOf: () => 'cards' })).toEqual(['topic', [1]]);
  const boardwalk = makeCategory({ id: 7, name: 'Boardwalk' });
  const listed = makeCatalogue([makeItem({ id: 9, keywords: 'board', categoryIds: [7] })], {
    categories: [boardwalk],
  });
  expect(tryAgain(listed, 'board', { ...nothing, listLike: () => boardwalk })?.kind).toBe('list');
  expect(find('ソリティア')).toEqual(['topic', [3]]);
  expect(find('oar')).toBeNull();
  expect(find('ca')).toBeNull();
});

test('a whole keyword of a category finds its items, after those about the topic', () => {
  const logic = makeCategory({ id: 7, name: 'Together', keywords: 'block games, games of logic، ألعاب' });
  const find = (keyword: string, keywords = '') => {
    const item = makeItem({ id: 5, keywords });
    const stated = makeCatalogue([...items, item], { categories: [logic] });
    const found = tryAgain(stated, keyword, nothing);
    return found && [found.kind, found.results.map((result) => result.item.id)];
  };
  expect(find('free logic game')).toEqual(['list', [2, 3]]);
  expect(find('ألعاب')).toEqual(['list', [2, 3]]);
  expect(find('logic', 'logic')).toEqual(['topic', [5]]);
  expect(find('log')).toBeNull();
  expect(find('games')?.[0]).not.toBe('list');
});

test('a keyword with the noun of the section has the synonyms of the rest', () => {
  const synonyms = new Map([['2 player', ['harbour']]]);
  expect(attempt('2 player games', { synonyms })).toEqual(['synonyms', '', [1], 1]);
});

test('words that fit every item are left out of the keyword', () => {
  expect(attempt('best quiet harbour free', {})).toEqual(['topic', '', [1], 1]);
  expect(attempt('Free Harbour games', { synonyms: new Map([['harbour', ['blocks']]]) })?.[0]).toBe('topic');
  expect(
    attempt('free harbur', { correctionOf: (text) => (text === 'harbur' ? 'harbour' : null) })?.[1],
  ).toBe('harbour');
  expect(attempt('free', {})).toBeNull();
});

test('parts of words are not about a topic', () => {
  const stated = makeCatalogue([
    makeItem({ id: 1, title: 'Forward', intro: 'A warning.' }),
    makeItem({ id: 2, title: 'Hills', intro: 'Battles.', keywords: 'strategy, wars' }),
    makeItem({ id: 3, title: 'Ships', intro: 'A long war.' }),
  ]);
  const found = tryAgain(stated, 'best war games', nothing);
  expect(found?.results.map(({ item }) => item.id)).toEqual([2, 3]);
  // The operator's synonyms are tried before the keywords of items.
  const synonyms = new Map([['war', ['forward']]]);
  const said = tryAgain(stated, 'best war games', { ...nothing, synonyms });
  expect([said?.kind, said?.results.map(({ item }) => item.id)]).toEqual(['synonyms', [1]]);
});

test('two typed words find one word', () => {
  const stated = makeCatalogue([
    makeItem({ id: 1, title: 'Card', keywords: 'cashback' }),
    makeItem({ id: 2, title: 'Minesweeper' }),
  ]);
  const find = (keyword: string) =>
    tryAgain(stated, keyword, nothing)?.results.map((result) => result.item.id);
  expect(find('cash back')).toEqual([1]);
  expect(find('best mine sweeper')).toEqual([2]);
});

test('a keyword of several parts has the items that fit all of them', () => {
  const lists = [...catalogue.categoryById.values(), ...catalogue.tags.values()];
  const listLike = (text: string) =>
    lists.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? null;
  expect(attempt('together stack games', { listLike })).toEqual(['topic', '', [3], 1]);
  expect(attempt('bricks together', { listLike })).toEqual(['topic', '', [2], 1]);
  expect(attempt('together for children', { listLike })).toEqual(['synonyms', '', [2, 3], 2]);
  // The category alone fits too, but a corrected keyword is more probable.
  expect(attempt('together harbur', { listLike, correctionOf: () => 'harbour' })?.[0]).toBe('correction');
  expect(attempt('stack anywhere', { listLike })).toEqual(['synonyms', '', [3], 1]);
});

test('the items that fit the part with the most words come first', () => {
  const lists = [makeCategory({ id: 7, name: 'Credit cards' }), makeCategory({ id: 8, name: 'Travel' })];
  const offers = [makeItem({ id: 1, categoryIds: [8] }), makeItem({ id: 2, categoryIds: [7] })];
  const shop = makeCatalogue(offers, { categories: lists });
  const listLike = (text: string) =>
    lists.find(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())) ?? null;
  const found = tryAgain(shop, 'travel credit card', { ...nothing, listLike });
  expect(found?.results.map(({ item }) => item.id)).toEqual([2]);
});

test('a part of a keyword names a list', () => {
  const coupons = makeCategory({ id: 7, name: 'Coupons' });
  const listLike = (text: string) => (text.toLowerCase().startsWith('coupon') ? coupons : null);
  expect(listOfPart('pizza coupon', { ...nothing, listLike })).toBe(coupons);
  expect(listOfPart('pizza', { ...nothing, listLike })).toBeNull();
});

test('a keyword that other sections contain is not corrected', () => {
  const isGuessed = false;
  expect(attempt('quiet harbor', { isGuessed, correctionOf: () => 'quiet harbour' })).toBeNull();
  expect(attempt('blokcs', { isGuessed })).toBeNull();
  expect(attempt('stack anywhere', { isGuessed })).toBeNull();
  expect(attempt('best harbour', { isGuessed })?.[0]).toBe('topic');
});

test('a keyword that names the section shows its most popular items', () => {
  expect(attempt('best free games', {})).toEqual(['topic', '', [3, 2, 1], 3]);
});

test('a synonym may name a category', () => {
  const synonyms = new Map([['co-op', ['harbour', 'together']]]);
  const options = { synonyms, listLike: (text: string) => (text === 'together' ? category : null) };
  expect(attempt('co-op', options)).toEqual(['synonyms', '', [1, 2, 3], 3]);
});

test('a category with exactly that name comes first, one with a similar name after a correction', () => {
  const synonyms = new Map([['together', ['harbour']]]);
  const options = { synonyms, correctionOf: () => 'harbour', listLike: () => category };
  expect(attempt('Together', options)?.[0]).toBe('list');
  expect(attempt('togeter', options)?.[0]).toBe('correction');
});

test('a category or tag shows its items, but none that leads elsewhere', () => {
  expect(attempt('together', { listLike: () => category })).toEqual(['list', 'Together', [2, 3], 2]);
  const tag = catalogue.tags.get('boats')!;
  expect(attempt('boats', { listLike: () => tag })).toEqual(['list', 'Boats', [1], 1]);
  expect(attempt('empty', { listLike: () => makeCategory({ id: 8 }) })).toBeNull();
});

test('a keyword that means nothing finds nothing', () => {
  expect(attempt('zzqqx', {})).toBeNull();
});
