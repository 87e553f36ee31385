import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WeatherIcon } from './components/weather-icon.tsx';
import { metConditions, parseSymbol, symbolLabel, wmoConditions } from './symbols.ts';

/** The codes in MET Norway’s legend, including its misspellings. */
const metCodes = `clearsky fair partlycloudy cloudy fog
  lightrainshowers rainshowers heavyrainshowers lightrainshowersandthunder rainshowersandthunder heavyrainshowersandthunder
  lightsleetshowers sleetshowers heavysleetshowers lightssleetshowersandthunder sleetshowersandthunder heavysleetshowersandthunder
  lightsnowshowers snowshowers heavysnowshowers lightssnowshowersandthunder snowshowersandthunder heavysnowshowersandthunder
  lightrain rain heavyrain lightrainandthunder rainandthunder heavyrainandthunder
  lightsleet sleet heavysleet lightsleetandthunder sleetandthunder heavysleetandthunder
  lightsnow snow heavysnow lightsnowandthunder snowandthunder heavysnowandthunder`.split(/\s+/);

const wmoCodes = (
  JSON.parse(readFileSync(new URL('weather-codes.fixture.json', import.meta.url), 'utf8')) as number[]
).map((code) => `wmo${code}`);

const lights = ['day', 'night', 'polartwilight'] as const;

function draw(symbol: string): string {
  return renderToStaticMarkup(<WeatherIcon symbol={symbol} />);
}

describe('symbols', () => {
  it('are those of both tables', () => {
    expect(metCodes).toHaveLength(41);
    expect(Object.keys(metConditions)).toEqual(expect.arrayContaining(metCodes));
    expect(Object.keys(wmoConditions).toSorted()).toEqual(wmoCodes.toSorted());
  });

  it.each([...metCodes, ...wmoCodes])('%s has a drawing and words, day and night', (code) => {
    for (const light of lights) {
      expect(draw(`${code}_${light}`)).toMatch(/<(path|circle)/);
      expect(symbolLabel(`${code}_${light}`)).toMatch(/^[A-Z][a-z ]+$/);
    }
    expect(draw(`${code}_day`)).toBe(draw(code));
  });

  it('tell day, night and polar twilight apart where the sky is seen', () => {
    for (const [code, { cloud }] of Object.entries({ ...metConditions, ...wmoConditions })) {
      const drawings = new Set(lights.map((light) => draw(`${code}_${light}`)));
      expect(drawings.size, code).toBe(cloud < 3 ? 3 : 1);
    }
  });

  it('that mean different weather look different', () => {
    const drawings = metCodes.map((code) => draw(`${code}_day`));
    expect(new Set(drawings).size).toBe(metCodes.length);
  });

  it('that nobody knows have neither', () => {
    for (const symbol of ['', 'wmo', 'wmo4', 'hurricane_day', 'rain_dusk', 'constructor', 'toString_day']) {
      expect(parseSymbol(symbol), symbol).toBeNull();
      expect(symbolLabel(symbol)).toBe('');
      expect(draw(symbol)).not.toMatch(/<(path|circle)/);
    }
  });
});
