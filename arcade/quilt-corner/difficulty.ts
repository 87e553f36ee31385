import { phrase } from './texts.ts';

export interface Rules {
  /** Number of fabrics in use. */
  readonly fabrics: number;
  /** Probability that a piece is of linen. */
  readonly linen: number;
  /** Probability that a piece has a button. */
  readonly buttons: number;
  /** Minimum number of torn squares when the order begins. */
  readonly rips: number;
  /** Number of pieces before the cat moves. 0 if there is no cat. */
  readonly catStay: number;
  /** Number of attempts to offer three pieces that all fit. */
  readonly care: number;
}

export type Wish = 'lines' | 'buttons' | 'cat' | 'rips' | 'matching' | 'double';
export interface Goal {
  readonly wish: Wish;
  readonly need: number;
}

/** The first order with each new feature. */
export const FIRST = { buttons: 2, cat: 3, rips: 4, matching: 5 } as const;

/** Returns the difficulty of an order. The number of orders is unlimited. */
export function difficulty(order: number): Rules {
  const step = Math.max(1, Math.floor(order));
  return {
    fabrics: step < 8 ? 3 : step < 16 ? 4 : 5,
    linen: Math.max(0.08, 0.22 - step * 0.01),
    buttons: step < FIRST.buttons ? 0.2 : Math.max(0.24, 0.46 - step * 0.01),
    rips: step < FIRST.rips ? 0 : Math.min(4, 2 + Math.floor((step - FIRST.rips) / 6)),
    catStay: step < FIRST.cat ? 0 : Math.min(14, 6 + Math.floor((step - FIRST.cat) / 2)),
    care: Math.max(0, 12 - step),
  };
}

const ROUND: readonly (readonly Wish[])[] = [
  ['lines', 'rips'],
  ['buttons', 'double'],
  ['lines', 'cat'],
  ['rips', 'matching'],
  ['double', 'lines'],
  ['buttons', 'cat'],
  ['matching', 'lines'],
];

/** Returns how many lines, buttons or other things a wish of an order asks for. */
function needOf(wish: Wish, order: number): number {
  const grown = Math.floor(order / 4);
  if (wish === 'lines') return Math.min(12, 4 + grown);
  if (wish === 'buttons') return Math.min(9, 4 + grown);
  if (wish === 'rips') return Math.min(5, 2 + Math.floor(order / 8));
  return Math.min(3, 1 + Math.floor(order / 12));
}

/** Returns the wishes of an order's customer. */
export function goalsOf(order: number): Goal[] {
  if (order <= 1) return [{ wish: 'lines', need: 3 }];
  if (order === FIRST.buttons) return [{ wish: 'buttons', need: 3 }];
  if (order === FIRST.cat) return [{ wish: 'cat', need: 1 }];
  if (order === FIRST.rips) return [{ wish: 'rips', need: 2 }];
  if (order === FIRST.matching) return [{ wish: 'matching', need: 1 }];
  return (ROUND[order % ROUND.length] ?? ['lines']).map((wish) => ({ wish, need: needOf(wish, order) }));
}

/** Number of orders in a daily quilt, and the number of its first order. */
export const DAILY_ORDERS = 5;
export const DAILY_FROM = 4;

const TIPS: Readonly<Record<number, string>> = {
  1: phrase('tip.first'),
  [FIRST.buttons]: phrase('tip.buttons'),
  [FIRST.cat]: phrase('tip.cat'),
  [FIRST.rips]: phrase('tip.rips'),
  [FIRST.matching]: phrase('tip.matching'),
};

/** Returns the tip for an order, or "" if it has none. */
export const tipOf = (order: number): string => TIPS[order] ?? '';
