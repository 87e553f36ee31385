import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import {
  compassPoint,
  degrees,
  duration,
  pressure,
  rainfall,
  speed,
  sunHeight,
  unitsOfCountry,
  unitsOfLanguages,
  uvCategory,
} from './units.ts';

const { formats } = english;
const t = english.messages('weather');

describe('units', () => {
  it('follow the region', () => {
    expect(['US', 'GB', 'PT', 'NO'].map(unitsOfCountry)).toEqual(['imperial', 'british', 'metric', 'metric']);
    expect(unitsOfLanguages(['en', 'en-US'])).toBe('imperial');
    expect(unitsOfLanguages(['zh-Hant-TW'])).toBe('metric');
    expect(unitsOfLanguages(['en', 'fr'])).toBeNull();
  });

  it('are converted and rounded', () => {
    expect([
      degrees(formats, 0, 'imperial'),
      degrees(formats, -40, 'imperial'),
      degrees(formats, 12.6, 'british'),
    ]).toEqual(['32°', '−40°', '13°']);
    expect(degrees(formats, -0.3, 'metric')).toBe('0°');
    expect([
      speed(formats, 100, 'metric'),
      speed(formats, 100, 'imperial'),
      speed(formats, 100, 'british'),
    ]).toEqual(['100 km/h', '62 mph', '62 mph']);
    expect([pressure(formats, t, 1013.25, 'metric'), pressure(formats, t, 1013.25, 'imperial')]).toEqual([
      '1013 hPa',
      '29.92 inHg',
    ]);
    expect([
      rainfall(formats, 1.44, 'metric'),
      rainfall(formats, 25.4, 'imperial'),
      rainfall(formats, 12.3, 'metric'),
    ]).toEqual(['1.4 mm', '1.00 in', '12 mm']);
  });

  it('of durations and heights are written out', () => {
    expect(duration(t, 595)).toBe('9 h 55 min');
    expect([sunHeight(formats, t, 15.2), sunHeight(formats, t, -3.6)]).toEqual(['15° high', '4° below']);
  });

  it('name directions and UV', () => {
    expect([0, 22, 23, 180, 315, 359, -45, 720].map(compassPoint)).toEqual([
      'N',
      'N',
      'NE',
      'S',
      'NW',
      'N',
      'NW',
      'N',
    ]);
    expect([0, 2.4, 2.6, 6, 8, 11].map(uvCategory)).toEqual([
      'low',
      'low',
      'moderate',
      'high',
      'veryHigh',
      'extreme',
    ]);
  });
});
