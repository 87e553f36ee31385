import type { MessageScopes } from '#app/messages/scopes.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { conditionLabel } from './condition-label.server.ts';
import type { WeatherLocation } from './locations/locations.server.ts';
import type { ForecastStep } from './providers/provider.server.ts';
import { lightAt } from './sun-and-moon.server.ts';
import { parseSymbol, type Condition } from './symbols.ts';
import type { DayView, HourView, NowView } from './weather-data.ts';
import { clockTime, shortDay, startOfDay, weekday } from './zone-time.ts';

const hour = 3_600_000;
const dayCount = 10;
/** Minimum number of hours of a day that a forecast has to cover for the day to be shown. Today is always shown. */
const minCover = 12;
/** Minimum mm per hour that count as precipitation. */
const wet = 0.1;

/** Returns the step that covers a moment. */
function stepAt(steps: readonly ForecastStep[], moment: number): ForecastStep | null {
  return steps.find(({ time, hours }) => time <= moment && moment < time + hours * hour) ?? null;
}

/**
 * Returns a symbol with the suffix for its light: the provider's suffix, otherwise that of the light at the location
 * and moment.
 */
function withLight(location: WeatherLocation, symbol: string, moment: number): string {
  return symbol === '' || symbol.includes('_') ? symbol : `${symbol}_${lightAt(location, moment)}`;
}

/**
 * Returns the temperature at a moment, interpolated linearly between a step and the next one. If there is a gap between
 * them, returns the temperature of the step.
 */
function temperatureAt(step: ForecastStep, next: ForecastStep | undefined, moment: number): number {
  const length = step.hours * hour;
  if (next?.time !== step.time + length) return step.temperature;
  return step.temperature + ((next.temperature - step.temperature) * (moment - step.time)) / length;
}

/**
 * Lists at most `most` hours from a moment on. The list ends where the forecast ends or has a gap. The precipitation of
 * a longer step is divided evenly among its hours.
 */
export function listHours(
  location: WeatherLocation,
  steps: readonly ForecastStep[],
  { start, most }: { start: number; most: number },
  localisation: Pick<Localisation, 'messages'>,
): HourView[] {
  const hours: HourView[] = [];
  for (let at = start; hours.length < most; at += hour) {
    const index = steps.findIndex(({ time, hours: length }) => time <= at && at < time + length * hour);
    const step = steps[index];
    if (!step) break;
    const next = steps[index + 1];
    const isLong = step.hours > 1;
    const symbol = withLight(location, isLong ? (step.symbol.split('_')[0] ?? '') : step.symbol, at);
    hours.push({
      symbol,
      condition: conditionLabel(symbol, localisation),
      temperature: temperatureAt(step, next, at),
      precipitation: (step.precipitation ?? 0) / Math.max(1, step.hours),
      probability: step.probability,
      wind: step.wind,
      windFrom: step.windFrom,
    });
  }
  return hours;
}

/** The weather at a moment, without its descriptions. */
export type NowFigures = Omit<NowView, 'condition' | 'outlook'>;

/** Returns the weather at a moment, or `null` if the forecast does not cover it. */
export function nowOf(
  location: WeatherLocation,
  steps: readonly ForecastStep[],
  now: number,
): NowFigures | null {
  const step = stepAt(steps, now);
  if (!step) return null;
  const next = steps[steps.indexOf(step) + 1];
  const temperature = temperatureAt(step, next, now);
  return {
    symbol: withLight(location, step.symbol, now),
    temperature,
    feelsLike: step.feelsLike ?? feelsLike(temperature, step.wind, step.humidity),
    wind: step.wind,
    windFrom: step.windFrom,
    gust: step.gust,
    humidity: step.humidity,
    pressure: step.pressure,
    uv: lightAt(location, now) === 'day' ? step.uv : step.uv === null ? null : 0,
  };
}

/** Returns the weather at a moment with its descriptions, or `null` if the forecast does not cover it. */
export function describeNow(
  location: WeatherLocation,
  steps: readonly ForecastStep[],
  now: number,
  localisation: Pick<Localisation, 'formats' | 'messages'>,
): NowView | null {
  const figures = nowOf(location, steps, now);
  return (
    figures && {
      ...figures,
      condition: conditionLabel(figures.symbol, localisation),
      outlook: outlook(location, steps, now, localisation),
    }
  );
}

type OutlookKey = Extract<keyof MessageScopes['weather'], `outlook.${string}From`>;

const fallKeys: Readonly<Record<Condition['fall'], OutlookKey>> = {
  none: 'outlook.rainFrom',
  drizzle: 'outlook.drizzleFrom',
  rain: 'outlook.rainFrom',
  sleet: 'outlook.sleetFrom',
  snow: 'outlook.snowFrom',
  freezing: 'outlook.freezingRainFrom',
  grains: 'outlook.snowGrainsFrom',
  hail: 'outlook.hailFrom',
};

/**
 * Describes in a sentence when precipitation starts or stops within the next 24 hours, or that it stays wet or dry.
 * Returns "" if the forecast does not tell.
 */
