import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, dayText, weekOf } from '../clock.ts';
import { longitudeOf } from '../sky/positions.server.ts';
import { houseOf, signOfLongitude, signSlugs, type SignSlug } from '../sky/zodiac.ts';
import { sentenceLibraries } from '../composed-texts.server.ts';
import { composeDay, dailyReading } from './daily.server.ts';
import { skyOfDay } from './day-sky.server.ts';
import { composeMonth, monthlyReading, skyOfMonth } from './monthly.server.ts';
import { composeWeek, skyOfWeek, weeklyReading } from './weekly.server.ts';
import { fill, write, type Sentence } from './write.server.ts';

const library = sentenceLibraries.find('en', []);

type Compose = (sign: SignSlug, period: number) => Sentence[];

const spoken = (text: string): string => text.toLowerCase();
const blanked = ({ skeleton }: Sentence): string => skeleton.toLowerCase().replaceAll(/\{\w+\}/g, '_');

/**
 * Returns the sentences that a sign repeats within `distance` periods, with both periods. `count` is the number of
 * periods to compose.
 */
function repeats(count: number, compose: Compose, of: (sentence: Sentence) => string, distance: number) {
  return signSlugs.flatMap((sign) => {
    const last = new Map<string, number>();
    return Array.from({ length: count }, (_, period) =>
      compose(sign, period).flatMap((sentence) => {
        const key = of(sentence);
        const before = last.get(key);
        last.set(key, period);
        return before !== undefined && period - before <= distance ? [{ sign, period, before, key }] : [];
      }),
    ).flat();
  });
}

/** Returns the sentences that two signs have in the same period. */
function shared(count: number, compose: Compose) {
  return Array.from({ length: count }, (_, period) => {
    const texts = signSlugs.flatMap((sign) => compose(sign, period).map(({ text }) => spoken(text)));
    return texts.filter((text, index) => texts.indexOf(text) !== index);
  }).flat();
}

const midnights = Array.from({ length: 800 }, (_, index) => Date.UTC(2026, 9, 1) + index * dayMs);

/** Returns a function that composes the sentences of these days. The sky of each day is computed only once. */
function ofDays(days: readonly number[]): Compose {
  const skies = days.map(skyOfDay);
  return (sign, period) => {
    const sky = skies[period];
    if (!sky) throw new Error(`There is no day ${period}.`);
    const { general, love, work, energy } = composeDay(library, sign, sky);
    return [...general, love, work, energy];
  };
}
const dayCompose = ofDays(midnights);

const monday = Date.UTC(2026, 8, 28);
const weekSkies = Array.from({ length: 110 }, (_, index) => skyOfWeek(monday + index * 7 * dayMs));
const weekCompose: Compose = (sign, period) =>
  composeWeek(library, sign, weekSkies[period] ?? skyOfWeek(monday));
const monthSkies = Array.from({ length: 40 }, (_, index) => skyOfMonth(Date.UTC(2026, index, 1)));
const monthCompose: Compose = (sign, period) =>
  composeMonth(library, sign, monthSkies[period] ?? skyOfMonth(0));

