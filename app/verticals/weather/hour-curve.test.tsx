import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readHtml, textsOf } from '#test/http/read-html.ts';
import { HourCurve } from './components/hour-curve.tsx';
import type { LocationWeather } from './weather-data.ts';

/** Returns the day labels that the curve shows if it starts at the given hour of a Saturday. */
function daysShown(firstHour: number): string[] {
  const names = ['Today', 'Sun', 'Mon'];
  const hours = Array.from({ length: 48 }, (_, index) => {
    const hour = (firstHour + index) % 24;
    return { label: `${hour}:00`, day: index === 0 || hour === 0 ? (names.shift() ?? '') : '' };
  });
  const timeline = { start: 0, hours, nights: [], heights: Array.from({ length: 49 }, () => -20) };
  const weather = { timeline, forecast: null } as unknown as LocationWeather;
  const $ = readHtml(renderToStaticMarkup(<HourCurve weather={weather} units="metric" />));
  return textsOf($, 'span').filter((text) => ['Today', 'Sun', 'Mon'].includes(text));
}

describe('the curve of the next hours', () => {
  it('labels today and the days that start within it', () => {
    expect(daysShown(9)).toEqual(['Today', 'Sun', 'Mon']);
    expect(daysShown(22)).toEqual(['Today', 'Sun', 'Mon']);
  });

  it('omits today in the last hour, because the label of tomorrow would overlap it', () => {
    expect(daysShown(23)).toEqual(['Sun', 'Mon']);
  });
});
