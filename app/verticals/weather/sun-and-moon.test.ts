import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { findLocation, locations, type WeatherLocation } from './locations/locations.server.ts';
import {
  daylightOfDays,
  lightAt,
  moonOfDay,
  nightsBetween,
  phaseKey,
  sunOfDay,
  sunPosition,
} from './sun-and-moon.server.ts';
import { zoneOffset } from '#app/lib/time-zone.ts';
import { clockTime, startOfDay } from './zone-time.ts';

const hour = 3_600_000;

function at(slug: string): WeatherLocation {
  const location = findLocation(slug);
  if (!location) throw new Error(`No ${slug}.`);
  return location;
}

describe('sun', () => {
  it('rises and sets at times that are exact to the minute', () => {
    // The longest day of 2026.
    const lisbon = sunOfDay(at('lisbon'), Date.parse('2026-06-21T12:00:00Z'), english);
    expect(lisbon.sunrise).toMatch(/^06:1[12]$/);
    expect(lisbon.sunset).toMatch(/^21:0[45]$/);
    expect(lisbon.daylightMinutes).toBeGreaterThan(14 * 60 + 48);
    expect(lisbon.daylightMinutes).toBeLessThan(14 * 60 + 58);
  });

  it('does not rise in a polar night or set in a polar day', () => {
    const location = at('longyearbyen');
    const winter = sunOfDay(location, Date.parse('2026-12-21T11:00:00Z'), english);
    expect(winter).toMatchObject({ sunrise: null, sunset: null, daylightMinutes: 0 });
    const summer = sunOfDay(location, Date.parse('2026-06-21T11:00:00Z'), english);
    expect(summer).toMatchObject({ sunrise: null, sunset: null, daylightMinutes: 1440 });
    expect(lightAt(at('tromso'), Date.parse('2026-12-21T10:45:00Z'))).toBe('polartwilight');
    expect(lightAt(at('tromso'), Date.parse('2026-12-21T22:45:00Z'))).toBe('night');
    expect(lightAt(at('lisbon'), Date.parse('2026-12-21T12:00:00Z'))).toBe('day');
  });

  it('has the daylight of each day from today on', () => {
    const location = at('lisbon');
    const now = Date.parse('2026-11-21T20:00:00Z');
    const days = daylightOfDays(location, now, 10, english);
    expect(days.map(({ name }) => name).slice(0, 3)).toEqual(['Today', 'Sun', 'Mon']);
    expect(days.map(({ date }) => date).at(-1)).toBe('30 Nov');
    const today = sunOfDay(location, now, english);
    expect(days[0]).toMatchObject({
      sunrise: today.sunrise,
      sunset: today.sunset,
      minutes: today.daylightMinutes,
    });
    for (const [index, { minutes, light }] of days.entries()) {
      // The days become shorter until the solstice. The daylight of each day is one period.
      expect(minutes).toBeLessThanOrEqual(days[index - 1]?.minutes ?? minutes);
      expect(light).toHaveLength(1);
    }
  });

  it('has no daylight in a polar night, and daylight all day in a polar day', () => {
    const location = at('longyearbyen');
    const [winter] = daylightOfDays(location, Date.parse('2026-12-21T11:00:00Z'), 1, english);
    expect(winter).toMatchObject({ sunrise: null, sunset: null, minutes: 0, light: [] });
    const [summer] = daylightOfDays(location, Date.parse('2026-06-21T11:00:00Z'), 1, english);
    expect(summer).toMatchObject({ sunrise: null, sunset: null, minutes: 1440, light: [[0, 1]] });
  });

  it('is below the horizon at night and above it by day, at every location', () => {
    const start = Date.parse('2026-11-21T00:00:00Z');
    const end = start + 48 * hour;
    for (const location of locations.filter((_, index) => index % 60 === 0)) {
      const nights = nightsBetween(location, start, end);
      for (let share = 0.011; share < 1; share += 0.05) {
        const isNight = nights.some(([from, to]) => share > from && share < to);
        const { altitude } = sunPosition(location, start + share * (end - start));
        if (Math.abs(altitude + 0.833) > 0.5)
          expect(isNight, `${location.slug} ${share}`).toBe(altitude < -0.833);
      }
    }
  });
});

describe('moon', () => {
  it('has the phase and lit share of the almanac', () => {
    // Full moon of 24 November 2026, 14:53 UTC; new moon of 9 November 2026, 07:02 UTC.
    const full = moonOfDay(at('london'), Date.parse('2026-11-24T14:53:00Z'), english);
    expect(full).toMatchObject({ name: 'Full moon', litPercent: 100, isSouthern: false });
    expect(full.phase).toBeCloseTo(180, 0);
    const dark = moonOfDay(at('sydney'), Date.parse('2026-11-09T07:02:00Z'), english);
    expect(dark).toMatchObject({ name: 'New moon', litPercent: 0, isSouthern: true });
    expect(moonOfDay(at('london'), Date.parse('2026-11-21T12:00:00Z'), english).next).toBe(
      'Full moon on 24 Nov',
    );
  });

  it('has a name at every angle', () => {
    const t = english.messages('weather');
    expect([0, 45, 90, 135, 180, 225, 270, 315, 359.9].map((phase) => t(phaseKey(phase)))).toEqual([
      'New moon',
      'Waxing crescent',
      'First quarter',
      'Waxing gibbous',
      'Full moon',
      'Waning gibbous',
      'Last quarter',
      'Waning crescent',
      'New moon',
    ]);
    for (let phase = 0; phase < 360; phase += 0.5) expect(phaseKey(phase)).toMatch(/^moon\./);
  });
});

describe('local days', () => {
  it('start at local midnight, even when the clocks change', () => {
    const zones = [
      'Europe/Lisbon',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Auckland',
      'America/St_Johns',
    ];
    for (const zone of zones) {
      for (let day = 0; day < 370; day += 1) {
        const moment = Date.parse('2026-01-01T13:37:00Z') + day * 24 * hour;
        const start = startOfDay(zone, moment);
        expect(clockTime(english.formats, zone, start)).toBe('00:00');
        expect(start).toBeLessThanOrEqual(moment);
        expect(startOfDay(zone, moment, 1)).toBeGreaterThan(moment);
      }
    }
    expect(zoneOffset('Asia/Kolkata', 0)).toBe(5.5 * hour);
    const spring = Date.parse('2026-03-29T12:00:00Z');
    expect(startOfDay('Europe/Lisbon', spring, 1) - startOfDay('Europe/Lisbon', spring)).toBe(23 * hour);
  });
});
