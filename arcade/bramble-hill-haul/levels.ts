import { seedFrom } from '../kit/random.ts';
import { phrase } from './texts.ts';

export const LEVEL_COUNT = 36;

export type CargoKind = 'pumpkin' | 'jar' | 'hen';
export type Feature = 'hills' | 'bumps' | 'ramp' | 'mud' | 'bridge';

/** The first level in which each element appears. Hills, bumps and pumpkins appear in every level. */
export const FIRST_LEVEL = { jar: 2, net: 2, ramp: 3, hen: 4, mud: 5, bridge: 7 } as const;

export interface Difficulty {
  readonly length: number;
  /** Height of the hills. */
  readonly height: number;
  /** Probability that an obstacle follows a hill, from 0 to 1. */
  readonly trouble: number;
  readonly features: readonly Feature[];
  readonly cargo: number;
  readonly kinds: readonly CargoKind[];
  /** How many pieces must arrive. */
  readonly need: number;
  /** Seconds of full throttle in the tank. */
  readonly fuel: number;
  readonly nets: number;
  /** Height of the bumps. */
  readonly bump: number;
  /** Average speed, in units per second, on which the time of the market bell is based. */
  readonly pace: number;
}

/** Returns the difficulty of a haul. It depends only on the number of the level. */
export function difficulty(level: number): Difficulty {
  const growth = 1 - Math.exp(-(level - 1) / 12);
  const length = Math.round(2600 + 2600 * growth);
  const cargo = 4 + Math.round(3 * growth);
  const has = (part: keyof typeof FIRST_LEVEL): boolean => level >= FIRST_LEVEL[part];
  return {
    length,
    height: 48 + 100 * growth,
    trouble: 0.3 + 0.45 * growth,
    features: ['bumps', ...(['ramp', 'mud', 'bridge'] as const).filter(has)],
    cargo,
    kinds: ['pumpkin', ...(['jar', 'hen'] as const).filter(has)],
    need: Math.round(cargo * (0.55 + 0.29 * growth)),
    fuel: Math.round((length / 100) * (0.64 - 0.2 * growth)),
    nets: has('net') ? 1 : 0,
    bump: 9 + 9 * growth,
    pace: 102 + 62 * growth,
  };
}

export const seedOf = (level: number): number => seedFrom('bramble-hill-haul', level);

const NAMES = [
  'Lower Lane',
  'Nettle Bank',
  'Hopper Rise',
  'Henny Hollow',
  'Puddle Farm',
  'Long Acre',
  'Rickety Brook',
  'Bramble Top',
  'Cider Walk',
  'Owl Gate',
  'Stony Furlong',
  'Windmill Way',
] as const;
const ROUNDS = ['', 'Upper ', 'Far '] as const;

export const nameOf = (level: number): string =>
  `${ROUNDS[Math.floor((level - 1) / NAMES.length)] ?? ''}${NAMES[(level - 1) % NAMES.length] ?? NAMES[0]}`;

/** Returns the advice at the start of a level: what is new in it, or the cargo that it needs. */
export function adviceFor(level: number): string {
  if (level === 1) return phrase('advice.first');
  if (level === FIRST_LEVEL.net) return phrase('advice.net');
  if (level === FIRST_LEVEL.ramp) return phrase('advice.ramp');
  if (level === FIRST_LEVEL.hen) return phrase('advice.hen');
  if (level === FIRST_LEVEL.mud) return phrase('advice.mud');
  if (level === FIRST_LEVEL.bridge) return phrase('advice.bridge');
  const { need, cargo } = difficulty(level);
  return phrase('advice.need', { need, cargo });
}
