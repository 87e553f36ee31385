import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, timeForRuns } from '@portico/shared/property-runs';
import type { Item } from '../catalogue/item.ts';
import { Assembly, listPieces, memoryOf } from './hand-over.ts';
import { IndexBuilder } from './index-builder.ts';
import { KeywordIndex, type Tuning } from './keyword-index.ts';
import { createScan, type Searcher } from './modes.ts';
import type { PhraseResult } from './phrase-result.ts';
import { searchedTexts } from './searched-texts.ts';
import type { SearchIndex } from './indexed-items.ts';
import { createIndexed } from './searcher.ts';

/** Words that share beginnings, ends and middles, so that hits, ties and shorter prefixes are common. */
const words = [
  'a aa aaa ab ba abab tower Tower TOWERS tow towel the other',
  'straße STRASSE ﬅreet ﬆ Σίσυφος ΣΊΣΥΦΟΣ ſlow Kelvin i I İ ı',
  'e\u0301te\u0301 été n\u0303 ñ \u0301 東京 東京タワー ไทย 🎮 👩‍🚀 🇫🇷🇩🇪',
  'c++ (a) [b a.b .* $1 \\d <b> &amp; "q" a_b x-y 12 1,200',
  'Maße MASSE Straßenbahn İstanbul ISPARTA ışık IŞIK iğne كِتَاب كتاب كتـاب ゲーム げーむ ガ が 한국어',
  'loooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooong',
].flatMap((line) => line.split(' '));
const word = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  // Texts in which hits of several words could overlap.
  { weight: 1, arbitrary: fc.constantFrom('a a a', 'aa aaa aa', 'ab ab ab ab', 'Tow tow TOW') },
);
const gap = fc.oneof(
  { weight: 9, arbitrary: fc.constant(' ') },
  fc.constantFrom('  ', '\n', '\u00a0', ', ', ''),
);
const text = (maxLength: number) =>
  fc
    .array(fc.tuple(word, gap), { maxLength })
    .map((parts) => parts.map(([part, after]) => part + after).join(''))
    .map((joined) => joined.toWellFormed().replaceAll('\0', ''));

interface Texts {
  title: string;
  intro: string;
  /** The original title. Empty if the item is not a translation. */
  original?: string;
}
const texts = fc.record<Texts>({
  title: text(4),
  intro: text(10),
  original: fc.oneof(fc.constant(''), text(3)),
});
const makeItem = ({ title, intro, original = '' }: Texts): Item => {
  const translation = { language: 'de', isComplete: true, originalTitle: original };
  return { title, intro, router: '', ...(original && { translation }) } as Item;
};
const language = fc.constantFrom(undefined, 'de', 'tr', 'ja', 'ar');

/**
 * Generates a keyword. It is usually a part of one of the texts: whole words, or characters from any position,
 * sometimes in upper or lower case. Sometimes it is unrelated to the texts.
 */
const keywordFrom = (all: readonly Texts[]) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.nat(), fc.boolean(), fc.nat(), fc.integer({ min: 1, max: 14 }), fc.nat(2))
        .map(([which, isTitle, from, length, shape]) => {
          const source = all[which % Math.max(1, all.length)] ?? { title: '', intro: '' };
          const characters = [...(isTitle ? source.title : source.intro)];
          const start = from % Math.max(1, characters.length);
          const cut = characters.slice(start, start + length).join('');
          return [cut, cut.toUpperCase(), cut.toLowerCase()][shape] ?? cut;
        }),
    },
    {
      weight: 8,
      arbitrary: fc.tuple(fc.nat(), fc.boolean(), fc.nat(), fc.integer({ min: 1, max: 2 })).map((picks) => {
        const [which, isTitle, from, length] = picks;
        const source = all[which % Math.max(1, all.length)] ?? { title: '', intro: '' };
        const some = (isTitle ? source.title : source.intro).split(/\s+/u).filter(Boolean);
        const start = from % Math.max(1, some.length);
        return some.slice(start, start + length).join(' ');
      }),
    },
    { weight: 1, arbitrary: text(3) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
  );

const limit = fc.constantFrom(1, 3, 20, 100, Infinity);
/**
 * The usual settings, or settings that cache the best matches of nearly every part. One of the latter caches too few
 * matches.
 */
const tuning = fc.constantFrom(
  undefined,
  { rankedFrom: 2, rankedMatches: 3, titlesAtOnce: 2 },
  { rankedFrom: 1, rankedMatches: 1000, titlesAtOnce: 0 },
);

function answers(searcher: Searcher, items: readonly Item[], keyword: string, count: number) {
  const indexOf = (item: Item) => items.indexOf(item);
  return {
    titles: searcher.titles(keyword, count).map(({ item, ...rest }) => ({ ...rest, index: indexOf(item) })),
    words: searcher.words(keyword, count).map(({ item, ...rest }) => ({ ...rest, index: indexOf(item) })),
    phrase: searcher.phrase(keyword, count).map(figuresOf),
    whole: searcher.whole(keyword, count).map(figuresOf),
  };

  function figuresOf({ item, prefix, stage, titleHits, totalHits, snippet }: PhraseResult) {
    return { prefix, stage, titleHits, totalHits, snippet, index: indexOf(item) };
  }
}

