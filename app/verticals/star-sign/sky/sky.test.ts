import { SearchMoonPhase, SunPosition } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../clock.ts';
import { aspectKinds, aspectsAmong } from './aspects.server.ts';
import { eventsWithin, ingressesWithin, quartersWithin, stationsWithin } from './events.server.ts';
import { lunationOf, moonLightAt, phaseName, unwrappedMoon } from './moon.server.ts';
import { angleBetween, longitudeOf, positionsAt } from './positions.server.ts';
import { elementOf, houseOf, modalityOf, signAspect, signOfLongitude } from './zodiac.ts';

const minute = 60_000;
const year = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2026, 0, 1) };

describe('positions', () => {
  it('agree with the library’s own position of the Sun', () => {
    for (let day = 0; day < 366; day += 7) {
      const moment = year.from + day * dayMs;
      expect(
        Math.abs(angleBetween(longitudeOf('Sun', moment), SunPosition(new Date(moment)).elon)),
      ).toBeLessThan(0.001);
    }
  });

  it('include sign, degree and direction', () => {
    const positions = positionsAt(Date.UTC(2025, 2, 20));
    expect(positions).toHaveLength(10);
    for (const { longitude, sign, degree, speed, isRetrograde } of positions) {
      expect(signOfLongitude(longitude)).toBe(sign);
      expect(degree).toBeGreaterThanOrEqual(0);
      expect(degree).toBeLessThan(30);
      expect(isRetrograde).toBe(speed < 0);
    }
    expect(positions.filter(({ isRetrograde }) => isRetrograde).map(({ body }) => body)).toEqual([
      'Mercury',
      'Venus',
    ]);
  });
});

describe('events', () => {
  it('find the published stations of Mercury in 2025', () => {
    const [first, second] = stationsWithin(year, ['Mercury']);
    expect(first).toMatchObject({ turns: 'retrograde', sign: 'aries' });
    expect(Math.abs((first?.at ?? 0) - Date.UTC(2025, 2, 15, 6, 46))).toBeLessThan(5 * minute);
    expect(first?.degree).toBeCloseTo(9 + 36 / 60, 1);
    expect(second).toMatchObject({ turns: 'direct', sign: 'pisces' });
    expect(new Date(second?.at ?? 0).toISOString().slice(0, 10)).toBe('2025-04-07');
    expect(second?.degree).toBeCloseTo(26 + 49 / 60, 1);
  });

  it('include every ingress, each starting from the sign of the previous one', () => {
    for (const body of ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const) {
      const row = ingressesWithin(year, [body]);
      row.forEach(({ at, from, sign }, index) => {
        expect(signOfLongitude(longitudeOf(body, at - minute))).toBe(from);
        expect(signOfLongitude(longitudeOf(body, at + minute))).toBe(sign);
        if (index > 0) expect(row[index - 1]?.sign).toBe(from);
      });
      expect(signOfLongitude(longitudeOf(body, year.to))).toBe(
        row.at(-1)?.sign ?? signOfLongitude(longitudeOf(body, year.from)),
      );
    }
    expect(ingressesWithin(year, ['Sun'])).toHaveLength(12);
    expect(ingressesWithin(year, ['Mercury']).some(({ isRetrograde }) => isRetrograde)).toBe(true);
  });

  it('are combined in chronological order', () => {
    const month = { from: Date.UTC(2025, 2, 1), to: Date.UTC(2025, 3, 1) };
    const events = eventsWithin(month);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['ingress', 'station', 'phase']));
    expect(events).toHaveLength(
      ingressesWithin(month).length + stationsWithin(month).length + quartersWithin(month).length,
    );
    expect(eventsWithin(month)).toBe(events);
  });

  it('include the four phases in turn', () => {
    const quarters = quartersWithin(year);
    expect(quarters.length).toBeGreaterThan(48);
    const full = SearchMoonPhase(180, new Date(year.from), 40)?.date.getTime();
    expect(quarters.find(({ name }) => name === 'full moon')?.at).toBe(full);
    expect(quarters.every(({ at }) => at >= year.from && at < year.to)).toBe(true);
  });
});

describe('the Moon', () => {
  it('has named phases', () => {
    expect(phaseName(0)).toBe('new moon');
    expect(phaseName(357)).toBe('new moon');
    expect(phaseName(45)).toBe('waxing crescent');
    expect(phaseName(93)).toBe('first quarter');
    expect(phaseName(120)).toBe('waxing gibbous');
    expect(phaseName(176)).toBe('full moon');
    expect(phaseName(200)).toBe('waning gibbous');
    expect(phaseName(270)).toBe('last quarter');
    expect(phaseName(330)).toBe('waning crescent');
  });

  it('is new and full at the times of the almanac', () => {
    // Total lunar eclipse of 14 March 2025: full moon 06:55 UTC; new moon of 29 March 2025: 10:58 UTC.
    const { nextFull, nextNew, fraction } = moonLightAt(Date.UTC(2025, 2, 14));
    expect(Math.abs(nextFull - Date.UTC(2025, 2, 14, 6, 55))).toBeLessThan(2 * minute);
    expect(Math.abs(nextNew - Date.UTC(2025, 2, 29, 10, 58))).toBeLessThan(2 * minute);
    expect(fraction).toBeGreaterThan(0.99);
  });

  it('has a continuous longitude, and lunations that start at each new moon', () => {
    for (let day = 0; day < 4000; day += 1) {
      const moment = Date.UTC(2020, 0, 1) + day * dayMs;
      const step = unwrappedMoon(moment + dayMs) - unwrappedMoon(moment);
      expect(step).toBeGreaterThan(11);
      expect(step).toBeLessThan(16);
    }
    for (const { at, name } of quartersWithin(year)) {
      const step = lunationOf(at + minute) - lunationOf(at - minute);
      expect(step).toBe(name === 'new moon' ? 1 : 0);
    }
  });
});

describe('aspects', () => {
  it('are within their orb, the most exact first', () => {
    for (let day = 0; day < 60; day += 1) {
      const positions = positionsAt(year.from + day * dayMs);
      const found = aspectsAmong(positions);
      expect(found.map(({ orb }) => orb)).toEqual(found.map(({ orb }) => orb).sort((a, b) => a - b));
      for (const { kind, orb } of found) expect(orb).toBeLessThanOrEqual(aspectKinds[kind].orb);
    }
  });

  it('are applying or separating', () => {
    const full = Date.UTC(2025, 2, 14, 6, 55);
    const opposition = (moment: number) =>
      aspectsAmong(positionsAt(moment)).find(({ first, second }) => first === 'Sun' && second === 'Moon');
    expect(opposition(full - 5 * 60 * minute)).toMatchObject({ kind: 'opposition', isApplying: true });
    expect(opposition(full + 5 * 60 * minute)).toMatchObject({ kind: 'opposition', isApplying: false });
  });
});

describe('signs', () => {
  it('have houses and aspects to each other', () => {
    expect(houseOf('aries', 'leo')).toBe(5);
    expect(houseOf('leo', 'aries')).toBe(9);
    expect(houseOf('pisces', 'pisces')).toBe(1);
    expect(signAspect('aries', 'leo')).toBe('trine');
    expect(signAspect('cancer', 'aries')).toBe('square');
    expect(signAspect('taurus', 'libra')).toBe('none');
    expect([elementOf('scorpio'), modalityOf('scorpio')]).toEqual(['water', 'fixed']);
    expect([elementOf('sagittarius'), modalityOf('sagittarius')]).toEqual(['fire', 'mutable']);
  });
});
