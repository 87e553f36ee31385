import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { metNorway } from './met-norway.server.ts';
import { openMeteo } from './open-meteo.server.ts';
import { ForecastError } from './provider.server.ts';

/* Shortened responses of the services: MET Norway (NLOD 2.0, CC BY 4.0) and Open-Meteo (CC BY 4.0). */
const fixture = (name: string) => readFileSync(new URL(`${name}.fixture.json`, import.meta.url), 'utf8');

describe('MET Norway', () => {
  const { steps } = metNorway.read(fixture('met-norway'));

  it('returns hours, then six-hour steps, and none across a gap', () => {
    expect(steps.map(({ hours }) => hours)).toEqual([1, 1, 1, 1, 1, 6, 6, 6, 0]);
    expect(steps[0]).toMatchObject({
      time: Date.parse('2024-02-04T01:00:00Z'),
      temperature: 0.7,
      symbol: 'clearsky_night',
      precipitation: 0,
      humidity: 70.6,
      pressure: 996.1,
      windFrom: 238.8,
      uv: null,
    });
    expect(steps[0]?.wind).toBeCloseTo(5.6 * 3.6);
  });

  it('is asked for the complete forecast of a position', () => {
    const address = metNorway.addressOf(metNorway.baseAddress, { latitude: 38.72, longitude: -9.14 });
    expect(address).toBe('https://api.met.no/weatherapi/locationforecast/2.0/complete?lat=38.72&lon=-9.14');
    expect(metNorway.needsContact).toBe(true);
  });
});

describe('Open-Meteo', () => {
  const { steps } = openMeteo.read(fixture('open-meteo'));

  it('returns hours, each with its precipitation', () => {
    expect(steps).toHaveLength(12);
    // The service returns the sum of the previous hour, so it lists the 0.3 mm of this hour at 01:00.
    expect(steps[0]).toMatchObject({
      time: Date.parse('2025-10-25T00:00:00Z'),
      temperature: 15.5,
      feelsLike: 14.3,
      precipitation: 0.3,
      symbol: 'wmo3',
      wind: 4.1,
      gust: 15.1,
    });
    expect(steps.at(-1)?.precipitation).toBeNull();
  });

  it('is asked for all values that are read', () => {
    const { searchParams } = new URL(
      openMeteo.addressOf(openMeteo.baseAddress, { latitude: 1, longitude: 2 }),
    );
    expect(searchParams.get('hourly')?.split(',')).toEqual(
      expect.arrayContaining(['temperature_2m', 'weather_code', 'pressure_msl', 'uv_index', 'is_day']),
    );
    expect(searchParams.get('timezone')).toBe('GMT');
  });
});

describe.each([metNorway, openMeteo])('$name', (provider) => {
  it.each(['', '{', '<html>', '[]', 'null', '{"properties":{}}', '{"hourly":{"time":[]}}', '{"error":true}'])(
    'refuses %j',
    (text) => {
      expect(() => provider.read(text)).toThrow(ForecastError);
    },
  );
});

/*
 * The complete responses of the services are not part of the project: PORTICO_WEATHER_SAMPLES is the folder that
 * contains them.
 */
const samples = process.env.PORTICO_WEATHER_SAMPLES ?? '';

describe.skipIf(samples === '')('real answers', () => {
  it('are read', () => {
    const met = readFileSync(path.join(samples, 'met-norway/locationforecast-compact.json'), 'utf8');
    expect(metNorway.read(met).steps).toHaveLength(85);
    const folder = path.join(samples, 'open-meteo');
    for (const name of readdirSync(folder)) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const { hourly } = JSON.parse(text) as { hourly?: { time: unknown[] } };
      if (hourly) expect(openMeteo.read(text).steps, name).toHaveLength(hourly.time.length);
      else expect(() => openMeteo.read(text), name).toThrow(ForecastError);
    }
  });
});
