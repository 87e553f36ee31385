import { describe, expect, it } from 'vitest';
import { createRandom, seedFrom } from '../kit/random.ts';
import { bestChain } from './advice.ts';
import { ALL, CELLS, cellAt, isBeside, neighbours, rowOf } from './grid.ts';
import { LEVELS, NEWS, createLevel, difficulty } from './levels.ts';
import {
  FULL_HEAT,
  SPARE_MOVE,
  canExtend,
  createState,
  forgeOf,
  hasChain,
  isChain,
  playChain,
  reachOf,
  starsOf,
  type Piece,
  type State,
} from './rules.ts';

const gem = (id: number, kind: number, more: Partial<Piece> = {}): Piece => ({
  id,
  type: 'gem',
  kind,
  shell: 0,
  ...more,
});
const at = (column: number, row: number): number => cellAt(column, row) ?? -1;

/** Returns a board without chains, with the given pieces on it. */
function arrange(
  level: number,
  pieces: Readonly<Record<number, Partial<Piece>>>,
  change: Partial<State> = {},
): State {
  const board = ALL.map((cell) => {
    const kind = 10 + (cell % 2) + (rowOf(cell) % 2) * 2 + Math.floor(cell / 14) * 4 + (cell % 7) * 20;
    return { ...gem(cell, kind), ...pieces[cell] };
  });
  return { ...createState(level, createRandom(1)), board, ...change };
}

const row = (length: number): number[] => Array.from({ length }, (_, column) => at(column, 0));
const ofKind = (cells: readonly number[], kind: number): Record<number, Partial<Piece>> =>
  Object.fromEntries(cells.map((cell) => [cell, { kind }]));

/** Plays a level to its end, with chains of at most `longest` gems. */
function playOut(level: number, attempt: number, longest: number): State {
  const random = createRandom(seedFrom('test', level, attempt));
  let state = createState(level, random);
  while (state.status === 'playing') {
    const turn = playChain(state, bestChain(state, 60).slice(0, longest), random);
    if (!turn) throw new Error('no chain on the board');
    state = turn.state;
  }
  return state;
}

describe('chains', () => {
  it('run over mutual neighbours, eight ways', () => {
    for (const cell of ALL) for (const next of neighbours(cell)) expect(isBeside(next, cell)).toBe(true);
    expect(neighbours(at(0, 0))).toHaveLength(3);
    expect(neighbours(at(3, 3))).toHaveLength(8);
    expect(isBeside(at(6, 0), at(0, 1))).toBe(false);
  });

  it('take three or more gems of a kind, each once', () => {
    const cells = [at(0, 0), at(1, 1), at(2, 0)];
    const { board } = arrange(1, ofKind(cells, 0));
    expect(isChain(board, cells)).toBe(true);
    expect(isChain(board, cells.slice(0, 2))).toBe(false);
    expect(canExtend(board, cells, at(0, 0))).toBe(false);
    expect(canExtend(board, [at(0, 0)], at(2, 0))).toBe(false);
    expect(canExtend(board, cells, at(3, 1))).toBe(false);
  });

  it('pass through twin gems by a colour all share', () => {
    const [a, b, c] = [at(0, 0), at(1, 0), at(2, 0)];
    const { board } = arrange(13, { [a]: { kind: 0 }, [b]: { kind: 1, twin: 0 }, [c]: { kind: 1 } });
    expect(canExtend(board, [a], b)).toBe(true);
    expect(canExtend(board, [b], c)).toBe(true);
    expect(canExtend(board, [a, b], c)).toBe(false);
  });

  it('never take geodes or rubble', () => {
    const { board } = arrange(9, { [at(1, 0)]: { type: 'rubble', kind: -1 } });
    expect(canExtend(board, [], at(1, 0))).toBe(false);
  });
});

