import { clamp } from '../kit/ease.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import { AMBER, AQUA, AZURE, MINT, ROSE, VIOLET, WHITE, type Lamp, type Side } from './light.ts';
import { phrase } from './texts.ts';

export const LEVEL_COUNT = 48;

export interface Rules {
  /** Number of crystal colours in the well. */
  readonly colours: number;
  readonly lamps: number;
  /** Number of lamps that take only one colour. */
  readonly tinted: number;
  /** Number of tinted lamps that take aqua, which only prisms make. */
  readonly fused: number;
  /** Amount of light that a lamp for all colours needs. A tinted lamp needs less. */
  readonly need: number;
  /** Number of prisms at the start. New prisms come down only while the well has fewer. */
  readonly prisms: number;
  /** Maximum number of cracked crystals at a time. */
  readonly cracks: number;
  /** Number of spins after which a new cracked crystal goes dark. */
  readonly fuse: number;
  readonly vines: number;
  /** Spins allowed. */
  readonly moves: number;
  /** Amount of light that the player is expected to earn per spin. The number of allowed spins is computed from it. */
  readonly pace: number;
}

/** The first level with each new feature. */
export const FIRST = { flare: 2, tinted: 3, prism: 5, aqua: 8, crack: 10, fifth: 14, vine: 17 } as const;

/** Returns the difficulty of a level. Every fifth level is easier. */
export function difficulty(level: number): Rules {
  const step = clamp(Math.floor(level), 1, 999) - 1;
  const isRest = step > 0 && step % 5 === 4;
  const growth = clamp(step / (LEVEL_COUNT - 1), 0, 1);
  const from = (first: number): number => Math.max(0, step + 1 - first);
  const has = (first: number): boolean => step + 1 >= first;
  const lamps = Math.min(6, 2 + Math.floor(step / 6)) - (isRest && step > 6 ? 1 : 0);
  const tinted = has(FIRST.tinted) ? Math.min(lamps - 1, 1 + Math.floor(from(FIRST.tinted) / 9)) : 0;
  const fused = has(FIRST.aqua) && step % 3 !== 2 ? 1 : 0;
  const colours = has(FIRST.fifth) ? 5 : 4;
  const need = Math.round((colours === 4 ? 32 : 24) + 10 * growth);
  const pace = (5 + 3.6 * growth) * (isRest ? 0.88 : 1) * (fused ? 1 : 0.88);
  const work = need * (1.6 + lamps * 0.75 + tinted * 0.35);
  return {
    colours,
    lamps,
    tinted,
    fused,
    need,
    prisms: has(FIRST.prism) ? (fused ? 3 : 2) : 0,
    cracks: has(FIRST.crack) ? Math.min(6, 2 + Math.floor(from(FIRST.crack) / 8)) : 0,
    fuse: Math.max(7, 12 - Math.floor(from(FIRST.crack) / 7)),
    vines: has(FIRST.vine) && !isRest ? Math.min(9, 3 + Math.floor(from(FIRST.vine) / 5)) : 0,
    moves: Math.max(12, Math.round(work / pace) + 4),
    pace,
  };
}

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];
const SLOTS = [1, 3, 5] as const;
const BOARD_KINDS = [ROSE, MINT, AZURE, AMBER, VIOLET] as const;

/** Returns the rules and lamps of a level. They depend only on its number. */
export function planLevel(level: number): { rules: Rules; lamps: Lamp[] } {
  const rules = difficulty(level);
  const random = createRandom(seedFrom('prism-well', level));
  const slots = random.shuffle(SIDES.flatMap((side) => SLOTS.map((at) => ({ side, at }))));
  const first = [
    { side: 'left', at: 3 },
    { side: 'right', at: 3 },
  ] as const;
  const kinds = random.shuffle(BOARD_KINDS.slice(0, rules.colours));
  const lamps = Array.from({ length: rules.lamps }, (_, n): Lamp => {
    const slot = (level === 1 ? first[n] : undefined) ?? slots[n] ?? { side: 'left', at: 3 };
    const kind = n < rules.fused ? AQUA : n < rules.tinted ? (kinds[n % kinds.length] ?? ROSE) : WHITE;
    const need = kind === WHITE ? rules.need : Math.round(rules.need * (kind === AQUA ? 0.5 : 0.7));
    return { ...slot, kind, need, charge: 0 };
  });
  return { rules, lamps };
}

const TIPS: Readonly<Record<number, string>> = {
  1: phrase('tip.first'),
  [FIRST.flare]: phrase('tip.flare'),
  [FIRST.tinted]: phrase('tip.lamp'),
  [FIRST.prism]: phrase('tip.prism'),
  [FIRST.aqua]: phrase('tip.aqua'),
  [FIRST.crack]: phrase('tip.cracked'),
  [FIRST.fifth]: phrase('tip.violet'),
  [FIRST.vine]: phrase('tip.vines'),
};

/** Returns the explanation of what is new on a level, or "". */
export const tipOf = (level: number): string => TIPS[level] ?? '';