const catalogues = runs(40);
const keywordsPerRun = 6;

describe('the index answers what the plain scan answers', () => {
  test(
    'for any catalogue and keyword, in every mode',
    { tags: 'property', timeout: timeForRuns(60_000) },
    () => {
      const seen = { cases: 0, matched: 0, tied: 0 };
      fc.assert(
        fc.property(
          fc.array(texts, { minLength: 9, maxLength: 18 }).chain((all) =>
            fc.tuple(
              fc.constant(all),
              fc.array(fc.tuple(keywordFrom(all), limit), {
                minLength: keywordsPerRun,
                maxLength: keywordsPerRun,
              }),
              tuning,
              language,
            ),
          ),
          ([all, queries, ranked, spoken]) => {
            const items = all.map(makeItem);
            const scan = createScan(items, spoken);
            const indexed = createIndexed(makeIndex(items, ranked, spoken), items);
            for (const [keyword, count] of queries) {
              const expected = answers(scan, items, keyword, count);
              expect(answers(indexed, items, keyword, count)).toEqual(expected);
              expect(expected.whole).toEqual(expected.phrase.filter(({ stage }) => stage === 1));
              countCases(seen, expected);
            }
          },
        ),
        { numRuns: catalogues },
      );
      expect(seen.cases).toBe(catalogues * keywordsPerRun * 3);
      expect(seen.matched / seen.cases).toBeGreaterThan(0.5);
      expect(seen.tied / seen.cases).toBeGreaterThan(0.1);
    },
  );

  test('for long keywords of which only a short beginning occurs', { tags: 'property' }, () => {
    const some = fc.constantFrom('a', 'aa', 'tower', 'the', 'x', 'Straße', '東京', 'e\u0301');
    const row = fc.array(some, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(row, row), { minLength: 1, maxLength: 8 }),
        fc.array(some, { minLength: 6, maxLength: 40 }),
        fc.integer({ min: 0, max: 8 }),
        limit,
        ([...rows], parts, added, count) => {
          const items = rows.map(([title, intro]) => makeItem({ title, intro }));
          const indexed = createIndexed(makeIndex(items.slice(added)), items);
          for (const keyword of [parts.join(' '), parts.join(''), `${parts[0]} `.repeat(60)]) {
            expect(answers(indexed, items, keyword, count)).toEqual(
              answers(createScan(items), items, keyword, count),
            );
          }
        },
      ),
      { numRuns: runs(75) },
    );
  });

  test(
    'for a catalogue that has changed since the index was made',
    { tags: 'property', timeout: timeForRuns(60_000) },
    () => {
      fc.assert(
        fc.property(
          fc
            .tuple(
              fc.array(texts, { maxLength: 10 }),
              fc.array(texts, { maxLength: 4 }),
              fc.infiniteStream(fc.integer({ min: -20, max: 99 })),
            )
            .chain(([before, added, moves]) =>
              fc.tuple(
                fc.constant({ before, added, moves }),
                keywordFrom([...before, ...added]),
                limit,
                tuning,
                language,
              ),
            ),
          ([{ before, added, moves }, keyword, count, ranked, spoken]) => {
            const old = before.map(makeItem);
            const index = makeIndex(old, ranked, spoken);
            // Negative numbers stand for removed items. The other numbers are the new order.
            const items = [...old, ...added.map(makeItem)]
              .map((item) => ({ item, at: moves.next().value ?? 0 }))
              .filter(({ at }) => at >= 0)
              .toSorted((a, b) => a.at - b.at)
              .map(({ item }) => item);
            const indexed = createIndexed(index, items);
            expect(answers(indexed, items, keyword, count)).toEqual(
              answers(createScan(items, spoken), items, keyword, count),
            );
          },
        ),
        { numRuns: runs(125) },
      );
    },
  );

  test.each(['tower bell', 'er bell', 'water bell', 'r b'])(
    'for words with the same ending: %s',
    (keyword) => {
      const titles = [
        'Watertower bell',
        'Tower bell',
        'Towerkeeper bell',
        'Towerwater bells',
        'Towercower bell',
      ];
      const items = titles.map((title) => makeItem({ title, intro: `${title} and the ${title}` }));
      const indexed = createIndexed(makeIndex(items), items);
      expect(answers(indexed, items, keyword, 100)).toEqual(answers(createScan(items), items, keyword, 100));
    },
  );

  test('if a phrase of three words is counted in the texts of a few of many items', () => {
    const items = Array.from({ length: 400 }, (_, index) =>
      makeItem({
        title: index % 10 === 0 ? 'One two three one two three' : 'One two three',
        intro: `${'one two three '.repeat(1 + (index % 4))}${'a two three '.repeat(index % 7)}`,
      }),
    );
    const indexed = createIndexed(makeIndex(items), items);
    for (const most of [20, 100])
      expect(answers(indexed, items, 'one two three', most)).toEqual(
        answers(createScan(items), items, 'one two three', most),
      );
  });

  test(
    'if very many items contain a part, before and after a change',
    { tags: 'long', timeout: 60_000 },
    () => {
      const repeated = Array.from({ length: 60 }, (_, index) => `w${index % 7}`).join(' ');
      const old = Array.from({ length: 5000 }, (_, index) =>
        makeItem({
          title: index % 3 === 0 ? `Tower ${index}` : `Plain ${index}`,
          intro: `${repeated} ${index % 11 === 0 ? 'tow towel' : ''} e${index % 97} ${'t '.repeat(index % 5)}`,
        }),
      );
      const index = makeIndex(old, { rankedFrom: 5_000, rankedMatches: 256, titlesAtOnce: 100 });
      expect(index.keywords.rankedMatches('w')).toBeDefined();
      const changed = old.flatMap((item, at) =>
        at % 50 === 7 && at < 2500 ? [makeItem({ title: 'w new', intro: 't' })] : at % 40 === 9 ? [] : [item],
      );
      for (const items of [old, changed, old.toReversed()]) {
        const indexed = createIndexed(index, items);
        for (const keyword of ['w', 'w3', 'W3 w4', 'tower', 'towex', 'e9', 't', 'e96 tow', 'zzz']) {
          expect(answers(indexed, items, keyword, 100)).toEqual(
            answers(createScan(items), items, keyword, 100),
          );
        }
      }
    },
  );
});

