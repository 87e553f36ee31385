import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import { runs } from '@portico/shared/property-runs';
import { highlightHtml, splitHits } from './highlight.ts';
import { countHits, countWordHits, normaliseKeyword, shorterPrefixes } from './hits.ts';
import { searchPhrase, searchTitles, searchWords } from './modes.ts';
import { findOutcome } from './outcome.ts';
import { makeSnippet, snippetLength } from './snippet.ts';

const item = (id: number, title: string, intro = '', router = '') => makeItem({ id, title, intro, router });
const ids = (results: readonly { item: { id: number } }[]) => results.map((result) => result.item.id);

describe('hits', () => {
  it('take the keyword as data, without regard to case, without overlap', () => {
    expect(countHits('A.B a.b axb', 'a.b')).toBe(2);
    expect(countHits('aaaa', 'aa')).toBe(2);
    expect(countHits('(((', '(')).toBe(3);
    expect(countHits('Cafe\u0301', 'café')).toBe(1);
  });

  it('count whole words; letters, marks, digits and _ touch, unspaced scripts need no boundary', () => {
    expect(countWordHits('cat scat cat_ cat! Cat', 'cat')).toBe(3);
    expect(countWordHits('cat9 9cat', 'cat')).toBe(0);
    expect(countWordHits('我喜欢猫咪', '猫')).toBe(1);
    expect(countWordHits('c++ c', 'c++')).toBe(1);
  });

  it('shorten a keyword by graphemes, trimmed, without repeats', () => {
    expect(shorterPrefixes('ab c')).toEqual(['ab', 'a']);
    expect(shorterPrefixes('a👨‍👩‍👧')).toEqual(['a']);
    expect(shorterPrefixes('a')).toEqual([]);
  });
});

describe('every mode', () => {
  const many = Array.from({ length: 130 }, (_, index) => item(index + 1, `Gem ${index}`));

  it.each([searchTitles, searchWords, searchPhrase])('finds nothing for an empty keyword: %o', (search) => {
    for (const keyword of ['', ' ', '\t\n']) expect(search(many, keyword)).toEqual([]);
  });

  it.each([searchTitles, searchWords, searchPhrase])(
    'gives 100 results unless told otherwise: %o',
    (search) => {
      expect(search(many, 'gem')).toHaveLength(100);
      expect(search(many, 'gem', 7)).toHaveLength(7);
    },
  );
});

describe('mode 1', () => {
  const items = [
    item(1, 'Snake Pit'),
    item(2, 'Pit Stop', 'snake'),
    item(3, 'Snakes', '', '/elsewhere'),
    item(4, 'SNAKE'),
  ];

  it('finds titles in catalogue order and leaves out items with an override', () => {
    expect(ids(searchTitles(items, 'snake'))).toEqual([1, 4]);
    expect(ids(searchTitles(items, ' SNAKE ', 1))).toEqual([1]);
    expect(searchTitles(items, '   ')).toEqual([]);
  });
});

describe('mode 2', () => {
  it('ranks by unique words, total matches, title matches, catalogue order', () => {
    const items = [
      item(1, 'red', 'red red red'),
      item(2, 'blue', 'red'),
      item(3, 'red red', 'nothing'),
      item(4, 'plain', 'red red'),
      item(5, 'blue red', ''),
      item(6, 'green'),
    ];
    expect(ids(searchWords(items, 'red blue RED'))).toEqual([5, 2, 1, 3, 4]);
  });
});

