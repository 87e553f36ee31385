import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { describeNow, feelsLike, listDays, listHours } from './forecast-view.server.ts';
import { findLocation, type WeatherLocation } from './locations/locations.server.ts';
import type { ForecastStep } from './providers/provider.server.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-21T00:00:00Z');

function lisbon(): WeatherLocation {
  const location = findLocation('lisbon');
  if (!location) throw new Error('No Lisbon.');
  return location;
}

function step(at: number, rest: Partial<ForecastStep> = {}): ForecastStep {
  return {
    time: start + at * hour,
    hours: 1,
    temperature: 10,
    min: null,
    max: null,
    feelsLike: null,
    symbol: 'cloudy',
    precipitation: 0,
    probability: null,
    wind: 10,
    gust: null,
    windFrom: 0,
    humidity: 60,
    pressure: 1010,
    uv: 1,
    ...rest,
  };
}

/**
 * 60 hourly steps, then six-hour steps up to the tenth day. There is rain on the second day and light rain in the
 * six-hour steps, in which each day is one degree colder than the previous one.
 */
const steps = [
  ...Array.from({ length: 60 }, (_, at) =>
    step(at, at >= 30 && at < 40 ? { symbol: 'rain', precipitation: 1 } : {}),
  ),
  ...Array.from({ length: 31 }, (_, index) =>
    step(60 + index * 6, {
      hours: 6,
      temperature: 10 - index / 4,
      precipitation: 3,
      symbol: 'lightrain_day',
    }),
  ),
];

describe('hours', () => {
  it('start at the given moment and continue through longer steps', () => {
    const hours = listHours(lisbon(), steps, { start: start + 50 * hour, most: 24 }, english);
    expect(hours).toHaveLength(24);
    expect(hours[0]?.temperature).toBe(10);
    expect(hours[16]?.temperature).toBeCloseTo(10 - 0.25, 5);
    expect(hours[13]?.temperature).toBeCloseTo(10 - 0.25 / 2, 5);
    expect(hours[12]?.precipitation).toBe(0.5);
    // These are 15:00 and 20:00 on a day in November, so it is light at the first and dark at the second.
    expect(hours[13]?.symbol).toBe('lightrain_day');
    expect(hours[18]?.symbol).toBe('lightrain_night');
  });

  it('end with the forecast', () => {
    expect(listHours(lisbon(), steps.slice(0, 5), { start, most: 48 }, english)).toHaveLength(5);
    expect(listHours(lisbon(), steps, { start: start - hour, most: 48 }, english)).toEqual([]);
  });
});

describe('now', () => {
  it('is interpolated between two hours and describes the outlook', () => {
    const dry = Array.from({ length: 25 }, (_, index) =>
      step(12 + index, index === 1 ? { temperature: 14 } : {}),
    );
    const now = describeNow(lisbon(), dry, start + 12.5 * hour, english);
    expect(now).toMatchObject({
      temperature: 12,
      symbol: 'cloudy_day',
      outlook: 'Dry for the next 24 hours.',
    });
    expect(describeNow(lisbon(), steps, start + 20 * hour, english)?.outlook).toBe('Rain from about 06:00.');
    expect(describeNow(lisbon(), steps, start + 35 * hour, english)?.outlook).toBe('Dry from about 16:00.');
    expect(describeNow(lisbon(), steps, start - 1, english)).toBeNull();
  });

  it('promises nothing for a day that the forecast does not cover', () => {
    const wet = { precipitation: 1, symbol: 'rain' };
    for (const hours of [
      [step(12), step(13), step(14)],
      [step(12, wet), step(13, wet)],
    ]) {
      expect(describeNow(lisbon(), hours, start + 12.5 * hour, english)?.outlook).toBe('');
    }
  });

  it('feels colder in wind, hotter in humid heat, and otherwise like the temperature', () => {
    expect(feelsLike(-10, 30, 50)).toBeCloseTo(-20, 0);
    expect(feelsLike(32, 5, 70)).toBeGreaterThan(38);
    expect(feelsLike(32, 5, 70)).toBeLessThan(43);
    expect(feelsLike(18, 30, 90)).toBe(18);
    expect(feelsLike(5, null, null)).toBe(5);
  });
});

describe('days', () => {
  it('are at most ten, from midnight to midnight, with their range, sum and weather', () => {
    const days = listDays(lisbon(), steps, start + 8.3 * hour, english);
    expect(days).toHaveLength(10);
    expect(days.map(({ name }) => name).slice(0, 3)).toEqual(['Today', 'Sun', 'Mon']);
    expect(days[0]).toMatchObject({
      date: '21 Nov',
      min: 10,
      max: 10,
      precipitation: 0,
      symbol: 'cloudy_day',
    });
    expect(days[1]).toMatchObject({ symbol: 'rain_day', precipitation: 10 });
    expect(days[4]?.max).toBeGreaterThan(days[5]?.max ?? 0);
    expect(days[4]?.precipitation).toBe(12);
  });

  it('are omitted if the forecast covers too few of their hours', () => {
    expect(listDays(lisbon(), steps.slice(0, 30), start + hour, english).map(({ name }) => name)).toEqual([
      'Today',
    ]);
    expect(listDays(lisbon(), steps.slice(0, 40), start + hour, english)).toHaveLength(2);
  });
});
