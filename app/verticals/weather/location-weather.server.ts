import type { Localisation } from '#app/pages/localisation.ts';
import type { KeptForecast } from './forecasts.server.ts';
import { describeNow, listDays, listHours, nowOf } from './forecast-view.server.ts';
import { areaOf, type WeatherLocation } from './locations/locations.server.ts';
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
/** Number of days whose daylight is shown if there is no forecast. */
const shownDays = 10;

/**
 * Returns everything that a location's page shows of its weather at a moment: computed values, and the forecast if
 * there is one.
 */
export function locationWeather(
  location: WeatherLocation,
  now: number,
  kept: KeptForecast | null,
  localisation: Localisation,
): LocationWeather {
  const forecast = kept && forecastView(location, now, kept, localisation);
  const condition = parseSymbol(forecast?.now.symbol ?? '')?.condition ?? null;
  const { formats } = localisation;
  return {
    slug: location.slug,
    renderedAt: now,
    localTime: clockTime(formats, location.timeZone, now),
    localDay: dayName(formats, location.timeZone, now),
    sky: skyLight(sunPosition(location, now), condition),
    timeline: timelineOf(location, now, localisation),
    sun: sunOfDay(location, now, localisation),
    moon: moonOfDay(location, now, localisation),
    forecast,
    daylight: forecast ? [] : daylightOfDays(location, now, shownDays, localisation),
  };
}

/** Returns the forecast from a moment on, or `null` if it does not cover that moment. */
function forecastView(
  location: WeatherLocation,
  now: number,
  kept: KeptForecast,
  localisation: Localisation,
): ForecastView | null {
  const { steps } = kept.forecast;
  const hours = listHours(location, steps, { start: startOfHour(now), most: shownHours }, localisation);
  const current = describeNow(location, steps, now, localisation);
  if (!current || hours.length === 0) return null;
  return {
    provider: kept.provider.view,
    fetchedAt: kept.fetchedAt,
    expiresAt: kept.expiresAt,
    now: current,
    hours,
    days: listDays(location, steps, now, localisation),
  };
}

/**
 * Returns the start of the UTC hour that contains a moment. In time zones whose offset is not a whole number of hours,
 * this is not a full hour of the local clock.
 */
function startOfHour(now: number): number {
  return Math.floor(now / hour) * hour;
}

function timelineOf(location: WeatherLocation, now: number, { formats, messages }: Localisation): Timeline {
  const t = messages('weather');
  const { timeZone } = location;
  const start = startOfHour(now);
  const end = start + shownHours * hour;
  let lastDay = '';
  return {
    start,
    hours: Array.from({ length: shownHours }, (_, index) => {
      const at = start + index * hour;
      const day = weekday(formats, timeZone, at);
      const isNew = day !== lastDay;
      lastDay = day;
      return {
        label: clockTime(formats, timeZone, at),
        day: isNew ? (index === 0 ? t('day.today') : day) : '',
      };
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
  localisation: Localisation,
): LocationCard {
  const current = kept && nowOf(location, kept.forecast.steps, now);
  const condition = parseSymbol(current?.symbol ?? '')?.condition ?? null;
  const isDay = lightAt(location, now) === 'day';
  return {
    slug: location.slug,
    name: location.name,
    area: areaOf(localisation.language, location),
    localTime: clockTime(localisation.formats, location.timeZone, now),
    sky: skyLight(sunPosition(location, now), condition),
    isDay,
    now: current && { symbol: current.symbol, temperature: current.temperature },
    expiresAt: current ? kept.expiresAt : 0,
    sunLine: sunLine(location, now, isDay, localisation),
  };
}

/**
 * Describes when the sun sets on this local day or, at night, when it rises. If the day has no such event, says that
 * the sun does not set or does not rise.
 */
function sunLine(location: WeatherLocation, now: number, isDay: boolean, localisation: Localisation): string {
  const t = localisation.messages('weather');
  const { sunrise, sunset } = sunTimes(location, now, localisation);
  if (isDay && sunset !== null) return t('card.sunset', { time: sunset });
  if (!isDay && sunrise !== null) return t('card.sunrise', { time: sunrise });
  return sunPosition(location, now).altitude > 0 ? t('card.noSunset') : t('card.noSunrise');
}