describe('mode 3', () => {
  it('ranks title hits, then intro hits, then shorter prefixes, then the rest', () => {
    const items = [
      item(1, 'zzz', 'gems'),
      item(2, 'Gems', ''),
      item(3, 'Gems gems', ''),
      item(4, 'A gem'),
      item(5, 'filler'),
      item(6, 'Gone', '', ''),
    ];
    const results = searchPhrase(items, 'gems');
    expect(ids(results)).toEqual([3, 2, 1, 4, 6, 5]);
    expect(results.map(({ stage }) => stage)).toEqual([1, 1, 1, 2, 4, 0]);
    expect(results.map(({ prefix }) => prefix)).toEqual(['gems', 'gems', 'gems', 'gem', 'g', '']);
  });

  it('returns every searchable item exactly once, with stages in ascending order, up to the limit', () => {
    const word = fc.stringMatching(/^[ab ]{0,6}$/);
    const catalogue = fc.array(fc.tuple(word, word, fc.boolean()), { maxLength: 25 });
    fc.assert(
      fc.property(catalogue, word, fc.integer({ min: 1, max: 30 }), (rows, keyword, limit) => {
        const items = rows.map(([title, intro, isOverridden], id) =>
          item(id, title, intro, isOverridden ? '/x' : ''),
        );
        const open = items.filter(({ router }) => router === '');
        const results = searchPhrase(items, keyword, limit);
        if (keyword.trim() === '') {
          expect(results).toEqual([]);
          return;
        }
        expect(results).toHaveLength(Math.min(limit, open.length));
        expect(new Set(ids(results)).size).toBe(results.length);
        const stages = results.map(({ stage }) => (stage === 0 ? Number.POSITIVE_INFINITY : stage));
        expect(stages).toEqual([...stages].sort((a, b) => a - b));
        for (const result of results) {
          if (result.stage > 0) expect(result.titleHits).toBe(countHits(result.item.title, result.prefix));
        }
      }),
    );
  });

  it('places each item in the stage of the longest prefix that it contains', { tags: 'property' }, () => {
    const part = fc.constantFrom(
      'a',
      'A',
      'b',
      ' ',
      'ß',
      'ſ',
      's',
      'İ',
      'é',
      'e\u0301',
      '\u0301',
      '👩‍🚀',
      '東',
    );
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), text, (rows, keyword) => {
        const items = rows.map(([title, intro], id) => item(id, title, intro));
        const wanted = normaliseKeyword(keyword);
        const prefixes = wanted === '' ? [] : [wanted, ...shorterPrefixes(wanted)];
        for (const result of searchPhrase(items, keyword)) {
          const { title, intro } = result.item;
          const longest = prefixes.findIndex(
            (prefix) => countHits(title, prefix) + countHits(intro, prefix) > 0,
          );
          expect(result.stage).toBe(longest + 1);
          expect(result.prefix).toBe(prefixes[longest] ?? '');
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('reads an item a few times, however long the keyword is', () => {
    let reads = 0;
    const watched = Object.defineProperty(item(1, 'Gem', 'A text'), 'intro', {
      get() {
        reads += 1;
        return 'A text';
      },
    });
    const keyword = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    expect(searchPhrase([watched], keyword)).toHaveLength(1);
    expect(reads).toBeLessThan(20);
  });
});

describe('snippets and highlights', () => {
  it('keep a snippet within its length, around the first hit', () => {
    const intro = `${'early words '.repeat(40)}needle ${'later words '.repeat(40)}`;
    const snippet = makeSnippet(intro, 'needle');
    expect(snippet).toContain('needle');
    expect(snippet.startsWith('…') && snippet.endsWith('…')).toBe(true);
    expect([...snippet].length).toBeLessThanOrEqual(snippetLength + 2);
    expect(makeSnippet('short', 'x')).toBe('short');
  });

  it('escape everything but their own mark', () => {
    expect(highlightHtml('<b>gem</b>', 'b')).toBe('&#60;<mark>b</mark>&#62;gem&#60;/<mark>b</mark>&#62;');
  });

  it('neither lose nor add text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, keyword) => {
        const spans = splitHits(text, keyword);
        expect(spans.map((run) => run.text).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });
});

describe('findOutcome', () => {
  const catalogue = makeCatalogue(
    Array.from({ length: 30 }, (_, id) =>
      item(id, id < 26 ? `Gem ${id}` : `Other ${id}`, '', id === 29 ? '/elsewhere' : ''),
    ),
  );

  it('counts only whole-keyword matches as results and pages them', () => {
    const first = findOutcome(catalogue, { keyword: 'gem', all: false, pageNumber: 1 });
    expect(first).toMatchObject({ keyword: 'gem', hits: { total: 26, pageCount: 2 } });
    expect(first?.more).toHaveLength(3);
    expect(findOutcome(catalogue, { keyword: 'gem', all: false, pageNumber: 2 })?.more).toEqual([]);
    expect(findOutcome(catalogue, { keyword: 'gem', all: false, pageNumber: 3 })).toBeNull();
  });

  it('lists everything for 0 with all, and searches for 0 without', () => {
    expect(findOutcome(catalogue, { keyword: '0', all: true, pageNumber: 1 })?.hits.total).toBe(30);
    expect(findOutcome(catalogue, { keyword: '0', all: false, pageNumber: 1 })?.hits.total).toBe(3);
  });
});
