import { describe, expect, it } from 'vitest';
import { signSlugs } from '../sky/zodiac.ts';
import { compatibility, pairText } from './compatibility.server.ts';
import { pairLibraries } from '../composed-texts.server.ts';

const pairs = signSlugs.flatMap((a, index) => signSlugs.slice(index).map((b) => [a, b] as const));

describe('compatibility', () => {
  it('is the same for both orders, with three figures from 0 to 100', () => {
    for (const [a, b] of pairs) {
      const found = compatibility(a, b);
      expect(compatibility(b, a)).toEqual(found);
      for (const figure of [found.love, found.friendship, found.work]) {
        expect(Number.isInteger(figure)).toBe(true);
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(100);
      }
    }
  });

  it('adds the points of distance, elements, modalities and polarity', () => {
    expect(compatibility('leo', 'aries')).toMatchObject({
      signs: ['aries', 'leo'],
      aspect: 'trine',
      distance: 4,
      love: 70 + 16 + 3 + 4,
      friendship: 66 + 16 + 2 + 6,
      work: 64 + 12 + 6 + 2,
      hasSameElement: true,
      hasSameModality: false,
      hasSamePolarity: true,
    });
    expect(compatibility('aries', 'cancer')).toMatchObject({
      aspect: 'square',
      love: 54 + 7 - 2,
      friendship: 50 + 3,
      work: 58 + 4 - 4,
      hasSamePolarity: false,
    });
  });

  it('is highest for the trine and never very low', () => {
    const love = pairs.map(([a, b]) => compatibility(a, b));
    expect(love.toSorted((a, b) => b.love - a.love)[0]?.aspect).toBe('trine');
    expect(Math.min(...love.flatMap((each) => [each.love, each.friendship, each.work]))).toBeGreaterThan(45);
  });
});

const texts = pairLibraries.languages.map((language) => pairLibraries.find(language, []));

describe.each(texts)('the texts of the pairs in $language', ({ language, data }) => {
  it('exist for the 78 pairs and no others, in both orders', () => {
    expect(Object.keys(data)).toEqual(pairs.map(([a, b]) => `${a} ${b}`));
    expect(pairText(data, 'leo', 'aries')).toBe(pairText(data, 'aries', 'leo'));
  });

  it('have about 60 to 100 words', () => {
    const words = new Intl.Segmenter(language, { granularity: 'word' });
    const off = Object.entries(data).filter(([, text]) => {
      const count = [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
      return count < 40 || count > 120;
    });
    expect(off.map(([pair]) => pair)).toEqual([]);
  });

  it('share no sentence', () => {
    const sentences = Object.values(data).flatMap((text) =>
      text.toLowerCase().split(/(?<=[.?!])\s+|(?<=[。？！])/),
    );
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
