import { ownValue } from '#app/lib/own-value.ts';
/** The time of day that a symbol is drawn for. */
export type SymbolLight = 'day' | 'night' | 'polartwilight';

/** Weather conditions, independent of the provider. */
export interface Condition {
  label: string;
  /** Clouds in front of the sun or moon: 0 none, 1 few, 2 some, 3 all. */
  cloud: 0 | 1 | 2 | 3;
  fall: 'none' | 'drizzle' | 'rain' | 'sleet' | 'snow' | 'freezing' | 'grains' | 'hail';
  /** 1 light, 2 moderate, 3 heavy. 0 without precipitation. */
  strength: 0 | 1 | 2 | 3;
  isThunder: boolean;
  fog: 'none' | 'fog' | 'rime';
}

const dry = { fall: 'none', strength: 0, isThunder: false, fog: 'none' } as const;

const skies: Record<string, Condition> = {
  clearsky: { ...dry, label: 'Clear sky', cloud: 0 },
  fair: { ...dry, label: 'Mostly clear', cloud: 1 },
  partlycloudy: { ...dry, label: 'Sun and clouds', cloud: 2 },
  cloudy: { ...dry, label: 'Cloudy', cloud: 3 },
  fog: { ...dry, label: 'Fog', cloud: 3, fog: 'fog' },
};

const falls = ['rain', 'sleet', 'snow'] as const;
const strengths = [
  ['light', 'Light ', 1],
  ['', '', 2],
  ['heavy', 'Heavy ', 3],
] as const;

/** MET Norway’s `symbol_code` without `_day`, `_night` and `_polartwilight`. */
export const metConditions: Readonly<Record<string, Condition>> = { ...skies, ...metFalls() };

function metFalls(): Record<string, Condition> {
  const found = new Map<string, Condition>();
  for (const fall of falls) {
    for (const [prefix, adjective, strength] of strengths) {
      for (const shower of ['', 'showers']) {
        for (const thunder of ['', 'andthunder']) {
          const words = `${adjective}${fall}${shower && ' showers'}${thunder && ' and thunder'}`;
          const condition: Condition = {
            label: words.charAt(0).toUpperCase() + words.slice(1).toLowerCase(),
            cloud: shower ? 2 : 3,
            fall,
            strength,
            isThunder: thunder !== '',
            fog: 'none',
          };
          found.set(`${prefix}${fall}${shower}${thunder}`, condition);
          // Two codes are misspelt in the service, and will stay so according to its documentation.
          if (prefix === 'light' && shower && thunder && fall !== 'rain') {
            found.set(`lights${fall}${shower}${thunder}`, condition);
          }
        }
      }
    }
  }
  return Object.fromEntries(found);
}

function wmo(label: string, cloud: Condition['cloud'], rest: Partial<Condition> = {}): Condition {
  return { ...dry, label, cloud, ...rest };
}

/** WMO weather codes (table 4677) that occur in forecasts. The keys are `wmo` and the number. */
export const wmoConditions: Readonly<Record<string, Condition>> = {
  wmo0: wmo('Clear sky', 0),
  wmo1: wmo('Mostly clear', 1),
  wmo2: wmo('Sun and clouds', 2),
  wmo3: wmo('Overcast', 3),
  wmo45: wmo('Fog', 3, { fog: 'fog' }),
  wmo48: wmo('Freezing fog', 3, { fog: 'rime' }),
  wmo51: wmo('Light drizzle', 3, { fall: 'drizzle', strength: 1 }),
  wmo53: wmo('Drizzle', 3, { fall: 'drizzle', strength: 2 }),
  wmo55: wmo('Heavy drizzle', 3, { fall: 'drizzle', strength: 3 }),
  wmo56: wmo('Light freezing drizzle', 3, { fall: 'freezing', strength: 1 }),
  wmo57: wmo('Freezing drizzle', 3, { fall: 'freezing', strength: 2 }),
  wmo61: wmo('Light rain', 3, { fall: 'rain', strength: 1 }),
  wmo63: wmo('Rain', 3, { fall: 'rain', strength: 2 }),
  wmo65: wmo('Heavy rain', 3, { fall: 'rain', strength: 3 }),
  wmo66: wmo('Light freezing rain', 3, { fall: 'freezing', strength: 2 }),
  wmo67: wmo('Heavy freezing rain', 3, { fall: 'freezing', strength: 3 }),
  wmo71: wmo('Light snow', 3, { fall: 'snow', strength: 1 }),
  wmo73: wmo('Snow', 3, { fall: 'snow', strength: 2 }),
  wmo75: wmo('Heavy snow', 3, { fall: 'snow', strength: 3 }),
  wmo77: wmo('Snow grains', 3, { fall: 'grains', strength: 1 }),
  wmo80: wmo('Light rain showers', 2, { fall: 'rain', strength: 1 }),
  wmo81: wmo('Rain showers', 2, { fall: 'rain', strength: 2 }),
  wmo82: wmo('Very heavy rain showers', 2, { fall: 'rain', strength: 3 }),
  wmo85: wmo('Light snow showers', 2, { fall: 'snow', strength: 1 }),
  wmo86: wmo('Heavy snow showers', 2, { fall: 'snow', strength: 3 }),
  wmo95: wmo('Thunderstorm', 3, { fall: 'rain', strength: 2, isThunder: true }),
  wmo96: wmo('Thunderstorm with light hail', 3, { fall: 'hail', strength: 1, isThunder: true }),
  wmo99: wmo('Thunderstorm with heavy hail', 3, { fall: 'hail', strength: 3, isThunder: true }),
};

const lights: readonly string[] = ['day', 'night', 'polartwilight'] satisfies SymbolLight[];

/** Reads `lightrain`, `clearsky_night` or `wmo61_day`. Returns `null` for an unknown symbol. */
export function parseSymbol(symbol: string): { condition: Condition; light: SymbolLight } | null {
  const [base = '', suffix = 'day'] = symbol.split('_');
  const table = base.startsWith('wmo') ? wmoConditions : metConditions;
  const condition = ownValue(table, base);
  if (!condition || !lights.includes(suffix)) return null;
  return { condition, light: suffix as SymbolLight };
}

/** Describes a symbol in words. At night there is no sun between the clouds. */
export function symbolLabel(symbol: string): string {
  const parsed = parseSymbol(symbol);
  if (!parsed) return '';
  const { condition, light } = parsed;
  return light === 'night' && condition.label === 'Sun and clouds' ? 'Partly cloudy' : condition.label;
}
