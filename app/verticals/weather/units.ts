/** Systems of units that a visitor may choose. */
export type UnitSystem = 'metric' | 'imperial' | 'british';

/** The units that a page shows before the visitor chooses. */
export interface UnitDefault {
  system: UnitSystem;
  /** Whether the region of the browser takes precedence. */
  isByRegion: boolean;
}

export const unitSystems: readonly { id: UnitSystem; name: string }[] = [
  { id: 'metric', name: '°C, km/h' },
  { id: 'imperial', name: '°F, mph' },
  { id: 'british', name: '°C, mph' },
];

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

/** Formats a temperature, such as "13°". */
export function degrees(celsius: number, units: UnitSystem): string {
  const value = Math.round(units === 'imperial' ? celsius * 1.8 + 32 : celsius);
  return `${value === 0 ? 0 : value}°`.replace('-', '−');
}

/** Formats a speed, such as "14 km/h". */
export function speed(kilometresPerHour: number, units: UnitSystem): string {
  return units === 'metric'
    ? `${Math.round(kilometresPerHour)} km/h`
    : `${Math.round(kilometresPerHour / 1.609344)} mph`;
}

/** Formats a pressure, such as "1019 hPa". */
export function pressure(hectopascals: number, units: UnitSystem): string {
  return units === 'imperial'
    ? `${(hectopascals * 0.029_529_98).toFixed(2)} inHg`
    : `${Math.round(hectopascals)} hPa`;
}

/** Formats an amount of rain, such as "1.4 mm". */
export function rainfall(millimetres: number, units: UnitSystem): string {
  if (units === 'imperial') return `${(millimetres / 25.4).toFixed(2)} in`;
  return `${millimetres < 10 ? millimetres.toFixed(1) : Math.round(millimetres)} mm`;
}

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Returns the direction that a wind comes from, as one of eight compass points. */
export function compassPoint(from: number): string {
  return compass[Math.round((((from % 360) + 360) % 360) / 45) % 8] ?? '';
}

/** Returns WHO’s category for a UV index. */
export function uvWord(index: number): string {
  const value = Math.round(index);
  if (value < 3) return 'low';
  if (value < 6) return 'moderate';
  if (value < 8) return 'high';
  return value < 11 ? 'very high' : 'extreme';
}

/** Formats a duration, such as "9 h 55 min". */
export function duration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Describes the height of the sun above or below the horizon, such as "15° high". */
export function sunHeight(altitude: number): string {
  const height = Math.round(Math.abs(altitude));
  return altitude >= 0 ? `${height}° high` : `${height}° below`;
}
