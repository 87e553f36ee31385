/** The effects of a day's weather. A sunny day has the base rules. */
export interface Rules {
  /** Number of cards that are turned from the stock at a time. */
  readonly draw: 1 | 3;
  /** Empty columns take any card instead of kings. */
  readonly gapsTakeAny: boolean;
  /** In columns, a card may lie on any other flower, instead of warm on cool and cool on warm. */
  readonly anyOtherFlower: boolean;
  /** The aces start in their vases. */
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
  sun: { title: 'Sunshine', rule: 'Warm on cool, cool on warm', rules: BASE },
  wind: { title: 'Wind', rule: 'Empty columns take any card', rules: { ...BASE, gapsTakeAny: true } },
  rainbow: {
    title: 'Rainbow',
    rule: 'Build on any other flower',
    rules: { ...BASE, anyOtherFlower: true },
  },
  dew: { title: 'Dew', rule: 'Aces wake up in their vases', rules: { ...BASE, acesOut: true } },
  rain: { title: 'Rain', rule: 'The stock turns three at once', rules: { ...BASE, draw: 3 } },
  dusk: { title: 'Dusk', rule: 'Three trips through the stock', rules: { ...BASE, passes: 3 } },
  storm: {
    title: 'Storm',
    rule: 'Draw three, and gaps take any card',
    rules: { ...BASE, draw: 3, gapsTakeAny: true },
  },
};
