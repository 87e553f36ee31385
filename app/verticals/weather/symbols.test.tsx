import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WeatherIcon } from './components/weather-icon.tsx';
import { readHtml } from '#test/http/read-html.ts';
import { english } from '#test/support/english.ts';
import { conditionLabel } from './condition-label.server.ts';
import { metConditions, parseSymbol, wmoConditions } from './symbols.ts';

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

const shapes = (symbol: string) => readHtml(draw(symbol))('path, circle').length;

describe('symbols', () => {
  it('include those of both tables', () => {
    expect(metCodes).toHaveLength(41);
    expect(Object.keys(metConditions)).toEqual(expect.arrayContaining(metCodes));
    expect(Object.keys(wmoConditions).toSorted()).toEqual(wmoCodes.toSorted());
  });

  it.each([...metCodes, ...wmoCodes])('%s has a drawing and a description for day and night', (code) => {
    for (const light of lights) {
      expect(shapes(`${code}_${light}`)).toBeGreaterThan(0);
      expect(conditionLabel(`${code}_${light}`, english)).toMatch(/^[A-Z][a-z ]+$/);
    }
    expect(draw(`${code}_day`)).toBe(draw(code));
  });

  it('distinguish day, night and polar twilight if the sky is visible', () => {
    for (const [code, { cloud }] of Object.entries({ ...metConditions, ...wmoConditions })) {
      const drawings = new Set(lights.map((light) => draw(`${code}_${light}`)));
      expect(drawings.size, code).toBe(cloud < 3 ? 3 : 1);
    }
  });

  it('look different for different weather', () => {
    const drawings = metCodes.map((code) => draw(`${code}_day`));
    expect(new Set(drawings).size).toBe(metCodes.length);
  });

  it('have neither if they are unknown', () => {
    for (const symbol of ['', 'wmo', 'wmo4', 'hurricane_day', 'rain_dusk', 'constructor', 'toString_day']) {
      expect(parseSymbol(symbol), symbol).toBeNull();
      expect(conditionLabel(symbol, english)).toBe('');
      expect(shapes(symbol)).toBe(0);
    }
  });
});