function outlook(
  { timeZone }: WeatherLocation,
  steps: readonly ForecastStep[],
  now: number,
  { formats, messages }: Pick<Localisation, 'formats' | 'messages'>,
): string {
  const t = messages('weather');
  const isWet = ({ precipitation, hours }: ForecastStep) => (precipitation ?? 0) / Math.max(1, hours) >= wet;
  const endOf = (step: ForecastStep) => step.time + step.hours * hour;
  const tomorrow = now + 24 * hour;
  const coming = steps.filter((step) => endOf(step) > now && step.time < tomorrow && step.hours > 0);
  const [current, ...later] = coming;
  if (!current) return '';
  const isWholeDay = coming.some((step) => endOf(step) >= tomorrow);
  if (isWet(current)) {
    const end = later.find((step) => !isWet(step));
    if (end) return t('outlook.dryFrom', { time: clockTime(formats, timeZone, end.time) });
    return isWholeDay ? t('outlook.wet') : '';
  }
  // The symbol shows precipitation, but its amount is too small to count, so neither a dry nor a wet outlook would be
  // right.
  if (parseSymbol(current.symbol)?.condition.strength) return '';
  const begin = later.find(isWet);
  if (!begin) return isWholeDay ? t('outlook.dry') : '';
  const fall = parseSymbol(begin.symbol)?.condition.fall ?? 'none';
  return t(fallKeys[fall], { time: clockTime(formats, timeZone, begin.time) });
}

/**
 * Returns the apparent temperature in °C, for providers that do not report it: the wind chill (Environment Canada) in
 * cold wind, the heat index (US National Weather Service) in humid heat, otherwise the temperature itself.
 */
export function feelsLike(temperature: number, wind: number | null, humidity: number | null): number {
  if (temperature <= 10 && wind !== null && wind > 4.8) {
    const factor = wind ** 0.16;
    return 13.12 + 0.6215 * temperature - 11.37 * factor + 0.3965 * temperature * factor;
  }
  if (temperature >= 27 && humidity !== null && humidity >= 40) {
    const t = temperature * 1.8 + 32;
    const h = humidity;
    const index =
      -42.379 +
      2.04901523 * t +
      10.14333127 * h -
      0.22475541 * t * h -
      0.00683783 * t * t -
      0.05481717 * h * h +
      0.00122874 * t * t * h +
      0.00085282 * t * h * h -
      0.00000199 * t * t * h * h;
    return Math.max(temperature, (index - 32) / 1.8);
  }
  return temperature;
}

/**
 * Lists the rest of today and the following days, in local time. Omits days for which the forecast covers too few hours
 * (see `minCover`).
 */
export function listDays(
  location: WeatherLocation,
  steps: readonly ForecastStep[],
  now: number,
  localisation: Pick<Localisation, 'formats' | 'messages'>,
): DayView[] {
  const { timeZone } = location;
  const { formats } = localisation;
  const t = localisation.messages('weather');
  const days: DayView[] = [];
  for (let index = 0; index < dayCount; index += 1) {
    const start = Math.max(index === 0 ? now : 0, startOfDay(timeZone, now, index));
    const end = startOfDay(timeZone, now, index + 1);
    const parts = steps.flatMap((step) => {
      const from = Math.max(start, step.time);
      const to = Math.min(end, step.time + step.hours * hour);
      return to > from ? [{ step, from, hours: (to - from) / hour }] : [];
    });
    const cover = parts.reduce((sum, { hours }) => sum + hours, 0);
    if (parts.length === 0 || (index > 0 && cover < minCover)) continue;
    const temperatures = parts.flatMap(({ step }) =>
      [step.temperature, step.min, step.max].filter((value) => value !== null),
    );
    const known = (pick: (step: ForecastStep) => number | null) =>
      parts.map(({ step }) => pick(step)).filter((value) => value !== null);
    const symbol = symbolOfDay(location, parts);
    days.push({
      name: index === 0 ? t('day.today') : weekday(formats, timeZone, start),
      date: shortDay(formats, timeZone, start),
      symbol,
      condition: conditionLabel(symbol, localisation),
      min: Math.min(...temperatures),
      max: Math.max(...temperatures),
      precipitation: parts.reduce(
        (sum, { step, hours }) => sum + ((step.precipitation ?? 0) * hours) / Math.max(1, step.hours),
        0,
      ),
      probability: known(({ probability }) => probability).reduce<number | null>(largest, null),
      wind: known(({ wind }) => wind).reduce<number | null>(largest, null),
    });
  }
  return days;
}

function largest(a: number | null, b: number): number {
  return a === null ? b : Math.max(a, b);
}

interface DayPart {
  step: ForecastStep;
  from: number;
  hours: number;
}

/**
 * Returns the most frequent symbol of the hours of daylight, or of all hours if none of them is light. If precipitation
 * lasts at least three of these hours, or a quarter of them and at least one, only symbols with precipitation count.
 */
function symbolOfDay(location: WeatherLocation, parts: readonly DayPart[]): string {
  const byDay = parts.filter(({ from, step }) => lightAt(location, from + (step.hours * hour) / 2) === 'day');
  const counted = byDay.length > 0 ? byDay : parts;
  const total = counted.reduce((sum, { hours }) => sum + hours, 0);
  const hoursOf = new Map<string, number>();
  for (const { step, hours } of counted) {
    const [base = ''] = step.symbol.split('_');
    if (base !== '') hoursOf.set(base, (hoursOf.get(base) ?? 0) + hours);
  }
  const entries = [...hoursOf].toSorted((a, b) => b[1] - a[1]);
  const falling = entries.filter(([base]) => parseSymbol(base)?.condition.strength);
  const wetHours = falling.reduce((sum, [, hours]) => sum + hours, 0);
  const isWet = wetHours >= Math.min(3, Math.max(1, total / 4));
  const [base] = (isWet ? falling : entries)[0] ?? [''];
  return base === '' ? '' : `${base}_day`;
}
