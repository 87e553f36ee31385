import { seedFrom } from '../kit/random.ts';

export const LEVEL_COUNT = 36;

export type CargoKind = 'pumpkin' | 'jar' | 'hen';
export type Feature = 'hills' | 'bumps' | 'ramp' | 'mud' | 'bridge';

/** First level with each part beyond hills and pumpkins. */
export const FIRST_LEVEL = { jar: 2, net: 2, ramp: 3, hen: 4, mud: 5, bridge: 7 } as const;

export interface Difficulty {
  readonly length: number;
  /** Height of the hills. */
  readonly height: number;
  /** How often a stretch is something other than hills, 0 to 1. */
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
  /** The pace that still arrives before the market bell. */
  readonly pace: number;
}

/** Everything that makes a haul hard, from its number alone. */
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

/** What a haul has new to tell, in one line. */
export function adviceFor(level: number): string {
  if (level === 1) return 'Gas to the red barn, and keep the pumpkins on the bed';
  if (level === FIRST_LEVEL.net) return 'Rough ahead? Throw the net over your cargo';
  if (level === FIRST_LEVEL.ramp) return 'In the air, gas lifts the nose and brake drops it';
  if (level === FIRST_LEVEL.hen) return 'Hens hop about: give them a smooth ride';
  if (level === FIRST_LEVEL.mud) return 'Mud swallows speed: take a run at it';
  if (level === FIRST_LEVEL.bridge) return 'Rope bridges sag: cross them slowly';
  return `${difficulty(level).need} of ${difficulty(level).cargo} must reach the barn`;
}
