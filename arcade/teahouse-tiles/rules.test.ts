import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { clearingOrder, createDeal, reshuffle, type Board, type Tile } from './deal.ts';
import { nearest, nextPlace } from './cursor.ts';
import { FACE_COUNT, GOLD, KEY, SEASONS, groupOf, isSeason } from './kinds.ts';
import { LEVEL_COUNT, dailyDifficulty, difficulty, tipFor, type Difficulty } from './levels.ts';
import {
  GRACE,
  MAX_STEAM,
  bestPair,
  canTake,
  createState,
  isMatch,
  pairsOf,
  shuffle,
  spendHint,
  starsOf,
  take,
  tick,
  tilesLeft,
  undo,
  type State,
} from './rules.ts';
import { SHAPES, createShape, isFree, parseSlots } from './slots.ts';

const tile = (face: number, isSealed = false): Tile => ({ face, isSealed });

/** Returns a state on a small board. `tiles` are in the order of the slots. */
function stateOf(map: string, tiles: readonly Tile[], change: Partial<Difficulty> = {}): State {
  const shape = createShape('test', parseSlots(map));
  const rules: Difficulty = { ...difficulty(1), shape, seconds: Infinity, ...change };
  const start: State = { ...createState({ ...difficulty(1) }, 1), rules, board: tiles, order: [], deal: [] };
  const isOpen = !tiles.some(({ isSealed }) => isSealed);
  const state: State = { ...start, isOpen, shuffles: rules.shuffles, secondsLeft: rules.seconds };
  return { ...state, choices: pairsOf(state).length };
}

/** Follows the clearing order to the end. */
const clear = (state: State): State => state.order.reduce((now, [a, b]) => take(now, a, b), state);

describe('shapes', () => {
  it('read a height map, rows shifted by half a tile included', () => {
    expect(parseSlots('12\n>1.')).toEqual([
      { x: 0, y: 0, z: 0 },
      { x: 2, y: 0, z: 0 },
      { x: 1, y: 2, z: 0 },
      { x: 2, y: 0, z: 1 },
    ]);
  });

  it('let a tile go only with nothing on top and an open side', () => {
    const shape = createShape('row', parseSlots('121'));
    const all = (): boolean => true;
    expect([0, 1, 2, 3].map((slot) => isFree(shape, all, slot))).toEqual([true, false, true, true]);
    expect(isFree(shape, (slot) => slot !== 3, 1)).toBe(false);
    expect(isFree(shape, (slot) => slot === 1 || slot === 2, 1)).toBe(true);
  });

  it('are 24, each different, even and within ten by eight tiles', () => {
    expect(SHAPES).toHaveLength(24);
    expect(new Set(SHAPES.map(({ slots }) => JSON.stringify(slots))).size).toBe(24);
    for (const { name, slots, width, height } of SHAPES) {
      expect(slots.length % 2, name).toBe(0);
      expect(width, name).toBeLessThanOrEqual(20);
      expect(height, name).toBeLessThanOrEqual(16);
    }
  });

  it('are carried: every upper tile lies on another', () => {
    for (const { slots, above, name } of SHAPES) {
      const carried = new Set(above.flat());
      slots.forEach(({ z }, index) => expect(z === 0 || carried.has(index), name).toBe(true));
    }
  });
});

describe('deals', () => {
  it.each(Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1))(
    'level %i can be cleared',
    (level) => {
      const state = createState(difficulty(level), level * 31);
      const end = clear(state);
      expect(end.status).toBe('won');
      expect(tilesLeft(end)).toBe(0);
    },
  );

  it('of the day can be cleared and are the same for everyone', () => {
    for (const seed of [1, 9, 77, 20260, 999_983]) {
      expect(clear(createState(dailyDifficulty(seed), seed)).status).toBe('won');
      expect(createState(dailyDifficulty(seed), seed)).toEqual(createState(dailyDifficulty(seed), seed));
    }
  });

  it('differ by seed', () => {
    const [first, second] = [1, 2].map((seed) => createDeal(difficulty(9), createRandom(seed)).board);
    expect(first).not.toEqual(second);
  });

  it('hold every group an even number of times and only known faces', () => {
    for (const level of [1, 6, 24, 48]) {
      const counts = new Map<number, number>();
      for (const laid of createState(difficulty(level), 5).board) {
        if (!laid) continue;
        expect(laid.face).toBeLessThan(FACE_COUNT);
        counts.set(groupOf(laid.face), (counts.get(groupOf(laid.face)) ?? 0) + 1);
      }
      for (const count of counts.values()) expect(count % 2).toBe(0);
    }
  });

  it('seal as many tiles as the level says, never the keys', () => {
    const { board, rules } = createState(difficulty(30), 4);
    const sealed = board.filter((laid) => laid?.isSealed);
    expect(sealed).toHaveLength(rules.seals);
    expect(sealed.some((laid) => laid?.face === KEY)).toBe(false);
  });
});

