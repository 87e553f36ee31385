import { SearchSunLongitude, SunPosition } from 'astronomy-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { cuspsOfYear, sunSignAt } from './cusps.server.ts';
import { signOf } from './sign-of.server.ts';
import { signIndex, signOfLongitude, signSlugs, type SignSlug } from './zodiac.ts';

const minute = 60_000;

/**
 * Equinoxes and solstices in UT to the minute: March, June, September, December. Source: the US Naval Observatory
 * ("Earth's Seasons") and, for 2001 to 2007, tables derived from it.
 */
const published: Record<number, [string, string, string, string]> = {
  2001: ['03-20T13:31', '06-21T07:38', '09-22T23:05', '12-21T19:22'],
  2003: ['03-21T01:00', '06-21T19:11', '09-23T10:47', '12-22T07:04'],
  2006: ['03-20T18:25', '06-21T12:26', '09-23T04:04', '12-22T00:22'],
  2018: ['03-20T16:15', '06-21T10:07', '09-23T01:54', '12-21T22:23'],
  2020: ['03-20T03:50', '06-20T21:44', '09-22T13:31', '12-21T10:02'],
  2022: ['03-20T15:33', '06-21T09:14', '09-23T01:04', '12-21T21:48'],
  2024: ['03-20T03:06', '06-20T20:51', '09-22T12:44', '12-21T09:21'],
  2025: ['03-20T09:01', '06-21T02:42', '09-22T18:19', '12-21T15:03'],
  2026: ['03-20T14:46', '06-21T08:24', '09-23T00:05', '12-21T20:50'],
};
const seasons: SignSlug[] = ['aries', 'cancer', 'libra', 'capricorn'];

describe('cusps', () => {
  it('agree with published equinoxes and solstices', () => {
    for (const [year, times] of Object.entries(published)) {
      seasons.forEach((sign, index) => {
        const at = cuspsOfYear(Number(year)).find((cusp) => cusp.sign === sign)?.at ?? 0;
        const told = Date.parse(`${year}-${times[index]}:00Z`);
        expect(Math.abs(at - told), `${year} ${sign}`).toBeLessThan(1.5 * minute);
      });
    }
  });

  it('are within a minute of the library’s own search from 1950 to 2050', () => {
    for (let year = 1950; year <= 2050; year += 1) {
      for (const { sign, at } of cuspsOfYear(year)) {
        const start = new Date(at - 5 * 24 * 60 * minute);
        const found = SearchSunLongitude(signIndex(sign) * 30, start, 10)?.date.getTime() ?? 0;
        expect(Math.abs(at - found), `${year} ${sign}`).toBeLessThan(minute);
      }
    }
  });

  it('occur twelve times a year, in order, once in each month', () => {
    const cusps = cuspsOfYear(1987);
    expect(cusps.map(({ at }) => new Date(at).getUTCMonth())).toEqual([...Array(12).keys()]);
    expect(new Set(cusps.map(({ sign }) => sign))).toEqual(new Set(signSlugs));
  });

  it('delimit the sign of every moment', () => {
    for (const cusp of cuspsOfYear(2026)) {
      expect(sunSignAt(cusp.at).sign).toBe(cusp.sign);
      expect(sunSignAt(cusp.at - 1).ends).toEqual(cusp);
    }
  });
});

describe('the sign at a moment', () => {
  const moment = fc.integer({ min: Date.UTC(1850, 0, 1), max: Date.UTC(2150, 0, 1) });

  it('is that of the Sun’s longitude', { tags: 'property' }, () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { sign, began, ends } = sunSignAt(at);
        fc.pre(Math.min(at - began.at, ends.at - at) > 1000);
        return sign === signOfLongitude(SunPosition(new Date(at)).elon);
      }),
      { numRuns: runs(300) },
    );
  });

  it(
    'is among the signs of a birth on that day, and the only one if the time is given',
    { tags: 'property' },
    () => {
      fc.assert(
        fc.property(moment, (at) => {
          const minuteOf = Math.floor(at / minute) * minute;
          const [date = '', time = ''] = new Date(minuteOf).toISOString().split(/T|:\d\d\./);
          const { sign } = sunSignAt(minuteOf);
          const day = signOf({ date }, 'UTC');
          return (
            day?.signs.some((each) => each === sign) === true &&
            (day.signs.length === 2) === (day.change !== undefined) &&
            signOf({ date, time }, 'UTC')?.signs.join(' ') === sign
          );
        }),
        { numRuns: runs(100) },
      );
    },
  );
});

describe('the sign of a birth', () => {
  it('is a single one in the middle of a sign', () => {
    expect(signOf({ date: '1990-08-08' }, 'UTC')).toEqual({ signs: ['leo'] });
    expect(signOf({ date: '2000-02-29' }, 'Asia/Tokyo')).toEqual({ signs: ['pisces'] });
  });

  it('is both on a cusp day without a time, with the moment of the change', () => {
    const found = signOf({ date: '2024-03-20' }, 'Europe/Berlin');
    expect(found?.signs).toEqual(['pisces', 'aries']);
    expect(found?.change).toMatchObject({
      earlier: 'pisces',
      later: 'aries',
    });
  });

  it('is determined by the time of birth on the local clock', () => {
    const at = (time: string, timeZone: string) =>
      signOf({ date: '2024-03-20', time, timeZone }, 'UTC')?.signs;
    expect(at('03:00', 'UTC')).toEqual(['pisces']);
    expect(at('03:10', 'UTC')).toEqual(['aries']);
    expect(at('03:10', 'Europe/Berlin')).toEqual(['pisces']);
    expect(signOf({ date: '2024-03-20', time: '04:10', offsetMinutes: 60 }, 'UTC')?.signs).toEqual(['aries']);
  });

  it('uses the day at the place of birth', () => {
    expect(signOf({ date: '2024-03-20', timeZone: 'America/Los_Angeles' }, 'UTC')?.signs).toEqual(['aries']);
    expect(signOf({ date: '2024-03-19', timeZone: 'America/Los_Angeles' }, 'UTC')?.signs).toEqual([
      'pisces',
      'aries',
    ]);
  });

  it('is undefined for days, times and time zones that do not exist', () => {
    expect(signOf({ date: '2023-02-29' }, 'UTC')).toBeUndefined();
    expect(signOf({ date: '1492-05-05' }, 'UTC')).toBeUndefined();
    expect(signOf({ date: '2023-03-01', time: '25:00' }, 'UTC')).toBeUndefined();
    expect(signOf({ date: '2023-03-01', timeZone: 'Mars/Olympus' }, 'UTC')).toBeUndefined();
  });
});
