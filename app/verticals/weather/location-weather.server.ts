import type { KeptForecast } from './forecasts.server.ts';
import { listDays, listHours, nowOf } from './forecast-view.server.ts';
import type { WeatherLocation } from './locations/locations.server.ts';
import { skyLight } from './sky-light.ts';
import {
  daylightOfDays,
  lightAt,
  moonOfDay,
  nightsBetween,
  sunOfDay,
  sunPosition,
  sunTimes,
} from './sun-and-moon.server.ts';
import { parseSymbol } from './symbols.ts';
import type { ForecastView, LocationCard, LocationWeather, Timeline } from './weather-data.ts';
import { clockTime, dayName, weekday } from './zone-time.ts';

const hour = 3_600_000;
/** Number of hours that the curve covers. */
const shownHours = 48;
/** Number of days whose daylight is shown without a forecast. */
const shownDays = 10;

/**
 * Returns everything that a location's page shows of its weather at a moment: computed values, and the forecast if
 * there is one.
 */
export function locationWeather(
  location: WeatherLocation,
  now: number,
  kept: KeptForecast | null,
): LocationWeather {
  const forecast = kept && forecastView(location, now, kept);
  const condition = parseSymbol(forecast?.now.symbol ?? '')?.condition ?? null;
  return {
    slug: location.slug,
    renderedAt: now,
    localTime: clockTime(location.timeZone, now),
    localDay: dayName(location.timeZone, now),
    sky: skyLight(sunPosition(location, now), condition),
    timeline: timelineOf(location, now),
    sun: sunOfDay(location, now),
    moon: moonOfDay(location, now),
    forecast,
    daylight: forecast ? [] : daylightOfDays(location, now, shownDays),
  };
}

/** Returns the forecast from a moment on, or `null` if it does not cover that moment. */
function forecastView(location: WeatherLocation, now: number, kept: KeptForecast): ForecastView | null {
  const { steps } = kept.forecast;
  const hours = listHours(location, steps, startOfHour(now), shownHours);
  const current = nowOf(location, steps, now);
  if (!current || hours.length === 0) return null;
  return {
    provider: kept.provider.view,
    fetchedAt: kept.fetchedAt,
    expiresAt: kept.expiresAt,
    now: current,
    hours,
    days: listDays(location, steps, now),
  };
}

/**
 * Returns the start of the hour. In time zones whose offset is not a whole number of hours, this is not a full hour of
 * the local clock.
 */
function startOfHour(now: number): number {
  return Math.floor(now / hour) * hour;
}

function timelineOf(location: WeatherLocation, now: number): Timeline {
  const { timeZone } = location;
  const start = startOfHour(now);
  const end = start + shownHours * hour;
  let lastDay = '';
  return {
    start,
    hours: Array.from({ length: shownHours }, (_, index) => {
      const at = start + index * hour;
      const day = weekday(timeZone, at);
      const isNew = day !== lastDay;
      lastDay = day;
      return { label: clockTime(timeZone, at), day: isNew ? (index === 0 ? 'Today' : day) : '' };
    }),
    nights: nightsBetween(location, start, end),
    heights: Array.from(
      { length: shownHours + 1 },
      (_, index) => Math.round(sunPosition(location, start + index * hour).altitude * 10) / 10,
    ),
  };
}

/** Returns the data of a location's card. */
export function locationCard(
  location: WeatherLocation,
  now: number,
  kept: KeptForecast | null,
): LocationCard {
  const current = kept && nowOf(location, kept.forecast.steps, now);
  const condition = parseSymbol(current?.symbol ?? '')?.condition ?? null;
  const isDay = lightAt(location, now) === 'day';
  const { sunrise, sunset } = sunTimes(location, now);
  const next = isDay ? sunset : sunrise;
  const { altitude } = sunPosition(location, now);
  return {
    slug: location.slug,
    name: location.name,
    country: location.country,
    localTime: clockTime(location.timeZone, now),
    sky: skyLight(sunPosition(location, now), condition),
    isDay,
    now: current && { symbol: current.symbol, temperature: current.temperature },
    expiresAt: current ? kept.expiresAt : 0,
    sunLine: next
      ? isDay
        ? `Sunset ${next}`
        : `Sunrise ${next}`
      : altitude > 0
        ? 'The sun does not set'
        : 'The sun does not rise',
  };
}
