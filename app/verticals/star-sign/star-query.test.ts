import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { readStarQuery, writeStarQuery, birthSign, cuspTable, pairOf } from './star-query.server.ts';
import { signSlugs } from './sky/zodiac.ts';

const born = (date: string, time = '') => ({ born: date, time, a: '', b: '' });

describe('a question', () => {
  it('is read from an address and written in one canonical order', () => {
    const query = readStarQuery('/star_sign?b=leo&x=1&born=1990-07-23&a=aries');
    expect(query).toEqual({ born: '1990-07-23', time: '', a: 'aries', b: 'leo' });
    expect(writeStarQuery(query)).toBe('born=1990-07-23&a=aries&b=leo');
    expect(writeStarQuery(readStarQuery('/star_sign'))).toBe('');
  });
});

describe('the sign of a birth', () => {
  it('is one sign, with the Sun’s entry and exit, on a day without a cusp', () => {
    expect(birthSign(born('1990-08-05'), 'Europe/Berlin', english)).toMatchObject({
      isValid: true,
      date: '5 August 1990',
      signs: [{ slug: 'leo', name: 'Leo' }],
      change: null,
      stay: { began: { utc: expect.stringMatching(/^23 Jul 1990, 02:2\d$/) } },
    });
  });

  it('is two signs with the moment of the change on a cusp day, and one if the time is given', () => {
    const unsure = birthSign(born('1990-07-23'), 'UTC', english);
    expect(unsure).toMatchObject({
      signs: [{ slug: 'cancer' }, { slug: 'leo' }],
      change: { earlier: 'Cancer', later: 'Leo', local: '' },
    });
    expect(birthSign(born('1990-07-23', '01:00'), 'UTC', english)).toMatchObject({
      signs: [{ slug: 'cancer' }],
    });
    expect(birthSign(born('1990-07-23', '09:00'), 'UTC', english)).toMatchObject({
      signs: [{ slug: 'leo' }],
    });
  });

  it('is not found for a day or time that does not exist', () => {
    for (const query of [born('2023-02-29'), born('x'), born('1990-07-23', '25:00')])
      expect(birthSign(query, 'UTC', english)).toMatchObject({ isValid: false });
    expect(birthSign(born(''), 'UTC', english)).toBeNull();
  });
});

it('lists the twelve cusps of a year in both time zones', () => {
  const table = cuspTable(2026, 'Europe/Berlin', english);
  expect(new Set(table.map(({ sign }) => sign)).size).toBe(12);
  expect(table.find(({ sign }) => sign === 'aries')).toMatchObject({
    utc: expect.stringMatching(/^20 Mar, 14:4\d$/),
    local: expect.stringMatching(/^20 Mar, 15:4\d$/),
  });
});

it('accepts all pairs of two signs and nothing else', () => {
  for (const a of signSlugs)
    for (const b of signSlugs) {
      const pair = pairOf({ born: '', time: '', a, b }, english, ['en']);
      expect(pair?.reason).toMatch(/^They are [a-z].+[a-z]\.$/);
      expect(pair?.signs.map(({ slug }) => slug)).toEqual([a, b]);
    }
  expect(pairOf({ born: '', time: '', a: 'leo', b: 'ophiuchus' }, english, ['en'])).toBeNull();
  expect(pairOf({ born: '', time: '', a: 'leo', b: '' }, english, ['en'])).toBeNull();
});
