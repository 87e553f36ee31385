import { describe, expect, it } from 'vitest';
import {
  compassPoint,
  degrees,
  pressure,
  rainfall,
  speed,
  unitsOfCountry,
  unitsOfLanguages,
  uvWord,
} from './units.ts';

describe('units', () => {
  it('follow the region', () => {
    expect(['US', 'GB', 'PT', 'NO'].map(unitsOfCountry)).toEqual(['imperial', 'british', 'metric', 'metric']);
    expect(unitsOfLanguages(['en', 'en-US'])).toBe('imperial');
    expect(unitsOfLanguages(['zh-Hant-TW'])).toBe('metric');
    expect(unitsOfLanguages(['en', 'fr'])).toBeNull();
  });

  it('are converted and rounded', () => {
    expect([degrees(0, 'imperial'), degrees(-40, 'imperial'), degrees(12.6, 'british')]).toEqual([
      '32°',
      '−40°',
      '13°',
    ]);
    expect(degrees(-0.3, 'metric')).toBe('0°');
    expect([speed(100, 'metric'), speed(100, 'imperial'), speed(100, 'british')]).toEqual([
      '100 km/h',
      '62 mph',
      '62 mph',
    ]);
    expect([pressure(1013.25, 'metric'), pressure(1013.25, 'imperial')]).toEqual(['1013 hPa', '29.92 inHg']);
    expect([rainfall(1.44, 'metric'), rainfall(25.4, 'imperial'), rainfall(12.3, 'metric')]).toEqual([
      '1.4 mm',
      '1.00 in',
      '12 mm',
    ]);
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
    expect([0, 2.4, 2.6, 6, 8, 11].map(uvWord)).toEqual([
      'low',
      'low',
      'moderate',
      'high',
      'very high',
      'extreme',
    ]);
  });
});