test.each([
  ['tr', 'istanbul', 'İSTANBUL'],
  ['tr', 'IŞIK', 'ışık'],
  ['tr', 'ice', 'Ice Age'],
  ['de', 'strasse', 'Die Straße'],
  ['de', 'STRAẞE', 'Strassenfest'],
  ['de', 'Snake', 'Schlange\nSnake'],
  ['ja', 'パズル', '数字パズル'],
  ['ar', 'كتاب', 'الكتاب'],
])('in the language %s, %s finds “%s”', (spoken, keyword, found) => {
  const [title = '', original = ''] = found.split('\n');
  const items = [makeItem({ title, intro: '', original })];
  for (const searcher of [
    createScan(items, spoken),
    createIndexed(makeIndex(items, undefined, spoken), items),
  ]) {
    expect(searcher.titles(keyword)).toHaveLength(1);
    expect(searcher.phrase(keyword)[0]?.stage).toBe(1);
  }
});

test('the index and the scan know the same words of titles and intros, by their first character', () => {
  const items = [
    makeItem({ title: 'Blue-green Towers', intro: 'Towers and “towns”, Été, 3 tiles.' }),
    { ...makeItem({ title: 'Elsewhere', intro: 'Tigers' }), router: '/elsewhere' },
  ];
  const scan = createScan(items);
  expect(scan.wordsStartingWith('t')).toEqual(['tiles', 'towers', 'towns']);
  const indexed = createIndexed(makeIndex(items.slice(0, 1)), items.slice(0, 1));
  for (const first of ['b', 'g', 't', 'é', '3', 'z']) {
    expect(indexed.wordsStartingWith(first)).toEqual(scan.wordsStartingWith(first));
  }
});

test('an index reports the number of missing and of removed items', () => {
  const items = ['a', 'b', 'c', 'd'].map((title) => makeItem({ title, intro: '' }));
  const index = makeIndex(items.slice(0, 3));
  expect(createIndexed(index, items.slice(0, 3))).toMatchObject({ lacking: 0, gone: 0 });
  expect(createIndexed(index, items.slice(1).toReversed())).toMatchObject({ lacking: 1, gone: 1 });
  expect(createIndexed(makeIndex([]), items)).toMatchObject({ lacking: 4, gone: 0 });
});

/** An index that went through the transfer from the worker. */
function makeIndex(items: readonly Item[], tuned?: Tuning, spoken?: string): SearchIndex {
  const builder = new IndexBuilder();
  for (const item of items) {
    const { title, intro } = searchedTexts(item, spoken);
    builder.add(title, intro);
  }
  const assembly = new Assembly();
  for (const piece of listPieces(builder.finish(tuned)))
    assembly.add(structuredClone(piece, { transfer: memoryOf(piece) }));
  const numbers = new Map(items.map((item, number) => [item, number]));
  return { items, language: spoken, numbers, keywords: new KeywordIndex(assembly.finish()) };
}

interface Expected {
  titles: { titleHits: number }[];
  words: { uniqueWords: number; totalHits: number; titleHits: number }[];
  phrase: { stage: number; titleHits: number; totalHits: number }[];
}

/**
 * Counts the modes of a query: all three, those with a match, and those with a tie that only catalogue order breaks.
 */
function countCases(seen: { cases: number; matched: number; tied: number }, expected: Expected): void {
  const matched = expected.phrase.filter(({ stage }) => stage > 0);
  const ranks = [
    expected.titles.map(() => ''),
    expected.words.map((one) => `${one.uniqueWords} ${one.totalHits} ${one.titleHits}`),
    matched.map((one) => `${one.stage} ${one.titleHits} ${one.totalHits}`),
  ];
  for (const rank of ranks) {
    seen.cases++;
    if (rank.length > 0) seen.matched++;
    if (new Set(rank).size < rank.length) seen.tied++;
  }
}
