import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { createRandom, seedFrom } from '../kit/random.ts';
import { difficulty } from './difficulty.ts';
import { AIM_LIMIT, trace } from './flight.ts';
import {
  COLUMNS,
  LANTERN,
  PEARL,
  ROWS,
  STONE,
  WIDTH,
  centreOf,
  emptyBoard,
  groupOf,
  isColour,
  isPlace,
  looseOf,
  neighbours,
  rowOf,
} from './grid.ts';
import { buildBoard, patterns } from './patterns.ts';
import { createState, isFlooded, shoot, starsOf, swap, worthOf, type State } from './rules.ts';

const random = () => createRandom(11);
const MIDDLE = 5;

/** Returns a level with only the given bubbles, as [row, column, kind]. */
function arrange(
  bubbles: readonly (readonly [number, number, number])[],
  change: Partial<State> = {},
): State {
  const board = emptyBoard();
  for (const [row, column, kind] of bubbles) board[row * COLUMNS + column] = kind;
  return { ...createState(1, random()), board, current: 0, next: 1, ...change };
}

/**
 * Tries 25 aims and returns the best one. It clears many bubbles, or ends high in the cluster beside its own colour.
 */
function bestAim(state: State): number {
  const aims = Array.from({ length: 25 }, (_, i) => ((i - 12) / 12) * AIM_LIMIT);
  const value = (aim: number): number => {
    const turn = shoot(state, aim, createRandom(1));
    if (!turn) return -1;
    const { popped, blasted, dropped, flight } = turn.outcome;
    const kin = neighbours(flight.cell).filter((next) => state.board[next] === state.current).length;
    return popped.length + blasted.length + dropped.length * 2 + kin * 0.5 - rowOf(flight.cell) * 0.1;
  };
  return aims.reduce((best, aim) => (value(aim) > value(best) ? aim : best));
}

function playOut(level: number, seed: number, shots = 200): State {
  const source = createRandom(seed);
  let state = createState(level, source);
  while (state.status === 'playing' && state.shots < shots) {
    const turn = shoot(state, bestAim(state), source);
    if (!turn) break;
    state = turn.state;
  }
  return state;
}

