import { lerp } from '../kit/ease.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import { HOUSE, type Ice, TEE_Y, createIce } from './sheet.ts';
import { type Stone, createStone, inHouse, isGuard } from './stones.ts';
import { phrase } from './texts.ts';

export const DRILL_COUNT = 18;
export const TRIES = 3;

export type DrillKind = 'draw' | 'guard' | 'take-out';

export interface Drill {
  readonly number: number;
  readonly kind: DrillKind;
  /** The point at which the stone should stop, and the allowed distance from it. */
  readonly target: { readonly x: number; readonly y: number; readonly radius: number };
  /** The stones on the ice at the start. Red ones belong to the player. */
  readonly stones: readonly Stone[];
  /** In take-outs: the number of gold stones to remove. */
  readonly remove: number;
  /** In take-outs: whether the red stone must stay in the house. */
  readonly stay: boolean;
  readonly frost: number;
  /** Fraction of the path that the dotted line shows. */
  readonly guide: number;
}

const KINDS: readonly DrillKind[] = ['draw', 'guard', 'take-out'];

/** Returns the difficulty of a drill, from 0 in the first round of drills to 1 in the last. */
export const growth = (number: number): number => Math.floor((number - 1) / 3) / (DRILL_COUNT / 3 - 1);

/** Returns the drill with this number. */
export function drillFor(number: number): Drill {
  const kind = KINDS[(number - 1) % 3] ?? 'draw';
  const hard = growth(number);
  const random = createRandom(seedFrom('fjord-curling', number));
  const side = random.chance(0.5) ? 1 : -1;
  const base = {
    number,
    kind,
    remove: 0,
    stay: false,
    frost: lerp(0.5, 0.9, hard),
    guide: lerp(1, 0.4, hard),
  };
  if (kind === 'guard') {
    const x = side * lerp(0, 0.9, hard) * random.range(0.6, 1);
    return {
      ...base,
      target: { x, y: random.range(7.7, 8.4), radius: lerp(0.95, 0.42, hard) },
      stones: [createStone(-1, 0, x * 0.6, TEE_Y - 0.2)],
    };
  }
  if (kind === 'draw') {
    const x = side * random.range(0, 0.9) * hard;
    const y = TEE_Y + random.range(-0.5, 0.4) * hard;
    const guards = [createStone(-1, 1, x + side * 0.2, 8.2), createStone(-2, 1, x + side * 0.95, 8.9)];
    return {
      ...base,
      target: { x, y, radius: lerp(1.3, 0.46, hard) },
      stones: guards.slice(0, Math.round(hard * 2)),
    };
  }
  const x = side * random.range(0.1, 0.8);
  const foes = [createStone(-1, 1, x, TEE_Y - 0.1), createStone(-2, 1, x + side * 0.52, TEE_Y + 0.42)];
  const guard = createStone(-3, 1, x + side * 0.55, 8.3);
  const pair = hard >= 0.6;
  return {
    ...base,
    target: { x: 0, y: TEE_Y, radius: HOUSE },
    stones: [...foes.slice(0, pair ? 2 : 1), ...(hard >= 0.8 ? [guard] : [])],
    remove: pair ? 2 : 1,
    stay: hard >= 0.2 && !pair,
  };
}

export const iceOf = (drill: Drill): Ice => createIce(drill.frost);

/** Returns whether the stones, all at rest, fulfil the drill. */
export function isDone(drill: Drill, stones: readonly Stone[]): boolean {
  const mine = stones.find((stone) => stone.id > 0 && !stone.out);
  if (drill.kind === 'take-out') {
    const foes = drill.stones.filter((stone) => stone.team === 1 && inHouse(stone));
    const left = stones.filter(
      (stone) => !stone.out && foes.some(({ id }) => id === stone.id) && inHouse(stone),
    );
    return (
      foes.length - left.length >= drill.remove && (!drill.stay || (mine !== undefined && inHouse(mine)))
    );
  }
  if (!mine) return false;
  const { x, y, radius } = drill.target;
  const near = Math.hypot(mine.x - x, mine.y - y) <= radius;
  return near && (drill.kind === 'draw' || isGuard(mine));
}

/**
 * Returns how close to the target the stone stopped: 100 in the middle, 0 at the rim. Returns 50 for take-outs, and if
 * the stone left the sheet.
 */
export function precision(drill: Drill, stones: readonly Stone[]): number {
  const mine = stones.find((stone) => stone.id > 0 && !stone.out);
  if (!mine || drill.kind === 'take-out') return 50;
  const { x, y, radius } = drill.target;
  return Math.round(100 * Math.max(0, 1 - Math.hypot(mine.x - x, mine.y - y) / radius));
}

/** Describes the task of a drill. */
export function taskOf({ kind, remove, stay }: Drill): string {
  if (kind === 'draw') return phrase('task.draw');
  if (kind === 'guard') return phrase('task.guard');
  if (remove > 1) return phrase('task.both');
  return stay ? phrase('task.stay') : phrase('task.one');
}
