import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { createRandom, seedFrom } from '../kit/random.ts';
import { difficulty } from './difficulty.ts';
import { CELLS, GROVE_AT, SIZE, completed, cover, cross, deal, fits, groups, stageOf } from './orchard.ts';
import { chooseMove } from './planner.ts';
import {
  CHAIN_GRACE,
  HEAP_FULL,
  createState,
  harvestWorth,
  place,
  spreadCompost,
  starsOf,
  type State,
} from './rules.ts';
import { shapes } from './shapes.ts';

const dot = shapes[0]!;
const random = () => createRandom(7);

/** Returns a level 1 orchard with crates of one age at the given cells and single crates in the tray. */
function arrange(cells: readonly number[], fruit = 0, age = 0, change: Partial<State> = {}): State {
  const state = createState(1, random());
  const orchard = state.orchard.map((_, index) => (cells.includes(index) ? { fruit, age } : null));
  const single = { shape: dot, fruits: [0] };
  return { ...state, orchard, tray: [single, single, single], ...change };
}

const picked = (stage: 'young' | 'ripe' | 'rotten') => [{ index: 0, fruit: 0, stage }];

/** Plays a whole game with the planner. */
function playOut(level: number | 'daily', seed: number): State {
  const source = createRandom(seed);
  let state = createState(level, source);
  while (state.status === 'playing') {
    const move = chooseMove(state);
    const turn =
      move.kind === 'place'
        ? place(state, move.slot, move.row, move.column, source)
        : spreadCompost(state, move.index);
    if (!turn) throw new Error('The planner chose an impossible move');
    state = turn.state;
  }
  return state;
}

/** Returns how many of six games the planner wins on a level. */
const wins = (level: number): number =>
  Array.from({ length: 6 }, (_, i) => playOut(level, seedFrom('tour', level, i))).filter(
    ({ status }) => status === 'won',
  ).length;

describe('the orchard', () => {
  it('has 27 groups of nine cells, each cell in three of them', () => {
    expect(groups).toHaveLength(27);
    for (const { cells } of groups) expect(new Set(cells).size).toBe(9);
    for (let index = 0; index < CELLS; index++) {
      expect(groups.filter(({ cells }) => cells.includes(index)).map(({ kind }) => kind)).toEqual([
        'row',
        'column',
        'plot',
      ]);
    }
  });

  it('never lets a shape leave the field or cover a crate', () => {
    const spot = fc.record({
      shape: fc.constantFrom(...shapes),
      row: fc.integer({ min: -2, max: 10 }),
      column: fc.integer({ min: -2, max: 10 }),
      taken: fc.uniqueArray(fc.nat(CELLS - 1), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(spot, ({ shape, row, column, taken }) => {
        const { orchard } = arrange(taken);
        const cells = cover(orchard, shape, row, column);
        const inside = shape.cells.every(([r, c]) => {
          const [y, x] = [row + r, column + c];
          return y >= 0 && x >= 0 && y < SIZE && x < SIZE && !taken.includes(y * SIZE + x);
        });
        expect(cells !== null).toBe(inside);
      }),
    );
  });

  it('deals at least one piece that fits while any shape does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(CELLS - 1), { maxLength: 76 }), fc.nat(), (taken, seed) => {
        const { orchard, rules } = arrange(taken);
        const tray = deal(orchard, 1, rules, 3, createRandom(seed));
        const pool = shapes.filter((shape) => shape.from === 1);
        expect(tray.some((piece) => piece && fits(orchard, piece.shape))).toBe(
          pool.some((shape) => fits(orchard, shape)),
        );
      }),
    );
  });

  it('ripens, then rots', () => {
    expect([0, 5, 10].map((age) => stageOf({ fruit: 0, age }, 10))).toEqual(['young', 'ripe', 'rotten']);
  });

  it('composts a cross that stays inside', () => {
    expect(cross(0).sort((a, b) => a - b)).toEqual([0, 1, 9]);
    expect(cross(40)).toHaveLength(5);
    expect(cross(80)).toHaveLength(3);
  });
});

