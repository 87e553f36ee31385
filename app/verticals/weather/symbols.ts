import { ownValue } from '#app/lib/own-value.ts';

/** The time of day that a symbol is drawn for. */
export type SymbolLight = 'day' | 'night' | 'polartwilight';

/** Weather conditions, independent of the provider. */
export interface Condition {
  /** Clouds in front of the sun or moon: 0 none, 1 few, 2 some, 3 overcast. */
  cloud: 0 | 1 | 2 | 3;
  fall: 'none' | 'drizzle' | 'rain' | 'sleet' | 'snow' | 'freezing' | 'grains' | 'hail';
  /** 1 light, 2 moderate, 3 heavy. 0 without precipitation. */
  strength: 0 | 1 | 2 | 3;
  isThunder: boolean;
  fog: 'none' | 'fog' | 'rime';
}

const dry = { fall: 'none', strength: 0, isThunder: false, fog: 'none' } as const;

const skies: Record<string, Condition> = {
  clearsky: { ...dry, cloud: 0 },
  fair: { ...dry, cloud: 1 },
  partlycloudy: { ...dry, cloud: 2 },
  cloudy: { ...dry, cloud: 3 },
  fog: { ...dry, cloud: 3, fog: 'fog' },
};

const falls = ['rain', 'sleet', 'snow'] as const;
const strengths = [
  ['light', 1],
  ['', 2],
  ['heavy', 3],
] as const;

/** MET Norway’s `symbol_code` without `_day`, `_night` and `_polartwilight`. */
export const metConditions: Readonly<Record<string, Condition>> = { ...skies, ...metFalls() };

function metFalls(): Record<string, Condition> {
  const found = new Map<string, Condition>();
  for (const fall of falls) {
    for (const [prefix, strength] of strengths) {
      for (const shower of ['', 'showers']) {
        for (const thunder of ['', 'andthunder']) {
          const condition: Condition = {
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

function wmo(cloud: Condition['cloud'], rest: Partial<Condition> = {}): Condition {
  return { ...dry, cloud, ...rest };
}

/** WMO weather codes (table 4677) that occur in forecasts. The keys are `wmo` and the number. */
export const wmoConditions: Readonly<Record<string, Condition>> = {
  wmo0: wmo(0),
  wmo1: wmo(1),
  wmo2: wmo(2),
  wmo3: wmo(3),
  wmo45: wmo(3, { fog: 'fog' }),
  wmo48: wmo(3, { fog: 'rime' }),
  wmo51: wmo(3, { fall: 'drizzle', strength: 1 }),
  wmo53: wmo(3, { fall: 'drizzle', strength: 2 }),
  wmo55: wmo(3, { fall: 'drizzle', strength: 3 }),
  wmo56: wmo(3, { fall: 'freezing', strength: 1 }),
  wmo57: wmo(3, { fall: 'freezing', strength: 2 }),
  wmo61: wmo(3, { fall: 'rain', strength: 1 }),
  wmo63: wmo(3, { fall: 'rain', strength: 2 }),
  wmo65: wmo(3, { fall: 'rain', strength: 3 }),
  wmo66: wmo(3, { fall: 'freezing', strength: 2 }),
  wmo67: wmo(3, { fall: 'freezing', strength: 3 }),
  wmo71: wmo(3, { fall: 'snow', strength: 1 }),
  wmo73: wmo(3, { fall: 'snow', strength: 2 }),
  wmo75: wmo(3, { fall: 'snow', strength: 3 }),
  wmo77: wmo(3, { fall: 'grains', strength: 1 }),
  wmo80: wmo(2, { fall: 'rain', strength: 1 }),
  wmo81: wmo(2, { fall: 'rain', strength: 2 }),
  wmo82: wmo(2, { fall: 'rain', strength: 3 }),
  wmo85: wmo(2, { fall: 'snow', strength: 1 }),
  wmo86: wmo(2, { fall: 'snow', strength: 3 }),
  wmo95: wmo(3, { fall: 'rain', strength: 2, isThunder: true }),
  wmo96: wmo(3, { fall: 'hail', strength: 1, isThunder: true }),
  wmo99: wmo(3, { fall: 'hail', strength: 3, isThunder: true }),
};

const lights: readonly string[] = ['day', 'night', 'polartwilight'] satisfies SymbolLight[];

/**
 * Parses a symbol such as `lightrain`, `clearsky_night` or `wmo61_day`. The light is `day` if the symbol has no suffix.
 * Returns `null` for an unknown symbol.
 */
export function parseSymbol(symbol: string): { condition: Condition; light: SymbolLight } | null {
  const [base = '', suffix = 'day'] = symbol.split('_');
  const table = base.startsWith('wmo') ? wmoConditions : metConditions;
  const condition = ownValue(table, base);
  if (!condition || !lights.includes(suffix)) return null;
  return { condition, light: suffix as SymbolLight };
}
