import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSimilarTexts, nearlySame, shinglesOf, similarityOf } from './similar-texts.ts';

const words = ['red', 'blue', 'ball', 'road', 'jump', 'coin', 'hill', 'star'];
const sentence = fc.array(fc.constantFrom(...words), { minLength: 8, maxLength: 30 });
/** Texts, some of which are a copy of an earlier one with a few other words. */
const texts = fc.array(fc.tuple(sentence, fc.nat(), fc.nat(3)), { maxLength: 25 }).map((drawn) => {
  const made: string[][] = [];
  for (const [own, from, changes] of drawn) {
    const original = made[from % (made.length + 1)];
    made.push(original ? original.map((word, at) => (at < changes ? (own[at] ?? word) : word)) : own);
  }
  return made.map((list) => list.join(' '));
});

test('the same texts are found as by comparing every pair', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const shingles = given.map((text) => shinglesOf(text));
      const found = findSimilarTexts(shingles);
      for (const [index, own] of shingles.entries()) {
        // Texts with fewer than six shingles are too short to be compared.
        const earlier = own.length < 6 ? [] : shingles.slice(0, index).filter(({ length }) => length >= 6);
        const best = Math.max(0, ...earlier.map((other) => similarityOf(own, other)));
        const expected = best >= nearlySame ? best : undefined;
        expect(found[index]?.similarity).toBe(expected);
      }
    }),
  );
});

test('similarity is symmetric, from 0 to 1, and 1 for the same text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const [left, right] = [shinglesOf(a), shinglesOf(b)];
      expect(similarityOf(left, right)).toBe(similarityOf(right, left));
      expect(similarityOf(left, right)).toBeGreaterThanOrEqual(0);
      expect(similarityOf(left, right)).toBeLessThanOrEqual(1);
      if (left.length > 0) expect(similarityOf(left, left)).toBe(1);
    }),
  );
});

test('each of hundreds of pairs is found', () => {
  const textOf = (number: number) =>
    Array.from({ length: 20 }, (_, position) => `word${number}x${position}`).join(' ');
  const originals = Array.from({ length: 500 }, (_, number) => shinglesOf(textOf(number)));
  const found = findSimilarTexts([...originals, ...originals]);
  expect(found.slice(0, 500).every((match) => match === null)).toBe(true);
  expect(found.slice(500)).toEqual(originals.map((_, index) => ({ index, similarity: 1 })));
});

const template = (title: string) =>
  `Play ${title} now! In ${title} you collect coins, avoid the traps and reach the end of every level.`;

test('texts that only differ by the title are the same', () => {
  const [a, b] = ['Marble Lane', 'Night Train to Nowhere'].map((title) => shinglesOf(template(title), title));
  expect(similarityOf(a!, b!)).toBe(1);
});

test('case, accents, punctuation and invisible characters make no difference', () => {
  const a = shinglesOf('Sammle die Äpfel, und spring über jede Mauer bis zum Ziel!');
  const b = shinglesOf('SAMMLE die apfel und sp\u00adring uber jede mauer – bis zum ziel');
  expect(similarityOf(a, b)).toBe(1);
});

test('texts in scripts without spaces are compared, too', () => {
  const a = shinglesOf('すべてのコインを集めて、罠を避けながらゴールを目指そう。');
  const b = shinglesOf('すべてのコインを集めて、罠を避けながらゴールを目指すゲーム。');
  expect(findSimilarTexts([a, b])).toEqual([null, { index: 0, similarity: expect.any(Number) }]);
});

test('a pair that may be the same is not reported; the next similar text is', () => {
  const list = ['One', 'Two', 'Three'].map((title) => shinglesOf(template(title), title));
  const found = findSimilarTexts(list, {
    mayBeSame: (later, earlier) => later === 2 && earlier === 0,
  });
  expect(found).toEqual([null, { index: 0, similarity: 1 }, { index: 1, similarity: 1 }]);
});

test('texts before the first wanted one are found, but not compared with each other', () => {
  const list = ['One', 'Two', 'Three'].map((title) => shinglesOf(template(title), title));
  expect(findSimilarTexts(list, { from: 2 })).toEqual([null, null, { index: 0, similarity: 1 }]);
});

test('short texts are not called copies', () => {
  const list = ['Have fun!', 'Have fun!'].map((text) => shinglesOf(text));
  expect(findSimilarTexts(list)).toEqual([null, null]);
});