describe('setting crates down', () => {
  it('harvests a full row and leaves the rest', () => {
    const state = arrange([0, 1, 2, 3, 4, 5, 6, 7, 40]);
    const turn = place(state, 0, 0, 8, random())!;
    expect(turn.outcome.harvests.map(({ group }) => group.kind)).toEqual(['row']);
    expect(turn.state.orchard.filter(Boolean)).toHaveLength(1);
    expect(turn.state.chain).toBe(1);
  });

  it('harvests row, column and plot at once and multiplies by their number', () => {
    const [row, column, plot] = [groups[0]!, groups[9]!, groups[18]!];
    const cells = [...new Set([...row.cells, ...column.cells, ...plot.cells])].filter((index) => index !== 0);
    const turn = place(arrange(cells), 0, 0, 0, random())!;
    expect(turn.outcome.harvests).toHaveLength(3);
    expect(turn.outcome.multiplier).toBe(3);
    expect(turn.state.orchard.every((crate) => crate === null)).toBe(true);
  });

  it('pays double for ripe crates and nothing for rotten ones', () => {
    expect(harvestWorth(picked('ripe'), [])).toBe(2 * harvestWorth(picked('young'), []));
    expect(harvestWorth(picked('rotten'), [])).toBe(0);
  });

  it('calls a plot with six of a kind a grove, and one with five not', () => {
    const plot = groups[18]!.cells;
    const fill = (same: number): State => {
      const base = arrange([]);
      const orchard = base.orchard.map((_, index) =>
        plot.indexOf(index) > 0 ? { fruit: plot.indexOf(index) < same ? 0 : 1, age: 0 } : null,
      );
      return { ...base, orchard };
    };
    expect(place(fill(GROVE_AT), 0, 0, 0, random())!.outcome.harvests[0]!.grove).toBe(GROVE_AT);
    expect(place(fill(GROVE_AT - 1), 0, 0, 0, random())!.outcome.harvests[0]!.grove).toBe(0);
  });

  it('counts fresh fruits for the goals and turns rotten ones into soil', () => {
    const row = [0, 1, 2, 3, 4, 5, 6, 7];
    const goals = [{ kind: 'fruit', fruit: 0, need: 20 }] as const;
    const fresh = place(arrange(row, 0, 0, { goals, reached: [0] }), 0, 0, 8, random())!;
    expect(fresh.state.reached).toEqual([9]);
    const rules = { ...difficulty(1), rotAt: 5 };
    const late = place(arrange(row, 0, 9, { goals, reached: [0], rules }), 0, 0, 8, random())!;
    expect(late.state.reached).toEqual([1]);
    expect(late.state.heap).toBe(8);
  });

  it('keeps the chain for a while without a harvest, then loses it', () => {
    let state = arrange([], 0, 0, { chain: 4 });
    for (let turn = 0; turn < CHAIN_GRACE; turn++) state = place(state, turn, turn, turn, random())!.state;
    expect(state.chain).toBe(4);
    const slot = state.tray.findIndex(Boolean);
    expect(place({ ...state, tray: arrange([]).tray }, slot, 8, 8, random())!.state.chain).toBe(0);
  });

  it('refuses taken cells, empty slots and finished games', () => {
    expect(place(arrange([0]), 0, 0, 0, random())).toBeNull();
    expect(place(arrange([], 0, 0, { tray: [null, null, null] }), 0, 0, 0, random())).toBeNull();
    expect(place(arrange([], 0, 0, { status: 'won' }), 0, 0, 0, random())).toBeNull();
  });
});

describe('compost', () => {
  it('clears a cross, ripens what stood beside it and costs a charge', () => {
    const state = arrange([40, 39, 41, 31, 49, 42, 0], 0, 0, { compost: 2 });
    const { state: after } = spreadCompost(state, 40)!;
    expect(after.orchard.filter(Boolean)).toHaveLength(2);
    expect(stageOf(after.orchard[42]!, Infinity)).toBe('ripe');
    expect(stageOf(after.orchard[0]!, Infinity)).toBe('young');
    expect(after.compost).toBe(1);
  });

  it('earns a charge when the heap is full', () => {
    const rules = { ...difficulty(1), rotAt: 5 };
    const state = arrange([40, 39, 41], 0, 9, { compost: 1, heap: HEAP_FULL - 3, rules });
    const turn = spreadCompost(state, 40)!;
    expect(turn.outcome.isCompostEarned).toBe(true);
    expect(turn.state).toMatchObject({ compost: 1, heap: 0 });
  });

  it('does nothing on bare ground or without a charge', () => {
    expect(spreadCompost(arrange([0]), 40)).toBeNull();
    expect(spreadCompost(arrange([40], 0, 0, { compost: 0 }), 40)).toBeNull();
  });
});

