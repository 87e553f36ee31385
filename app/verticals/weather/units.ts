import type { Formats } from '#app/messages/formats.ts';
import type { Messages } from '#app/messages/use-messages.ts';

/** Systems of units that a visitor may choose. */
export type UnitSystem = 'metric' | 'imperial' | 'british';

/** The units that a page shows before the visitor chooses. */
export interface UnitDefault {
  system: UnitSystem;
  /** Whether the region of the browser takes precedence. */
  isByRegion: boolean;
}

export const unitSystems: readonly UnitSystem[] = ['metric', 'imperial', 'british'];

const imperialCountries = new Set('US PR GU VI AS MP UM LR PW FM MH BS BZ KY'.split(' '));
const britishCountries = new Set('GB IM JE GG'.split(' '));

/** Returns the units that a country uses. */
export function unitsOfCountry(code: string): UnitSystem {
  if (imperialCountries.has(code)) return 'imperial';
  return britishCountries.has(code) ? 'british' : 'metric';
}

/** Returns the units of a browser’s region, or `null` if no language names a region. */
export function unitsOfLanguages(languages: readonly string[]): UnitSystem | null {
  for (const language of languages) {
    const region = /-([A-Z]{2})(?:-|$)/.exec(language)?.[1];
    if (region) return unitsOfCountry(region);
  }
  return null;
}

/** Compass points, clockwise from north. */
const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Returns the direction that a wind comes from, as one of eight compass points. */
export function compassPoint(from: number): (typeof compass)[number] {
  return compass[Math.round((((from % 360) + 360) % 360) / 45) % 8] ?? 'N';
}

/** Returns WHO’s category for a UV index. */
export function uvCategory(index: number): 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme' {
  const value = Math.round(index);
  if (value < 3) return 'low';
  if (value < 6) return 'moderate';
  if (value < 8) return 'high';
  return value < 11 ? 'veryHigh' : 'extreme';
}

/** Formats a temperature, such as "13°". */
export function degrees({ number }: Pick<Formats, 'number'>, celsius: number, units: UnitSystem): string {
  return angle({ number }, units === 'imperial' ? celsius * 1.8 + 32 : celsius);
}

/** Formats whole degrees. A negative number has a minus sign instead of a hyphen. */
export function angle({ number }: Pick<Formats, 'number'>, value: number): string {
  const rounded = Math.round(value);
  // The degree sign is added here, because `Intl` writes a word instead in some languages, and large figures have no
  // room for it.
  return `${number(rounded === 0 ? 0 : rounded).replace('-', '−')}°`;
}

/** Formats a speed, such as "14 km/h". */
export function speed(
  { number }: Pick<Formats, 'number'>,
  kilometresPerHour: number,
  units: UnitSystem,
): string {
  return units === 'metric'
    ? number(Math.round(kilometresPerHour), { style: 'unit', unit: 'kilometer-per-hour' })
    : number(Math.round(kilometresPerHour / 1.609344), { style: 'unit', unit: 'mile-per-hour' });
}

/** Formats an amount of rain, such as "1.4 mm". */
export function rainfall(
  { number }: Pick<Formats, 'number'>,
  millimetres: number,
  units: UnitSystem,
): string {
  if (units === 'imperial')
    return number(millimetres / 25.4, { style: 'unit', unit: 'inch', ...decimals(2) });
  return number(millimetres, { style: 'unit', unit: 'millimeter', ...decimals(millimetres < 10 ? 1 : 0) });
}

/** Formats a percentage from 0 to 100, such as "40%". */
export function percent({ number }: Pick<Formats, 'number'>, value: number): string {
  return number(Math.round(value) / 100, { style: 'percent' });
}

/** Formats a pressure, such as "1019 hPa". */
export function pressure(
  { number }: Pick<Formats, 'number'>,
  t: Messages<'weather'>,
  hectopascals: number,
  units: UnitSystem,
): string {
  return units === 'imperial'
    ? t('units.inchesOfMercury', { value: number(hectopascals * 0.029_529_98, decimals(2)) })
    : t('units.hectopascals', { value: number(Math.round(hectopascals), { useGrouping: false }) });
}

/** Formats a duration, such as "9 h 55 min". */
export function duration(t: Messages<'weather'>, minutes: number): string {
  return t('units.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Describes the height of the sun above or below the horizon, such as "15° high". */
export function sunHeight(
  { number }: Pick<Formats, 'number'>,
  t: Messages<'weather'>,
  altitude: number,
): string {
  const height = angle({ number }, Math.abs(altitude));
  return altitude >= 0 ? t('sky.sunAbove', { degrees: height }) : t('sky.sunBelow', { degrees: height });
}

function decimals(count: number) {
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}
