import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { createTranslate, findLanguage, kitWord, languageOf, openTexts } from './texts.ts';

interface Keys {
  'round.won': null;
  'round.gems': { count: number };
  'round.place': { place: string; points: number };
  'round.share': { share: number };
}

const english = {
  'round.won': 'Won',
  'round.gems': compile('{count, plural, one {# gem} other {# gems}}'),
  'round.place': compile('{points, number} points in {place}'),
  'round.share': compile('{share, number, percent} painted'),
};

describe('a language', () => {
  it('is found by its tag, whatever its case, or by its first part', () => {
    const available = ['en', 'pt-BR', 'de'];
    expect(findLanguage('PT-br', available)).toBe('pt-BR');
    expect(findLanguage('de-AT', available)).toBe('de');
    expect(findLanguage('pt', available)).toBe('pt-BR');
    expect(findLanguage('d', available)).toBeUndefined();
    expect(findLanguage('', available)).toBeUndefined();
  });
});

describe('a message', () => {
  const polish = createTranslate<Keys>(
    'pl',
    { 'round.gems': compile('{count, plural, one {# klejnot} few {# klejnoty} other {# klejnotów}}') },
    english,
  );

  it('has the plural form and the numbers of its language', () => {
    expect([1, 3, 5, 12_345].map((count) => polish('round.gems', { count }))).toEqual([
      '1 klejnot',
      '3 klejnoty',
      '5 klejnotów',
      `${new Intl.NumberFormat('pl').format(12_345)} klejnotów`,
    ]);
  });

  it('writes shares in percent', () => {
    expect(polish('round.share', { share: 0.43 })).toBe('43% painted');
  });

  it('that is missing is the English one, with English numbers', () => {
    expect(polish('round.won')).toBe('Won');
    expect(polish('round.place', { place: 'Łódź', points: 12_345 })).toBe('12,345 points in Łódź');
  });
});

describe('the texts of a game', () => {
  it('are English without a page', async () => {
    const t = await openTexts<Keys>(english, () => ({}));
    expect(t('round.gems', { count: 2 })).toBe('2 gems');
    expect(kitWord('result.stars', { stars: 2 })).toBe('2 of 3 stars');
  });

  it('are loaded in the language of the address, and English if their file fails', async () => {
    const page = { documentElement: { lang: '', dir: '' } };
    Object.assign(globalThis, { document: page, location: { search: '?lang=ar' } });
    try {
      const loaded = await openTexts<Keys>(english, () => ({
        './messages/ar.json': async () => ({ 'round.won': 'فزت' }),
      }));
      expect(loaded('round.won')).toBe('فزت');
      expect(kitWord('button.play')).toBe('العب');
      expect(page.documentElement).toEqual({ lang: 'ar', dir: 'rtl' });
      const failed = await openTexts<Keys>(english, () => ({
        './messages/ar.json': () => Promise.reject(new Error('offline')),
      }));
      expect(failed('round.won')).toBe('Won');
      Object.assign(globalThis, { location: { search: '?lang=fr' } });
      const missing = await openTexts<Keys>(english, () => ({}));
      expect(missing('round.won')).toBe('Won');
      expect(page.documentElement).toEqual({ lang: 'fr', dir: 'ltr' });
      expect([missing('round.won'), kitWord('button.play')].map(languageOf)).toEqual(['en', 'fr']);
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
      Reflect.deleteProperty(globalThis, 'location');
      await openTexts<Keys>(english, () => ({}));
    }
  });
});
