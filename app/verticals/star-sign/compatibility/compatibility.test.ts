import { describe, expect, it } from 'vitest';
import { signSlugs } from '../sky/zodiac.ts';
import { compatibility } from './compatibility.server.ts';
import { pairTexts } from './library/pairs.ts';

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

describe('the texts of the pairs', () => {
  it('exist for the 78 pairs and no others', () => {
    expect(Object.keys(pairTexts)).toEqual(pairs.map(([a, b]) => `${a} ${b}`));
  });

  it('have 60 to 100 words', () => {
    const off = Object.entries(pairTexts).filter(([, text]) => {
      const count = text.split(/\s+/).length;
      return count < 60 || count > 100;
    });
    expect(off.map(([pair]) => pair)).toEqual([]);
  });

  it('share no sentence', () => {
    const sentences = Object.values(pairTexts).flatMap((text) => text.toLowerCase().split(/(?<=[.?!])\s+/));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