describe('daily readings', { timeout: 60_000 }, () => {
  it('repeat no sentence for a sign within 60 days', () => {
    expect(repeats(midnights.length, dayCompose, ({ text }) => spoken(text), 60)).toEqual([]);
  });

  it('repeat no template for a sign within 14 days', () => {
    expect(repeats(midnights.length, dayCompose, blanked, 14)).toEqual([]);
  });

  it('share no sentence between two signs on one day', () => {
    expect(shared(midnights.length, dayCompose)).toEqual([]);
  });

  it('keep their distances in other years too', { tags: 'long' }, () => {
    for (const start of [Date.UTC(1950, 0, 1), Date.UTC(2049, 0, 1)]) {
      const compose = ofDays(Array.from({ length: 200 }, (_, index) => start + index * dayMs));
      expect(repeats(200, compose, ({ text }) => spoken(text), 60)).toEqual([]);
      expect(repeats(200, compose, blanked, 14)).toEqual([]);
    }
  });

  it('have three to five sentences, three lines and one to three reasons', () => {
    for (const midnight of midnights.slice(0, 60)) {
      for (const sign of signSlugs) {
        const reading = dailyReading(library, sign, dayText(midnight));
        expect(reading?.general.length).toBeGreaterThanOrEqual(3);
        expect(reading?.general.length).toBeLessThanOrEqual(5);
        expect(reading?.reasons.length).toBeGreaterThanOrEqual(1);
        expect(reading?.reasons.length).toBeLessThanOrEqual(3);
        for (const text of [...(reading?.general ?? []), reading?.love, reading?.work, reading?.energy]) {
          expect(text).toMatch(/^[A-Z][^{}.]+\.$/);
        }
      }
    }
  });

  it('state the Moon’s real position', () => {
    const [reason] = dailyReading(library, 'aries', '2026-11-21')?.reasons ?? [];
    const sign = signOfLongitude(longitudeOf('Moon', Date.UTC(2026, 10, 21, 12)));
    expect(reason).toMatchObject({ body: 'Moon', sign, house: houseOf('aries', sign), kind: 'position' });
  });

  it('mention the events of the day', () => {
    const reasons = (date: string) => dailyReading(library, 'leo', date)?.reasons;
    const station = { kind: 'station', body: 'Mercury', sign: 'aries', house: 9, isRetrograde: true };
    expect(reasons('2025-03-15')).toContainEqual(expect.objectContaining(station));
    const ingress = { kind: 'ingress', body: 'Sun', sign: 'aries', house: 9 };
    expect(reasons('2025-03-20')).toContainEqual(expect.objectContaining(ingress));
    const phase = { kind: 'phase', phase: 'full moon', sign: 'virgo', house: 2 };
    expect(reasons('2025-03-14')).toContainEqual(expect.objectContaining(phase));
    expect(dailyReading(library, 'leo', '2025-03-15')?.general.join(' ')).toContain('Mercury');
  });

  it('are the same for every request, and undefined for a day that does not exist', () => {
    const before = dailyReading(library, 'gemini', '2026-12-24');
    for (const midnight of midnights.slice(0, 500)) skyOfDay(midnight);
    expect(dailyReading(library, 'gemini', '2026-12-24')).toEqual(before);
    expect(dailyReading(library, 'gemini', '2026-02-30')).toBeUndefined();
    expect(dailyReading(library, 'gemini', 'today')).toBeUndefined();
  });
});

describe('weekly readings', { timeout: 60_000 }, () => {
  it('repeat no sentence for a sign within 10 weeks and share none', () => {
    expect(repeats(110, weekCompose, ({ text }) => spoken(text), 10)).toEqual([]);
    expect(repeats(110, weekCompose, blanked, 10)).toEqual([]);
    expect(shared(110, weekCompose)).toEqual([]);
  });

  it('have five to seven sentences and the days of the week', () => {
    const reading = weeklyReading(library, 'virgo', '2026-W47');
    expect(reading?.sentences.length).toBeGreaterThanOrEqual(5);
    expect(reading?.sentences.length).toBeLessThanOrEqual(7);
    expect([dayText(reading?.from ?? 0), dayText(reading?.to ?? 0)]).toEqual(['2026-11-16', '2026-11-22']);
    expect(reading?.reasons).toHaveLength(3);
    for (const text of reading?.sentences ?? []) expect(text).toMatch(/^[A-Z][^{}.]+\.$/);
    expect(weeklyReading(library, 'virgo', '2026-W53')).toBeDefined();
    expect(weeklyReading(library, 'virgo', '2025-W53')).toBeUndefined();
    expect(weekOf('2027-01-01')).toBe('2026-W53');
  });

  it('name a day on which the Moon is favourable', () => {
    for (const { moonSigns } of weekSkies) {
      for (const sign of signSlugs) {
        expect(moonSigns.some((inSign) => [1, 3, 5, 7, 9, 11].includes(houseOf(sign, inSign)))).toBe(true);
      }
    }
  });
});

