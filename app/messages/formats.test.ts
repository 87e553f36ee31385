import { describe, expect, it } from 'vitest';
import { createFormats, ratingFormat, shortList } from './formats.ts';

const moment = Date.UTC(2026, 10, 24, 23, 30);

describe('English', () => {
  const formats = createFormats('en', 'Europe/Rome');

  it('writes the day before the month, and hours up to 23', () => {
    expect(formats.date(moment, { dateStyle: 'long' })).toBe('25 November 2026');
    expect(formats.date(moment, { timeStyle: 'short' })).toBe('00:30');
  });

  it('writes ranges with ordinary spaces, as browsers do', () => {
    const range = formats.dateRange(moment - 86_400_000, moment, { day: 'numeric', month: 'long' });
    expect(range).toBe('24 – 25 November');
  });

  it('groups the digits of numbers', () => {
    expect(formats.number(12_345.5)).toBe('12,345.5');
    expect(formats.number(0.256, { style: 'percent' })).toBe('26%');
  });

  it('joins lists and names distances in time', () => {
    expect(formats.list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formats.relativeTime(-1, 'day', { numeric: 'auto' })).toBe('yesterday');
  });
});

it('each language has its own numbers, dates and order', () => {
  const german = createFormats('de', 'UTC');
  const swedish = createFormats('sv', 'UTC');
  expect(german.number(12_345.5)).toBe('12.345,5');
  expect([4, 4.5, 4.625].map((stars) => german.number(stars, ratingFormat))).toEqual(['4,0', '4,5', '4,63']);
  expect(german.date(moment, { dateStyle: 'long' })).toBe('24. November 2026');
  expect(['z', 'ä'].toSorted(german.compare)).toEqual(['ä', 'z']);
  expect(['z', 'ä'].toSorted(swedish.compare)).toEqual(['z', 'ä']);
});

it('dates are those of the given time zone', () => {
  const dayIn = (timeZone: string) => createFormats('en', timeZone).date(moment, { day: 'numeric' });
  expect([dayIn('UTC'), dayIn('Asia/Tokyo')]).toEqual(['24', '25']);
});

it('options can name another time zone', () => {
  const formats = createFormats('en', 'UTC');
  expect(formats.date(moment, { timeStyle: 'short', timeZone: 'Asia/Tokyo' })).toBe('08:30');
});

it('names in a list have the separators of the language', () => {
  const listIn = (language: string) => createFormats(language, 'UTC').list(['A', 'B', 'C'], shortList);
  expect(['en', 'de', 'ja', 'ar'].map(listIn)).toEqual(['A, B, C', 'A, B und C', 'A、B、C', 'A وB وC']);
});

it('the parts of a currency’s symbol stay together in texts from right to left', () => {
  const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  const moneyIn = (language: string) => createFormats(language, 'UTC').number(25, dollars);
  expect(moneyIn('ar')).toBe('\u200f25\u200f\u00a0US$\u200e');
  expect(createFormats('ar', 'UTC').number(-25, dollars)).toBe('\u200f\u200e-25\u200f\u00a0US$\u200e');
  expect(moneyIn('de')).toBe('25\u00a0$');
});

it('sentences have a space between them only if the language wants one', () => {
  const joinIn = (language: string) => createFormats(language, 'UTC').sentences(['A.', 'B.']);
  expect(['en', 'ja'].map(joinIn)).toEqual(['A. B.', 'A.B.']);
});