describe('the end', () => {
  it('is a win when the goals are met, with points for the crates that are left', () => {
    const goals = [{ kind: 'fruit', fruit: 0, need: 3 }] as const;
    const turn = place(arrange([0, 1, 2, 3, 4, 5, 6, 7], 0, 0, { goals, reached: [0] }), 0, 0, 8, random())!;
    expect(turn.state.status).toBe('won');
    expect(turn.state.score).toBeGreaterThan(turn.outcome.gained);
    expect(starsOf(turn.state)).toBe(3);
  });

  it('is lost when the supply is spent, and when nothing fits and no compost is left', () => {
    const single = { shape: dot, fruits: [0] };
    const spent = arrange([], 0, 0, { supply: 0, tray: [single, null, null] });
    expect(place(spent, 0, 0, 0, random())!.state.status).toBe('spent');
    const bars = arrange(
      Array.from({ length: CELLS }, (_, i) => i).filter((i) => (Math.floor(i / 9) + (i % 9)) % 2 === 0),
    );
    const tray = [single, { shape: shapes[1]!, fruits: [0, 0] }, null];
    expect(place({ ...bars, tray, compost: 0 }, 0, 0, 1, random())!.state.status).toBe('stuck');
    expect(place({ ...bars, tray, compost: 1 }, 0, 0, 1, random())!.state.status).toBe('playing');
  });
});

describe('difficulty', () => {
  it('never gets easier from level to level', () => {
    for (let level = 1; level < 60; level++) {
      const [now, next] = [difficulty(level), difficulty(level + 1)];
      expect(next.kinds).toBeGreaterThanOrEqual(now.kinds);
      expect(next.rotAt).toBeLessThanOrEqual(now.rotAt);
      expect(next.mixed).toBeGreaterThanOrEqual(now.mixed);
      expect(next.planted).toBeGreaterThanOrEqual(now.planted);
      expect(next.fruitNeed).toBeGreaterThanOrEqual(now.fruitNeed);
      expect(next.groveNeed).toBeGreaterThanOrEqual(now.groveNeed);
      expect(next.chainNeed).toBeGreaterThanOrEqual(now.chainNeed);
      expect(next.compost).toBeLessThanOrEqual(now.compost);
    }
    expect(difficulty(30)).not.toEqual(difficulty(1));
  });

  it('can be won on the first levels by a simple planner, and gets harder for it', { tags: 'long' }, () => {
    expect(wins(1)).toBeGreaterThanOrEqual(5);
    expect(wins(40)).toBeLessThan(6);
  });
});

describe('a game', () => {
  it('is the same for the same seed', () => {
    expect(playOut('daily', seedFrom('2031-05-04'))).toEqual(playOut('daily', seedFrom('2031-05-04')));
  });

  it('deals the same pieces on one day, whatever is played', () => {
    const first = createState('daily', createRandom(3));
    const [a, b] = [createRandom(3), createRandom(3)];
    createState('daily', a);
    createState('daily', b);
    const other = first.orchard.map((crate, index) => (index < 9 ? { fruit: 1, age: 0 } : crate));
    expect(deal(first.orchard, 8, first.rules, 3, a)).toEqual(deal(other, 8, first.rules, 3, b));
    expect(a.next()).toBe(b.next());
  });

  it('leaves no full group standing, whatever is played', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(2000), { maxLength: 80 }), (seed, choices) => {
        const source = createRandom(seed);
        let state = createState(12, source);
        for (const choice of choices) {
          const slot = choice % 3;
          const at = Math.floor(choice / 3) % CELLS;
          const turn =
            choice % 11 === 0
              ? spreadCompost(state, at)
              : place(state, slot, Math.floor(at / SIZE), at % SIZE, source);
          if (!turn) continue;
          expect(completed(turn.state.orchard)).toEqual([]);
          expect(turn.state.score).toBeGreaterThanOrEqual(state.score);
          expect(turn.state.supply).toBeGreaterThanOrEqual(0);
          state = turn.state;
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
