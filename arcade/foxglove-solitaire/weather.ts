import { phrase } from './texts.ts';

/** The effects of a day's weather. A sunny day has the base rules. */
export interface Rules {
  /** Number of cards that are turned from the stock at a time. */
  readonly draw: 1 | 3;
  /** Whether empty columns take any card instead of only kings. */
  readonly gapsTakeAny: boolean;
  /** Whether a card in a column may lie on any other flower, instead of only warm on cool and cool on warm. */
  readonly anyOtherFlower: boolean;
  /** Whether the aces start in their vases. */
  readonly acesOut: boolean;
  /** Number of passes through the stock. 0 means unlimited. */
  readonly passes: number;
}

export const WEATHERS = ['sun', 'wind', 'rainbow', 'dew', 'rain', 'dusk', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

interface Day {
  readonly title: string;
  readonly rule: string;
  readonly rules: Rules;
}

const BASE: Rules = { draw: 1, gapsTakeAny: false, anyOtherFlower: false, acesOut: false, passes: 0 };

export const DAYS: Readonly<Record<Weather, Day>> = {
  sun: { title: phrase('weather.sun'), rule: phrase('weather.sunRule'), rules: BASE },
  wind: {
    title: phrase('weather.wind'),
    rule: phrase('weather.windRule'),
    rules: { ...BASE, gapsTakeAny: true },
  },
  rainbow: {
    title: phrase('weather.rainbow'),
    rule: phrase('weather.rainbowRule'),
    rules: { ...BASE, anyOtherFlower: true },
  },
  dew: { title: phrase('weather.dew'), rule: phrase('weather.dewRule'), rules: { ...BASE, acesOut: true } },
  rain: { title: phrase('weather.rain'), rule: phrase('weather.rainRule'), rules: { ...BASE, draw: 3 } },
  dusk: { title: phrase('weather.dusk'), rule: phrase('weather.duskRule'), rules: { ...BASE, passes: 3 } },
  storm: {
    title: phrase('weather.storm'),
    rule: phrase('weather.stormRule'),
    rules: { ...BASE, draw: 3, gapsTakeAny: true },
  },
};