describe('monthly readings', { timeout: 60_000 }, () => {
  it('repeat no sentence for a sign within 12 months and share none', () => {
    expect(repeats(40, monthCompose, ({ text }) => spoken(text), 12)).toEqual([]);
    expect(repeats(40, monthCompose, blanked, 12)).toEqual([]);
    expect(shared(40, monthCompose)).toEqual([]);
  });

  it('have six to nine sentences and three reasons', () => {
    const reading = monthlyReading(library, 'pisces', '2026-11');
    expect(reading?.sentences).toHaveLength(8);
    expect(reading?.reasons).toHaveLength(3);
    for (const text of reading?.sentences ?? []) expect(text).toMatch(/^[A-Z][^{}.]+\.$/);
    expect(monthlyReading(library, 'pisces', '2026-13')).toBeUndefined();
  });
});

describe('readings in each language', { timeout: 60_000 }, () => {
  const sign = fc.constantFrom(...signSlugs);
  const day = fc.integer({ min: Date.UTC(1900, 0, 1) / dayMs, max: Date.UTC(2099, 0, 1) / dayMs });
  const all = sentenceLibraries.languages.map((language) => sentenceLibraries.find(language, []));

  it('are whole sentences without a repetition', () => {
    fc.assert(
      fc.property(sign, day, (slug, days) => {
        const date = dayText(days * dayMs);
        for (const own of all) {
          const daily = dailyReading(own, slug, date);
          const weekly = weeklyReading(own, slug, weekOf(date));
          const monthly = monthlyReading(own, slug, date.slice(0, 7));
          const dayTexts = [...(daily?.general ?? []), daily?.love, daily?.work, daily?.energy];
          for (const texts of [dayTexts, weekly?.sentences, monthly?.sentences]) {
            expect(texts?.length).toBeGreaterThanOrEqual(6);
            expect(new Set(texts).size).toBe(texts?.length);
            for (const text of texts ?? []) expect(text).toMatch(whole);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('repeat no sentence within 60 days and share none', () => {
    const skies = midnights.slice(0, 90).map(skyOfDay);
    for (const own of all) {
      const compose: Compose = (slug, period) => {
        const { general, love, work, energy } = composeDay(own, slug, skies[period]!);
        return [...general, love, work, energy];
      };
      expect(repeats(skies.length, compose, ({ text }) => spoken(text), 60)).toEqual([]);
      expect(shared(skies.length, compose)).toEqual([]);
    }
  });
});

/** Matches a sentence without traces of a faulty template, such as braces, double spaces or a space before a comma. */
const whole = /^(?!.*(?:[{}|]|undefined|\s\s|\s[,.،])|\p{Ll}).+[.。]$/u;

describe('a placeholder', () => {
  const own = {
    language: 'tr',
    data: { ...library.data, genders: ['f', 'm'] },
  };
  const slots = {
    body: { base: 'ışık', of: 'ışığın', gender: 'm' },
    moves: { base: '{body} {sign.into}', after: '{Body}' },
    sign: 'Koç',
  };

  it('takes a form, an alternative by gender, or words inside words', () => {
    expect(fill(own, '{body.of} {body:bir|iki} {moves}', slots)).toBe('ışığın iki ışık Koç');
  });

  it('is followed by the spelling of the language', () => {
    const spelled = { language: 'it', data: { ...library.data, spelling: { ' del 8 ': ' dell’8 ' } } };
    const pool = ['Luna del {newDate}.'];
    expect(write(spelled, pool, 3, { newDate: '8 maggio' }).text).toBe('Luna dell’8 maggio.');
    expect(write(spelled, pool, 3, { newDate: '18 maggio' }).text).toBe('Luna del 18 maggio.');
  });

  it('gets its capital letter by the rules of the language', () => {
    expect(fill(own, '{Body}', { body: 'ilk' })).toBe('İlk');
    expect(fill(own, '{moves.after}', slots)).toBe('Işık');
  });

  it('is an error without a word, a form or a gender', () => {
    for (const wrong of ['{planet}', '{body.dative}', '{sign:a|b}'])
      expect(() => fill(own, wrong, slots)).toThrow('has no text');
  });
});