describe('taking', () => {
  const row = [tile(1), tile(2), tile(2), tile(1)];

  it('wants two free tiles of one group', () => {
    const state = stateOf('1111', row);
    expect(canTake(state, 1)).toBe(false);
    expect(take(state, 1, 2)).toBe(state);
    expect(take(state, 0, 1)).toBe(state);
    expect(take(state, 0, 0)).toBe(state);
    expect(pairsOf(state)).toEqual([[0, 3]]);
    expect(tilesLeft(take(state, 0, 3))).toBe(2);
  });

  it('lets any two seasons go together', () => {
    const [spring, , , winter] = SEASONS;
    expect(SEASONS.every(isSeason)).toBe(true);
    expect(isMatch([tile(spring), tile(winter)], 0, 1)).toBe(true);
    expect(isMatch([tile(spring), tile(KEY)], 0, 1)).toBe(false);
  });

  it('keeps sealed tiles until both keys are taken', () => {
    const state = stateOf('1.1.1.1', [tile(KEY), tile(3, true), tile(3), tile(KEY)]);
    expect(canTake(state, 1)).toBe(false);
    const open = take(state, 0, 3);
    expect(open.isOpen).toBe(true);
    expect(take(open, 1, 2).status).toBe('won');
    expect(undo(open).isOpen).toBe(false);
  });

  it('raises the steam with fast pairs and lets it fade', () => {
    const state = stateOf(
      '1.1.1.1.1.1',
      [1, 1, 2, 2, 3, 3].map((face) => tile(face)),
    );
    const first = take(state, 0, 1);
    expect(first.score).toBe(100);
    const second = take(tick(first, 1), 2, 3);
    expect([second.steam, second.score]).toEqual([2, 300]);
    const slow = take(tick(first, first.rules.steamWindow + 0.1), 2, 3);
    expect([slow.steam, slow.score]).toEqual([1, 200]);
  });

  it('caps the steam', () => {
    const end = clear(createState(difficulty(3), 3));
    expect(end.steam).toBe(MAX_STEAM);
  });

  it('pays gold and holds the steam longer', () => {
    const state = stateOf('1.1.1.1', [tile(GOLD), tile(GOLD), tile(1), tile(1)]);
    const after = take(state, 0, 1);
    expect(after.score).toBe(600);
    expect(after.steamLeft).toBeGreaterThan(after.rules.steamWindow);
  });

  it('pays for unused shuffles and hints at the end', () => {
    const state = stateOf('1.1', [tile(1), tile(1)]);
    expect(take(state, 0, 1).score).toBe(100 + state.shuffles * 300 + state.hints * 100);
  });
});

describe('help', () => {
  it('takes pairs back with their points', () => {
    const state = createState(difficulty(4), 8);
    const [a, b] = state.order[0] ?? [0, 0];
    const back = undo(take(state, a, b));
    expect([back.board, back.score, back.past]).toEqual([state.board, 0, []]);
    expect(undo(state)).toBe(state);
  });

  it('points at a pair that can be taken', () => {
    let state = createState(difficulty(12), 2);
    for (let pair = bestPair(state); pair; pair = bestPair(state)) {
      const next = take(state, ...pair);
      expect(next).not.toBe(state);
      state = next;
    }
    expect(state.status).toBe('won');
  });

  it('spends hints down to none', () => {
    const state = { ...createState(difficulty(1), 1), hints: 1 };
    expect(spendHint(spendHint(state))).toMatchObject({ hints: 0, usedHints: 1 });
  });

  it.each([2, 8, 17, 30, 48])('shuffles level %i so that it can be cleared', (level) => {
    let state: State = { ...createState(difficulty(level), level), shuffles: 9 };
    const random = createRandom(level);
    for (let turn = 0; turn < 9; turn += 1) {
      for (let step = 0; step < 4; step += 1) {
        const open = pairsOf(state);
        if (open.length > 0) state = take(state, ...random.pick(open));
      }
      if (state.status !== 'playing') break;
      const before = tilesLeft(state);
      state = shuffle(state, turn);
      expect(tilesLeft(state)).toBe(before);
      expect(clear(state).status).toBe('won');
    }
  });

  it('moves tiles to other places where their own cannot be cleared', () => {
    const shape = createShape('tower', parseSlots('2.1.1'));
    const deal = clearingOrder(
      shape,
      shape.slots.map(() => true),
      createRandom(1),
    );
    expect(deal).toBeDefined();
    const board: Board = shape.slots.map(({ x }) => (x === 0 ? tile(4) : null));
    const { board: laid, order } = reshuffle(shape, board, deal ?? [], createRandom(3));
    const state: State = { ...stateOf('2.1.1', []), board: laid, order };
    expect(tilesLeft(state)).toBe(2);
    expect(clear(state).status).toBe('won');
  });

  it('gives no shuffle when none is left', () => {
    const state = { ...createState(difficulty(1), 1), shuffles: 0 };
    expect(shuffle(state, 1)).toBe(state);
  });
});