describe('a turn', () => {
  it('costs a move, loads the wagon, lets gems fall and fills the board', () => {
    const cells = [at(0, 2), at(1, 2), at(2, 2)];
    const wagons = [{ cargo: 0, need: 9, done: 0 }];
    const before = arrange(1, ofKind(cells, 0), { wagons });
    const turn = playChain(before, cells, createRandom(2));
    expect(turn?.state.moves).toBe(before.moves - 1);
    expect(turn?.state.wagons[0]?.done).toBe(3);
    expect(turn?.state.board).toHaveLength(CELLS);
    expect(new Set(turn?.state.board.map(({ id }) => id)).size).toBe(CELLS);
    expect(turn?.state.board[at(0, 2)]?.id).toBe(at(0, 1));
    expect(turn?.state.score).toBeGreaterThan(0);
    expect(playChain(before, cells.slice(1), createRandom(2))).toBeUndefined();
  });

  it('pays long chains more than their length', () => {
    const points = (length: number): number => {
      const state = arrange(1, ofKind(row(length), 0));
      return playChain(state, row(length), createRandom(1))?.points ?? 0;
    };
    expect(points(6)).toBeGreaterThan(points(3) * 2);
  });

  it('forges a drill along the last stroke at six, a spark at eight, from level 2 on', () => {
    expect(forgeOf(row(5))).toBeUndefined();
    expect(forgeOf(row(6))).toBe('row');
    expect(forgeOf([...row(6).slice(1), at(6, 1)])).toBe('column');
    expect(forgeOf([...row(7), at(6, 1)])).toBe('spark');
    const forged = (level: number) =>
      playChain(arrange(level, ofKind(row(6), 0)), row(6), createRandom(1))?.state.board.find(
        ({ power }) => power,
      );
    expect(forged(1)).toBeUndefined();
    expect(forged(2)).toMatchObject({ kind: 0, power: 'row' });
  });

  it('sets off drills and sparks, one by another', () => {
    const cells = row(3);
    const state = arrange(2, {
      ...ofKind(cells, 0),
      [at(1, 0)]: { kind: 0, power: 'column' },
      [at(1, 5)]: { power: 'spark' },
    });
    const turn = playChain(state, cells, createRandom(1));
    const out = turn?.cleared.map(({ cell }) => cell) ?? [];
    expect(turn?.fired.map(({ power }) => power)).toEqual(['column', 'spark']);
    for (const cell of [...reachOf(at(1, 0), 'column'), ...reachOf(at(1, 5), 'spark')])
      expect(out).toContain(cell);
    expect(new Set(out).size).toBe(out.length);
  });

  it('cracks geodes and clears rubble beside it; iron geodes hold once', () => {
    const cells = row(3);
    const wagons = [
      { cargo: 'geode' as const, need: 2, done: 0 },
      { cargo: 'rubble' as const, need: 2, done: 0 },
    ];
    const state = arrange(
      21,
      {
        ...ofKind(cells, 0),
        [at(0, 1)]: { type: 'geode', kind: -1, shell: 1 },
        [at(1, 1)]: { type: 'geode', kind: -1, shell: 2 },
        [at(3, 1)]: { type: 'rubble', kind: -1 },
        [at(5, 1)]: { type: 'rubble', kind: -1 },
      },
      { wagons },
    );
    const turn = playChain(state, cells, createRandom(1));
    expect(turn?.cracked).toEqual([at(1, 1)]);
    expect(turn?.state.wagons.map(({ done }) => done)).toEqual([1, 1]);
    expect(turn?.state.board.filter(({ type }) => type === 'geode').map(({ shell }) => shell)).toEqual([1]);
  });

  it('counts a twin gem for both of its orders', () => {
    const wagons = [
      { cargo: 0, need: 9, done: 0 },
      { cargo: 1, need: 9, done: 0 },
    ];
    const state = arrange(13, { ...ofKind(row(3), 0), [at(1, 0)]: { kind: 1, twin: 0 } }, { wagons });
    expect(playChain(state, row(3), createRandom(1))?.state.wagons.map(({ done }) => done)).toEqual([3, 1]);
  });

  it('grows hot with long chains in a row and cools with a short one', () => {
    const wagons = [{ cargo: 0, need: 30, done: 0 }];
    const hot = (level: number, heat: number, length: number) =>
      playChain(arrange(level, ofKind(row(length), 0), { heat, wagons }), row(length), createRandom(1));
    expect(hot(17, 0, 5)?.state.heat).toBe(1);
    expect(hot(17, FULL_HEAT, 5)?.state.heat).toBe(FULL_HEAT);
    expect(hot(17, 3, 4)?.state.heat).toBe(0);
    expect(hot(17, 2, 5)?.extra).toEqual({ wagon: 0, count: 2 });
    expect(hot(17, 2, 5)?.state.wagons[0]?.done).toBe(7);
    expect(hot(16, 2, 5)?.state.heat).toBe(0);
  });

  it('wins with the last order, pays for spare moves, and loses without moves', () => {
    const wagons = [{ cargo: 0, need: 3, done: 0 }];
    const won = playChain(arrange(1, ofKind(row(3), 0), { wagons, moves: 5 }), row(3), createRandom(1));
    expect(won?.state.status).toBe('won');
    expect(won?.state.score).toBe((won?.points ?? 0) + 4 * SPARE_MOVE);
    const last = arrange(1, ofKind(row(3), 1), { wagons, moves: 1 });
    expect(playChain(last, row(3), createRandom(1))?.state.status).toBe('lost');
    const lost = playChain(last, row(3), createRandom(1))?.state;
    expect(lost && playChain(lost, row(3), createRandom(1))).toBeUndefined();
  });

  it('shuffles a board that has no chain left', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const turn = playChain(arrange(40, ofKind(row(3), 0)), row(3), createRandom(seed));
      expect(turn && hasChain(turn.state.board)).toBe(true);
    }
  });
});