describe('the grid', () => {
  it('has mutual neighbours exactly two radii apart', () => {
    for (let index = 0; index < COLUMNS * ROWS; index++) {
      for (const next of neighbours(index)) {
        expect(neighbours(next)).toContain(index);
        const [a, b] = [centreOf(index, 0), centreOf(next, 0)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(2);
      }
    }
  });

  it('finds groups and loose bubbles', () => {
    const { board } = arrange([
      [0, 0, 2],
      [0, 1, 2],
      [1, 0, 2],
      [0, 2, 3],
      [5, 5, 1],
    ]);
    expect(groupOf(board, 0).size).toBe(3);
    expect(looseOf(board)).toEqual([5 * COLUMNS + 5]);
  });
});

describe('a flight', () => {
  it('always ends on a free place that holds on to something', () => {
    const seeds = fc.record({
      seed: fc.nat(),
      level: fc.integer({ min: 1, max: 40 }),
      sink: fc.integer({ min: 0, max: 3 }),
      tide: fc.integer({ min: 0, max: 2 }),
      aim: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(seeds, ({ seed, level, sink, tide, aim }) => {
        const board = buildBoard(level, difficulty(level), createRandom(seed));
        const { path, cell } = trace(board, sink, tide, aim);
        expect(board[cell]).toBeNull();
        expect(isPlace(rowOf(cell), cell % COLUMNS)).toBe(true);
        expect(cell < COLUMNS || neighbours(cell).some((next) => board[next] !== null)).toBe(true);
        for (const { x } of path) {
          expect(x).toBeGreaterThanOrEqual(1 - 0.13);
          expect(x).toBeLessThanOrEqual(WIDTH - 1 + 0.13);
        }
      }),
    );
  });

  it('goes straight up into the middle, and off a wall when aimed aside', () => {
    expect(trace(emptyBoard(), 0, 0, 0).cell).toBe(MIDDLE);
    expect(trace(emptyBoard(), 0, 0, 0).path).toHaveLength(2);
    expect(trace(emptyBoard(), 0, 0, 1).path.length).toBeGreaterThan(2);
  });

  it('mirrors from left to right', () => {
    for (let aim = 0.05; aim < AIM_LIMIT; aim += 0.037) {
      const [right, left] = [trace(emptyBoard(), 0, 0, aim), trace(emptyBoard(), 0, 0, -aim)];
      expect(COLUMNS - 1 - (left.cell % COLUMNS)).toBe(right.cell % COLUMNS);
    }
  });
});

describe('a shot', () => {
  it('pops three of a colour and drops what hung on them', () => {
    const state = arrange([
      [0, 5, 0],
      [0, 4, 0],
      [1, 4, 3],
      [0, 0, 2],
    ]);
    const turn = shoot({ ...state, board: state.board.with(COLUMNS + 4, 3) }, 0.08, random())!;
    expect(turn.outcome.popped).toHaveLength(3);
    expect(turn.outcome.dropped.map(({ kind }) => kind)).toEqual([3]);
    expect(turn.state.streak).toBe(1);
  });

  it('leaves pairs alone and counts a miss', () => {
    const turn = shoot(arrange([[0, 5, 0]]), 0, random())!;
    expect(turn.outcome.popped).toEqual([]);
    expect(turn.state.misses).toBe(1);
    expect(turn.state.board.filter((kind) => kind === 0)).toHaveLength(2);
  });

  it('raises the tide when patience runs out', () => {
    const { rules } = createState(1, random());
    const turn = shoot(arrange([[0, 5, 1]], { misses: rules.patience - 1 }), 0, random())!;
    expect(turn.outcome.tide).toBe(1);
    expect(turn.state).toMatchObject({ tide: 1, misses: 0 });
  });

  it('lets the tide ebb after a great shot', () => {
    const row = Array.from({ length: 10 }, (_, column) => [0, column, 0] as const);
    const turn = shoot(arrange([...row, [0, 10, 1]], { tide: 2 }), 0, random())!;
    expect(turn.outcome.tide).toBe(-1);
    expect(turn.state.tide).toBe(1);
  });

  it('sinks the cluster on its beat', () => {
    const rules = { ...difficulty(1), sinkEvery: 4 };
    const turn = shoot(arrange([[0, 5, 1]], { rules, shots: 3 }), 0, random())!;
    expect(turn.outcome.isSunk).toBe(true);
    expect(turn.state.sink).toBe(1);
  });

  it('lights lanterns, which take stones and light each other', () => {
    const turn = shoot(
      arrange([
        [0, 5, LANTERN],
        [0, 4, STONE],
        [0, 7, LANTERN],
        [0, 9, 3],
        [0, 0, 2],
      ]),
      0,
      random(),
    )!;
    expect(turn.outcome.lanterns).toHaveLength(2);
    expect(turn.outcome.blasted.map(({ kind }) => kind)).toEqual(expect.arrayContaining([STONE, 3]));
    expect(turn.state.board.filter((kind) => kind !== null)).toEqual([2]);
  });

  it('makes a pearl pop every colour it touches', () => {
    const state = arrange(
      [
        [0, 4, 2],
        [0, 6, 3],
        [0, 7, 3],
        [0, 0, 1],
      ],
      { current: PEARL },
    );
    const turn = shoot(state, 0, random())!;
    expect(turn.outcome.popped).toHaveLength(4);
    expect(turn.state.board.includes(PEARL)).toBe(false);
  });

  it('earns a pearl with loose bubbles', () => {
    const state = arrange(
      [
        [0, 5, 0],
        [0, 4, 0],
        [1, 4, 3],
        [0, 0, 2],
      ],
      { pearls: difficulty(1).pearlAt - 1 },
    );
    const turn = shoot(state, 0.08, random())!;
    expect(turn.outcome.isPearlEarned).toBe(true);
    expect(turn.state.next).toBe(PEARL);
  });

  it('wins when no colour is left, and stones fall too', () => {
    const turn = shoot(
      arrange([
        [0, 5, 0],
        [0, 4, 0],
        [0, 9, STONE],
      ]),
      0.08,
      random(),
    )!;
    expect(turn.state.status).toBe('won');
    expect(turn.state.board.every((kind) => kind === null)).toBe(true);
    expect(starsOf(turn.state)).toBe(3);
  });

  it('loses when the cluster reaches the boat', () => {
    const column = Array.from({ length: 12 }, (_, row) => [row, 5, (row % 2) + 1] as const);
    const state = arrange(column);
    expect(isFlooded(state.board, 0, 0)).toBe(false);
    expect(isFlooded(state.board, 0, 4)).toBe(true);
    expect(shoot({ ...state, tide: 1, current: 4 }, 0, random())!.state.status).toBe('lost');
  });

  it('swaps and refuses to play on after the end', () => {
    const state = arrange([[0, 5, 1]]);
    expect(swap(state)).toMatchObject({ current: 1, next: 0 });
    expect(shoot({ ...state, status: 'won' }, 0, random())).toBeNull();
  });

  it('pays more for loose bubbles than for popped ones', () => {
    expect(worthOf(0, 0, [{ index: 0, kind: 1 }])).toBeGreaterThan(worthOf(4, 0, []) - worthOf(3, 0, []));
  });
});

describe('levels', () => {
  it('start with nothing loose, every colour in play, and room to shoot', () => {
    for (let level = 1; level <= 60; level++) {
      const { board, rules } = createState(level, createRandom(level));
      expect(looseOf(board)).toEqual([]);
      expect(board.filter(isColour).length).toBeGreaterThan(24);
      expect(new Set(board.filter(isColour)).size).toBeGreaterThanOrEqual(2);
      expect(isFlooded(board, 2, 2)).toBe(false);
      expect(board.filter((kind) => kind === STONE).length).toBeLessThanOrEqual(rules.stones);
    }
    expect(new Set(patterns.map(({ name }) => name)).size).toBe(patterns.length);
  });

  it('never get easier from level to level', () => {
    for (let level = 1; level < 60; level++) {
      const [now, next] = [difficulty(level), difficulty(level + 1)];
      for (const key of ['colours', 'rows', 'stray', 'stones', 'pearlAt', 'ebbAt'] as const) {
        expect(next[key]).toBeGreaterThanOrEqual(now[key]);
      }
      for (const key of ['patience', 'sinkEvery', 'guide'] as const) {
        expect(next[key]).toBeLessThanOrEqual(now[key]);
      }
    }
    expect(difficulty(30)).not.toEqual(difficulty(1));
  });

  it('can be won by a bot that only looks at the next shot', () => {
    for (const level of [1, 2, 3]) expect(playOut(level, seedFrom('bot', level)).status).toBe('won');
  });
});

describe('a game', () => {
  it('is the same for the same seed', () => {
    expect(playOut(4, 99, 8)).toEqual(playOut(4, 99, 8));
  });

  it('keeps its rules whatever is shot', { tags: 'property' }, () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { maxLength: 40 }),
        (seed, aims) => {
          const source = createRandom(seed);
          let state = createState(9, source);
          for (const aim of aims) {
            const turn = shoot(state, aim, source);
            if (!turn) break;
            expect(looseOf(turn.state.board)).toEqual([]);
            expect(turn.state.score).toBeGreaterThanOrEqual(state.score);
            expect(turn.state.tide).toBeGreaterThanOrEqual(0);
            expect(turn.state.board.filter((kind) => kind !== null)).toHaveLength(
              state.board.filter((kind) => kind !== null).length +
                1 -
                turn.outcome.popped.length -
                turn.outcome.blasted.length -
                turn.outcome.dropped.length,
            );
            state = turn.state;
          }
        },
      ),
      { numRuns: runs(50) },
    );
  });
});
