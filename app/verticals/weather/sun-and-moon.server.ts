import {
  Body,
  Equator,
  Horizon,
  MoonPhase,
  Observer,
  SearchAltitude,
  SearchMoonQuarter,
  SearchRiseSet,
} from 'astronomy-engine';
import type { MessageScopes } from '#app/messages/scopes.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import type { WeatherLocation } from './locations/locations.server.ts';
import type { DaylightView, MoonView, SunView } from './weather-data.ts';
import { clockTime, shortDay, startOfDay, weekday } from './zone-time.ts';

type Position = Pick<WeatherLocation, 'latitude' | 'longitude'>;

const hour = 3_600_000;
/** Height of the sun’s centre at sunrise and sunset in degrees. It accounts for refraction and half the disc. */
const horizonHeight = -0.833;
/** Number of intervals of the day’s curve, one for each half hour. */
const curvePoints = 48;

function observerAt({ latitude, longitude }: Position): Observer {
  return new Observer(latitude, longitude, 0);
}

/** Returns the height of the sun’s centre above the horizon and its direction, in degrees. */
export function sunPosition(location: Position, moment: number): { altitude: number; azimuth: number } {
  const observer = observerAt(location);
  const date = new Date(moment);
  const { ra, dec } = Equator(Body.Sun, date, observer, true, true);
  return Horizon(date, observer, ra, dec);
}

/**
 * Returns whether it is day, night or polar twilight. Polar twilight is the twilight near the poles on a day without
 * sunrise.
 */
export function lightAt(location: Position, moment: number): 'day' | 'night' | 'polartwilight' {
  const { altitude } = sunPosition(location, moment);
  if (altitude >= horizonHeight) return 'day';
  return Math.abs(location.latitude) > 66 && altitude > -6 && noonHeight(location, moment) < horizonHeight
    ? 'polartwilight'
    : 'night';
}

/** Returns the greatest height of the sun within half a day before and after a moment. */
function noonHeight({ latitude }: Position, moment: number): number {
  const { dec } = Equator(Body.Sun, new Date(moment), observerAt({ latitude, longitude: 0 }), true, true);
  return 90 - Math.abs(latitude - dec);
}

/** Returns the periods of night between two moments, as shares of the time between the moments. */
export function nightsBetween(location: Position, start: number, end: number): [from: number, to: number][] {
  const nights: [number, number][] = [];
  let from = sunPosition(location, start).altitude < horizonHeight ? start : null;
  let at = start;
  while (at < end) {
    const next = riseOrSet(Body.Sun, location, from === null ? -1 : 1, at, (end - at) / (24 * hour));
    if (next === null) break;
    if (from === null) from = next;
    else {
      nights.push([share(from), share(next)]);
      from = null;
    }
    at = next + 1_000;
  }
  if (from !== null) nights.push([share(from), 1]);
  return nights;

  function share(moment: number): number {
    return (moment - start) / (end - start);
  }
}

function riseOrSet(body: Body, location: Position, direction: 1 | -1, from: number, days: number) {
  const found = SearchRiseSet(body, observerAt(location), direction, new Date(from), days);
  return found ? found.date.getTime() : null;
}

/**
 * Returns sunrise and sunset on the local day of a moment, as clock times. `null` for an event that does not happen
 * that day.
 */
export function sunTimes(
  location: WeatherLocation,
  moment: number,
  { formats }: Pick<Localisation, 'formats'>,
): Pick<SunView, 'sunrise' | 'sunset'> {
  const { timeZone } = location;
  const start = startOfDay(timeZone, moment);
  const days = (startOfDay(timeZone, moment, 1) - start) / (24 * hour);
  const shown = (time: number | null) => (time === null ? null : clockTime(formats, timeZone, time));
  return {
    sunrise: shown(riseOrSet(Body.Sun, location, 1, start, days)),
    sunset: shown(riseOrSet(Body.Sun, location, -1, start, days)),
  };
}