describe('the end', () => {
  it('comes when nothing matches, no shuffle is left and nobody undoes', () => {
    const state = stateOf('11', [tile(1), tile(2)], { shuffles: 0 });
    expect(state.choices).toBe(0);
    expect(tick(state, GRACE - 0.1).status).toBe('playing');
    expect(tick(state, GRACE).status).toBe('lost');
    expect(tick({ ...state, shuffles: 1 }, GRACE).status).toBe('playing');
  });

  it('comes when the tea is cold', () => {
    const state = createState(difficulty(25), 1);
    expect(tick(state, state.rules.seconds - 1).status).toBe('playing');
    const lost = tick(state, state.rules.seconds);
    expect(lost.status).toBe('lost');
    const [a, b] = lost.order[0] ?? [0, 0];
    expect(take(lost, a, b)).toBe(lost);
  });

  it('gives fewer stars for more help', () => {
    const state = createState(difficulty(1), 1);
    expect(starsOf(state)).toBe(3);
    expect(starsOf({ ...state, usedShuffles: 1 })).toBe(2);
    expect(starsOf({ ...state, usedShuffles: 2 })).toBe(1);
    expect(starsOf({ ...state, usedHints: 4 })).toBe(1);
  });
});

describe('difficulty', () => {
  const levels = Array.from({ length: LEVEL_COUNT }, (_, index) => difficulty(index + 1));

  it('never falls from level to level', () => {
    levels.slice(1).forEach((next, index) => {
      const before = levels[index] ?? next;
      expect(next.faces).toBeGreaterThanOrEqual(before.faces);
      expect(next.seals).toBeGreaterThanOrEqual(before.seals);
      expect(next.hints).toBeLessThanOrEqual(before.hints);
      expect(next.shuffles).toBeLessThanOrEqual(before.shuffles);
      expect(next.steamWindow).toBeLessThanOrEqual(before.steamWindow);
    });
  });

  it('lets boards grow by day and the time per pair shrink in the evening', () => {
    const sizes = levels.slice(0, 24).map(({ shape }) => shape.slots.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(levels.slice(0, 24).every(({ seconds }) => seconds === Infinity)).toBe(true);
    const pace = ({ seconds, shape }: Difficulty): number => seconds / shape.slots.length;
    const [first, last] = [levels[24], levels[47]];
    expect(first && last && pace(last) < pace(first)).toBe(true);
  });

  it('introduces and announces one new thing at a time', () => {
    expect(levels.findIndex(({ hasSeasons }) => hasSeasons)).toBe(1);
    expect(levels.findIndex(({ hasGold }) => hasGold)).toBe(3);
    expect(levels.findIndex(({ seals }) => seals > 0)).toBe(5);
    for (const level of [1, 2, 4, 6, 25]) expect(tipFor(level)).not.toBe('');
    expect(tipFor(3)).toBe('');
  });
});

describe('the cursor', () => {
  const places = [
    { slot: 4, x: 0, y: 0 },
    { slot: 5, x: 50, y: 4 },
    { slot: 6, x: 30, y: 90 },
  ];

  it('goes to the nearest tile in a direction, or stays', () => {
    expect(nextPlace(places, { x: 0, y: 0 }, 'right')).toBe(5);
    expect(nextPlace(places, { x: 0, y: 0 }, 'down')).toBe(6);
    expect(nextPlace(places, { x: 0, y: 0 }, 'left')).toBeUndefined();
    expect(nearest(places, { x: 40, y: 60 })).toBe(6);
  });
});
