import { createRandom, seedFrom } from '../kit/random.ts';
import { phrase } from './texts.ts';

/** What a wagon takes: a kind of gem by its number, opened geodes or cleared rubble. */
export type Cargo = number | 'geode' | 'rubble';

export interface Order {
  readonly cargo: Cargo;
  readonly need: number;
}

export interface Difficulty {
  /** Kinds of gems on the board. */
  readonly kinds: number;
  readonly geodes: number;
  /** Number of knocks that open the toughest geodes. */
  readonly shell: number;
  /** Number of pieces of rubble at the start. They lie in the lowest rows of the board. */
  readonly rubble: number;
  /** Chance in a hundred that a new piece is rubble. */
  readonly slide: number;
  /** Chance in a hundred that a new gem has two colours. */
  readonly twin: number;
  readonly hasForge: boolean;
  readonly hasHeat: boolean;
  /** Total number of gems in the orders. */
  readonly gems: number;
  readonly wagons: number;
  /** Number of allowed moves for each move that an average player needs. It decreases from level to level. */
  readonly patience: number;
}

export interface Level extends Difficulty {
  readonly number: number;
  readonly orders: readonly Order[];
  readonly moves: number;
}

export const LEVELS = 48;

/** The levels that introduce something new, with a hint about it. */
export const NEWS: Readonly<Record<number, readonly [heading: string, text: string]>> = {
  1: [phrase('news.start'), phrase('news.startText')],
  2: [phrase('news.forge'), phrase('news.forgeText')],
  5: [phrase('news.geodes'), phrase('news.geodesText')],
  9: [phrase('news.rubble'), phrase('news.rubbleText')],
  13: [phrase('news.twins'), phrase('news.twinsText')],
  17: [phrase('news.coal'), phrase('news.coalText')],
  21: [phrase('news.iron'), phrase('news.ironText')],
  26: [phrase('news.rockfall'), phrase('news.rockfallText')],
  31: [phrase('news.moonstone'), phrase('news.moonstoneText')],
};

/** Returns the difficulty of a level. It increases from level to level. */
export function difficulty(level: number): Difficulty {
  const step = Math.max(1, Math.floor(level)) - 1;
  return {
    kinds: step < 3 ? 4 : step < 30 ? 5 : 6,
    geodes: step < 4 ? 0 : Math.min(8, 3 + Math.floor((step - 4) / 7)),
    shell: step < 20 ? 1 : 2,
    rubble: step < 8 ? 0 : Math.min(14, 5 + Math.floor((step - 8) / 4)),
    slide: step < 25 ? 0 : Math.min(7, 3 + Math.floor((step - 25) / 5)),
    twin: step < 12 ? 0 : 8,
    hasForge: step >= 1,
    hasHeat: step >= 16,
    gems: Math.min(66, 20 + Math.floor(step * 1.1)),
    wagons: step < 1 ? 2 : step < 7 ? 3 : 4,
    patience: Math.max(1.12, 1.75 - step * 0.0125),
  };
}

/** Number of gems that an average player loads per move, by the number of kinds on the board. */
const PACE = [0, 0, 0, 0, 4.4, 4.1, 2.8];

/** Returns the orders and moves of a level. They depend only on its number. */
export function createLevel(number: number): Level {
  const rules = difficulty(number);
  const random = createRandom(seedFrom('geode-express', 'orders', number));
  const cargoes: Cargo[] = [];
  if (rules.geodes > 0 && (number === 5 || number % 3 !== 0)) cargoes.push('geode');
  if (rules.rubble > 0 && (number === 9 || number % 3 === 0)) cargoes.push('rubble');
  const kinds = random.shuffle(Array.from({ length: rules.kinds }, (_, kind) => kind));
  const wanted = kinds.slice(0, rules.wagons - cargoes.length);
  const share = rules.gems / wanted.length;
  const orders: Order[] = wanted.map((cargo, index) => ({
    cargo,
    need: Math.round(share * (1 + (index - (wanted.length - 1) / 2) * 0.16)),
  }));
  for (const cargo of cargoes) orders.push({ cargo, need: cargo === 'geode' ? rules.geodes : rules.rubble });
  const stones = cargoes.includes('geode') ? rules.geodes * rules.shell * 0.5 : 0;
  const rocks = cargoes.includes('rubble') ? rules.rubble * 0.25 : 0;
  const pace = (PACE[rules.kinds] ?? 3) * (rules.twin > 0 ? 1.1 : 1);
  const work = rules.gems / pace + stones + rocks;
  return { ...rules, number, orders, moves: Math.ceil(work * rules.patience) + 2 };
}