/** Returns the course of the sun on the local day of a moment. */
export function sunOfDay(
  location: WeatherLocation,
  moment: number,
  localisation: Pick<Localisation, 'formats'>,
): SunView {
  const { timeZone } = location;
  const start = startOfDay(timeZone, moment);
  const end = startOfDay(timeZone, moment, 1);
  const days = (end - start) / (24 * hour);
  const observer = observerAt(location);
  const dawn = SearchAltitude(Body.Sun, observer, 1, new Date(start), days, -6);
  const dusk = SearchAltitude(Body.Sun, observer, -1, new Date(start), days, -6);
  const shown = (time: number | undefined) =>
    time === undefined ? null : clockTime(localisation.formats, timeZone, time);
  const daylight =
    (1 - nightsBetween(location, start, end).reduce((sum, [from, to]) => sum + to - from, 0)) * (end - start);
  return {
    ...sunTimes(location, moment, localisation),
    dawn: shown(dawn?.date.getTime()),
    dusk: shown(dusk?.date.getTime()),
    daylightMinutes: Math.round(daylight / 60_000),
    altitude: Math.round(sunPosition(location, moment).altitude * 10) / 10,
    share: (moment - start) / (end - start),
    heights: Array.from({ length: curvePoints + 1 }, (_, index) => {
      const at = start + ((end - start) * index) / curvePoints;
      return Math.round(sunPosition(location, at).altitude * 10) / 10;
    }),
  };
}

/** Returns the daylight of `count` local days. The first is the day of a moment. */
export function daylightOfDays(
  location: WeatherLocation,
  moment: number,
  count: number,
  localisation: Pick<Localisation, 'formats' | 'messages'>,
): DaylightView[] {
  const { timeZone } = location;
  const { formats } = localisation;
  const t = localisation.messages('weather');
  return Array.from({ length: count }, (_, index) => {
    const start = startOfDay(timeZone, moment, index);
    const end = startOfDay(timeZone, moment, index + 1);
    const light = lightBetween(location, start, end);
    const share = light.reduce((sum, [from, to]) => sum + to - from, 0);
    return {
      name: index === 0 ? t('day.today') : weekday(formats, timeZone, start),
      date: shortDay(formats, timeZone, start),
      ...sunTimes(location, start, localisation),
      minutes: Math.round((share * (end - start)) / 60_000),
      light,
    };
  });
}

/** Returns the periods of daylight between two moments, as shares of the time between the moments. */
function lightBetween(location: WeatherLocation, start: number, end: number): [from: number, to: number][] {
  const edges = [0, ...nightsBetween(location, start, end).flat(), 1];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    return index % 2 === 0 && to !== undefined && to > from ? [[from, to] as [number, number]] : [];
  });
}

type MoonKey = Extract<keyof MessageScopes['weather'], `moon.${string}`>;

/** The messages of the eight phases. */
const phaseKeys = [
  'moon.newMoon',
  'moon.waxingCrescent',
  'moon.firstQuarter',
  'moon.waxingGibbous',
  'moon.fullMoon',
  'moon.waningGibbous',
  'moon.lastQuarter',
  'moon.waningCrescent',
] as const satisfies readonly MoonKey[];

/** The messages that name the next principal phase and its date. */
const nextKeys = [
  'moon.nextNewMoon',
  'moon.nextFirstQuarter',
  'moon.nextFullMoon',
  'moon.nextLastQuarter',
] as const satisfies readonly MoonKey[];

/**
 * Returns the message of a phase angle (0 new, 180 full). The four principal phases last about a day each.
 */
export function phaseKey(phase: number): (typeof phaseKeys)[number] {
  const quarter = Math.round(phase / 90);
  const isPrincipal = Math.abs(phase - quarter * 90) <= 6.5;
  const index = isPrincipal ? (quarter * 2) % 8 : Math.floor(phase / 90) * 2 + 1;
  return phaseKeys[index] ?? 'moon.newMoon';
}

/** Returns the moon at a moment, and its rise and set on the local day. */
export function moonOfDay(
  location: WeatherLocation,
  moment: number,
  { formats, messages }: Pick<Localisation, 'formats' | 'messages'>,
): MoonView {
  const { timeZone } = location;
  const t = messages('weather');
  const start = startOfDay(timeZone, moment);
  const days = (startOfDay(timeZone, moment, 1) - start) / (24 * hour);
  const phase = MoonPhase(new Date(moment));
  const rise = riseOrSet(Body.Moon, location, 1, start, days);
  const set = riseOrSet(Body.Moon, location, -1, start, days);
  const next = SearchMoonQuarter(new Date(moment));
  const day = shortDay(formats, timeZone, next.time.date.getTime());
  return {
    phase,
    name: t(phaseKey(phase)),
    litPercent: Math.round(((1 - Math.cos((phase * Math.PI) / 180)) / 2) * 100),
    isSouthern: location.latitude < 0,
    moonrise: rise === null ? null : clockTime(formats, timeZone, rise),
    moonset: set === null ? null : clockTime(formats, timeZone, set),
    next: t(nextKeys[next.quarter] ?? 'moon.nextNewMoon', { day }),
  };
}
