import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { createScale, curvePath } from './curve.ts';
import { placeHorizonLabel, labelHours } from './horizon-label.ts';
import { litMoonPath } from './moon-shape.ts';
import { skyColors } from './sky-light.ts';
import { metConditions } from './symbols.ts';

describe('the curve', () => {
  it('passes through every point and never exceeds the range of its neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -40, max: 50 }), { minLength: 2, maxLength: 60 }), (figures) => {
        const path = curvePath(figures.map((y, x) => ({ x, y })));
        const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
        expect(numbers.slice(0, 2)).toEqual([0, figures[0]]);
        for (let index = 1; index < figures.length; index += 1) {
          const [, y1, , y2, x, y] = numbers.slice(2 + (index - 1) * 6, 2 + index * 6);
          const [from, to] = [figures[index - 1] ?? 0, figures[index] ?? 0];
          expect([x, y]).toEqual([index, to]);
          for (const control of [y1 ?? Number.NaN, y2 ?? Number.NaN]) {
            expect(control).toBeGreaterThanOrEqual(Math.min(from, to) - 0.01);
            expect(control).toBeLessThanOrEqual(Math.max(from, to) + 0.01);
          }
        }
      }),
    );
  });

  it('keeps values within its box, with higher values higher up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -40, max: 50 }), { minLength: 1 }), (figures) => {
        const scale = createScale(figures, { top: 10, bottom: 90, minSpan: 6 });
        for (const figure of figures) {
          expect(scale(figure)).toBeGreaterThanOrEqual(10 - 1e-9);
          expect(scale(figure)).toBeLessThanOrEqual(90 + 1e-9);
        }
        expect(scale(1)).toBeLessThan(scale(0));
      }),
    );
  });
});

describe('the label at the horizon', () => {
  /**
   * Returns the sun's heights over 49 hours for a latitude. `season` is the share of the year since the March equinox.
   */
  function sunHeights(latitude: number, season: number, firstHour: number): number[] {
    const radians = Math.PI / 180;
    return Array.from({ length: 49 }, (_, index) => {
      const declination = 23.44 * Math.sin((season + index / 24 / 365.24) * 2 * Math.PI) * radians;
      const turn = (firstHour + index) * 15 * radians;
      const [sin, cos] = [Math.sin(latitude * radians), Math.cos(latitude * radians)];
      return Math.asin(sin * Math.sin(declination) + cos * Math.cos(declination) * Math.cos(turn)) / radians;
    });
  }

  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const latitude = fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: 85, max: 90, noNaN: true }),
    fc.constantFrom(-90, -66.6, 0, 66.6, 90),
  );
  const season = fc.oneof(share, fc.double({ min: 0.49, max: 0.51, noNaN: true }));

  it(
    'never touches the curve or the line of a new day, at any latitude, day and hour',
    { tags: 'property' },
    () => {
      fc.assert(
        fc.property(
          latitude,
          season,
          fc.double({ min: 0, max: 24, noNaN: true }),
          fc.integer({ min: 1, max: 24 }),
          (north, year, firstHour, firstDay) => {
            const heights = sunHeights(north, year, firstHour);
            const dayStarts = [firstDay, firstDay + 24].filter((index) => index < 48);
            const { hour, side } = placeHorizonLabel(heights, dayStarts);
            const over = heights.slice(hour, hour + labelHours + 1);
            expect(over).toHaveLength(labelHours + 1);
            for (const height of over) expect(side === 'below' ? height : -height).toBeGreaterThan(0);
            expect(dayStarts.filter((index) => index > hour && index < hour + labelHours)).toEqual([]);
          },
        ),
        { numRuns: runs(1_000) },
      );
    },
  );

  it('is at the start if nothing is in the way', () => {
    const noon = Array.from({ length: 49 }, (_, index) => 40 * Math.cos((index / 12) * Math.PI));
    expect(placeHorizonLabel(noon, [12, 36])).toEqual({ hour: 0, side: 'below' });
    const midnight = noon.map((height) => -height);
    expect(placeHorizonLabel(midnight, [24])).toEqual({ hour: 0, side: 'above' });
  });
});

/**
 * Returns the share of the disc that a path of `litMoonPath` fills, and the share of the filled area that is in the
 * right half. Both are computed by counting points.
 */
function measure(phase: number): { lit: number; right: number } {
  const path = litMoonPath(phase, 100);
  const [limb, terminator] = [...path.matchAll(/A([\d.]+) 100 0 0 ([01])/g)];
  const limbSide = limb?.[2] === '1' ? 1 : -1;
  // The terminator is drawn upwards, so a sweep flag of 0 places it on the right.
  const edge = (terminator?.[2] === '0' ? 1 : -1) * Number(terminator?.[1]);
  let [all, lit, right] = [0, 0, 0];
  for (let y = -99; y < 100; y += 2) {
    const half = Math.sqrt(1 - (y / 100) ** 2);
    for (let x = -99; x < 100; x += 2) {
      if (Math.abs(x) > half * 100) continue;
      all += 1;
      if ((x - edge * half) * limbSide <= 0) continue;
      lit += 1;
      if (x > 0) right += 1;
    }
  }
  return { lit: lit / all, right: right / lit };
}

describe('the moon', () => {
  it('is lit according to its phase, on the side of the sun', () => {
    for (let phase = 10; phase < 360; phase += 10) {
      const { lit, right } = measure(phase);
      expect(lit, `phase ${phase}`).toBeCloseTo((1 - Math.cos((phase * Math.PI) / 180)) / 2, 1);
      if (phase !== 180) expect(right > 0.5, `phase ${phase}`).toBe(phase < 180);
    }
  });
});

/** Returns the relative luminance of a colour (WCAG 2.2). */
function luminance(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the light', () => {
  it('has enough contrast with white text at any height of the sun and in any weather', () => {
    for (let altitude = -90; altitude <= 90; altitude += 1) {
      for (const condition of [null, ...Object.values(metConditions)]) {
        for (const color of skyColors(altitude, condition)) {
          expect(1.05 / (luminance(color) + 0.05), `${altitude}°`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('is brighter by day than by night, and greyer under clouds', () => {
    const [day, night] = [skyColors(40, null)[1], skyColors(-30, null)[1]];
    expect(luminance(day)).toBeGreaterThan(luminance(night) * 5);
    const [r, , b] = skyColors(40, metConditions.heavyrain ?? null)[1];
    expect(b - r).toBeLessThan(day[2] - day[0]);
  });
});