describe('levels', () => {
  it('grow harder from one to the next', () => {
    for (let level = 2; level <= LEVELS; level += 1) {
      const [before, now] = [difficulty(level - 1), difficulty(level)];
      for (const key of ['kinds', 'geodes', 'shell', 'rubble', 'slide', 'gems', 'wagons'] as const)
        expect(now[key]).toBeGreaterThanOrEqual(before[key]);
      expect(now.patience).toBeLessThanOrEqual(before.patience);
    }
    expect(difficulty(LEVELS).patience).toBeLessThan(difficulty(1).patience);
  });

  it('introduce the elements that they announce', () => {
    const news = Object.keys(NEWS).map(Number);
    for (const level of news.slice(1)) expect(difficulty(level)).not.toEqual(difficulty(level - 1));
    for (let level = 1; level <= LEVELS; level += 1) {
      const { orders, wagons, moves } = createLevel(level);
      expect(orders).toHaveLength(wagons);
      expect(new Set(orders.map(({ cargo }) => cargo)).size).toBe(wagons);
      expect(moves).toBeGreaterThan(5);
      expect(createLevel(level)).toEqual(createLevel(level));
    }
  });

  it('hold at the start what their geode and rubble wagons want, and a chain', () => {
    for (let level = 1; level <= LEVELS; level += 1) {
      const { board, wagons } = createState(level, createRandom(level));
      expect(hasChain(board)).toBe(true);
      for (const { cargo, need } of wagons)
        if (typeof cargo === 'string')
          expect(board.filter(({ type }) => type === cargo).length).toBeGreaterThanOrEqual(need);
    }
    expect(createState(9, createRandom(4))).toEqual(createState(9, createRandom(4)));
  });

  it('can all be won by a fair player', { tags: 'long' }, () => {
    for (let level = 1; level <= LEVELS; level += 1) {
      const wins = [1, 2, 3].filter((attempt) => playOut(level, attempt, 9).status === 'won');
      expect(wins.length, `level ${level}`).toBeGreaterThan(0);
    }
  });

  it('are won early and lost late by a player who draws only three at a time', { tags: 'long' }, () => {
    const wins = (from: number): number =>
      Array.from({ length: 8 }, (_, n) => playOut(from + n, 5, 3)).filter(({ status }) => status === 'won')
        .length;
    expect(wins(1)).toBeGreaterThan(wins(LEVELS - 7));
    expect(wins(LEVELS - 7)).toBeLessThanOrEqual(2);
  });

  it('give stars for spare moves', () => {
    const state = createState(1, createRandom(1));
    const stars = (share: number) => starsOf({ ...state, moves: Math.round(state.level.moves * share) });
    expect([stars(0), stars(0.2), stars(0.5)]).toEqual([1, 2, 3]);
  });
});
