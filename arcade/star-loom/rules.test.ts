import { describe, expect, it } from 'vitest';
import { createRandom, seedFrom } from '../kit/random.ts';
import { bestSlide } from './advice.ts';
import {
  PLACES,
  SIDE,
  beside,
  columnAt,
  findRuns,
  findSlides,
  isLocked,
  placeOf,
  rowAt,
  slide,
  type Bead,
  type Slide,
} from './board.ts';
import { LESSONS, LEVELS, createLevel, difficulty } from './difficulty.ts';
import { FIGURES, createFigure, type Figure } from './figures.ts';
import { SPARE_MOVE, createState, eclipsesLeft, playSlide, playWave, starsFor, type State } from './rules.ts';

/** Returns a board without lines that contains the given beads as [column, row, bead]. */
function arrange(
  level: number,
  beads: readonly (readonly [column: number, row: number, bead: Partial<Bead>])[],
  change: Partial<State> = {},
): State {
  const board = PLACES.map((place): Bead => ({
    id: place,
    kind: 10 + columnAt(place) + 7 * (rowAt(place) % 7),
    form: 'star',
    shade: 0,
  }));
  for (const [column, row, bead] of beads) {
    const place = placeOf(column, row);
    board[place] = { ...board[place]!, ...bead };
  }
  return { ...createState(level, createRandom(1)), board, ...change };
}

const figure = (...stitches: Figure['stitches']): Figure => ({ name: 'Test', stitches, threads: [] });
/** Slides row 3 right by one, which lines up three stars of kind 0 in column 3. */
const PUSH: Slide = { axis: 'row', index: 3, shift: 1 };
const TRIO = [
  [3, 2, { kind: 0 }],
  [2, 3, { kind: 0 }],
  [3, 4, { kind: 0 }],
] as const;

function playOut(level: number, attempt: number, pick: (state: State) => Slide | undefined): State {
  const random = createRandom(seedFrom('test', level, attempt));
  let state = createState(level, random);
  while (state.status === 'playing') {
    const move = pick(state);
    const turn = move && playSlide(state, move, random);
    if (!turn) throw new Error('nothing to slide');
    state = turn.state;
  }
  return state;
}

describe('slides', () => {
  it('wrap round and come back', () => {
    const { board } = arrange(1, []);
    const moved = slide(board, { axis: 'row', index: 2, shift: 2 });
    expect(moved[placeOf(2, 2)]).toBe(board[placeOf(0, 2)]);
    expect(moved[placeOf(0, 2)]).toBe(board[placeOf(5, 2)]);
    expect(moved[placeOf(0, 3)]).toBe(board[placeOf(0, 3)]);
    expect(slide(moved, { axis: 'row', index: 2, shift: -2 })).toEqual(board);
    expect(slide(board, { axis: 'column', index: 6, shift: SIDE })).toEqual(board);
  });

  it('stay only when something lines up', () => {
    const state = arrange(1, TRIO);
    expect(playSlide(state, PUSH, createRandom(1))?.state.moves).toBe(state.moves - 1);
    expect(playSlide(state, { ...PUSH, shift: 2 }, createRandom(1))).toBeUndefined();
    expect(playSlide(state, { ...PUSH, shift: 7 }, createRandom(1))).toBeUndefined();
  });

  it('are held by a knot along its own line only', () => {
    const { board } = arrange(6, [[0, 3, { knot: 'row' }]]);
    expect(isLocked(board, 'row', 3)).toBe(true);
    expect(isLocked(board, 'column', 0)).toBe(false);
    expect(playSlide(arrange(6, [...TRIO, [0, 3, { knot: 'row' }]]), PUSH, createRandom(1))).toBeUndefined();
  });

  it('are all found, and each of them works', () => {
    const state = createState(12, createRandom(3));
    const found = findSlides(state.board);
    expect(found.length).toBeGreaterThan(3);
    for (const move of found) expect(playSlide(state, move, createRandom(1))).toBeDefined();
  });
});

describe('runs', () => {
  it('need three of a kind in a line, and no eclipse', () => {
    const row = (form: Bead['form']) =>
      arrange(1, [
        [1, 1, { kind: 0 }],
        [2, 1, { kind: 0, form }],
        [3, 1, { kind: 0 }],
      ]).board;
    expect(findRuns(row('star'))).toEqual([[placeOf(1, 1), placeOf(2, 1), placeOf(3, 1)]]);
    expect(findRuns(row('comet'))).toHaveLength(1);
    expect(findRuns(row('eclipse'))).toEqual([]);
    expect(findRuns(arrange(1, []).board)).toEqual([]);
  });
});

describe('a turn', () => {
  it('clears, scores, lets beads move down and fills up from above', () => {
    const state = arrange(1, TRIO);
    const turn = playSlide(state, PUSH, createRandom(2));
    expect(turn?.waves[0]?.cleared.map(({ place }) => place)).toEqual(
      [2, 3, 4].map((row) => placeOf(3, row)),
    );
    expect(turn?.waves[0]?.board[placeOf(3, 4)]?.id).toBe(placeOf(3, 1));
    expect(turn && turn.state.score).toBeGreaterThanOrEqual(60);
    expect(new Set(turn?.state.board.map(({ id }) => id)).size).toBe(PLACES.length);
    expect(turn && findRuns(turn.state.board)).toEqual([]);
  });

  it('makes a comet of four from level 3 on, where the slid star came in', () => {
    const four = [...TRIO, [3, 5, { kind: 0 }]] as const;
    expect(playSlide(arrange(2, four), PUSH, createRandom(1))?.waves[0]?.forged).toEqual([]);
    const wave = playSlide(arrange(3, four), PUSH, createRandom(1))?.waves[0];
    expect(wave?.forged.map(({ place }) => place)).toEqual([placeOf(3, 3)]);
    expect(wave?.board.filter(({ form }) => form === 'comet')).toHaveLength(1);
  });

  it('sweeps both lines of a comet and sets off others', () => {
    const state = arrange(3, [...TRIO, [3, 2, { kind: 0, form: 'comet' }], [6, 2, { form: 'comet' }]]);
    const wave = playSlide(state, PUSH, createRandom(1))?.waves[0];
    const out = new Set(wave?.cleared.map(({ place }) => place));
    expect(wave?.fired).toEqual([placeOf(3, 2), placeOf(6, 2)]);
    for (let at = 0; at < SIDE; at += 1)
      for (const place of [placeOf(at, 2), placeOf(3, at), placeOf(6, at)]) expect(out).toContain(place);
  });

  it('lights eclipses and unties knots beside a run', () => {
    const state = arrange(24, [
      ...TRIO,
      [2, 2, { form: 'eclipse', shade: 1 }],
      [4, 2, { form: 'eclipse', shade: 2 }],
      [2, 4, { knot: 'column' }],
      [0, 0, { knot: 'row' }],
    ]);
    expect(eclipsesLeft(state.board)).toBe(2);
    const wave = playSlide(state, PUSH, createRandom(1))?.waves[0];
    expect(wave?.lit).toEqual([placeOf(2, 2), placeOf(4, 2)]);
    expect(wave?.untied).toEqual([placeOf(2, 4)]);
    expect(wave && eclipsesLeft(wave.board)).toBe(1);
    expect(wave?.board[placeOf(2, 2)]?.form).toBe('star');
    expect(wave?.board[placeOf(0, 0)]?.knot).toBe('row');
  });

  it('weaves the stars of the constellation; a tinted ring wants its colour, unless a comet sweeps it', () => {
    const set = (...stitches: Figure['stitches']) => {
      const base = arrange(15, TRIO);
      return {
        ...base,
        level: { ...base.level, figures: [figure(...stitches)] },
        woven: stitches.map(() => false),
      };
    };
    const [top, middle, end] = [placeOf(3, 2), placeOf(3, 3), placeOf(3, 4)];
    const woven = set({ place: top }, { place: middle, tint: 0 }, { place: end, tint: 4 }, { place: 0 });
    expect(playSlide(woven, PUSH, createRandom(1))?.waves[0]?.stitched).toEqual([0, 1]);
    const swept = set({ place: placeOf(0, 2), tint: 5 });
    const board = swept.board.map((bead, place) =>
      place === top ? { ...bead, form: 'comet' as const } : bead,
    );
    expect(playSlide({ ...swept, board }, PUSH, createRandom(1))?.waves[0]?.stitched).toEqual([0]);
  });

  it('moves on to the next constellation, wins with the last and pays for spare moves', () => {
    const figures = [figure({ place: placeOf(3, 2) }), figure({ place: placeOf(0, 0) })];
    const base = arrange(1, TRIO);
    const state: State = { ...base, level: { ...base.level, figures }, woven: [false], moves: 4 };
    const turn = playSlide(state, PUSH, createRandom(1));
    expect(turn?.finished?.name).toBe('Test');
    expect(turn?.state).toMatchObject({ figure: 1, woven: [false], status: 'playing' });
    const last = playSlide(
      { ...state, level: { ...state.level, figures: figures.slice(0, 1) } },
      PUSH,
      createRandom(1),
    );
    expect(last?.state.status).toBe('won');
    expect(last && turn && last.state.score - turn.state.score).toBe(3 * SPARE_MOVE);
    const dark = {
      ...state,
      board: state.board.map((bead, at) =>
        at === 48 ? { ...bead, form: 'eclipse' as const, shade: 1 } : bead,
      ),
    };
    const held = playSlide(
      { ...dark, level: { ...state.level, figures: figures.slice(0, 1) } },
      PUSH,
      createRandom(1),
    );
    expect(held?.state.status).toBe('playing');
    expect(playSlide({ ...state, moves: 1 }, PUSH, createRandom(1))?.state.status).toBe('lost');
  });

  it('pays later waves more', () => {
    const state = arrange(1, TRIO);
    const board = slide(state.board, PUSH);
    const points = (combo: number) => playWave(state, board, [], combo, createRandom(1))?.wave.points ?? 0;
    expect(points(3)).toBeGreaterThan(points(1));
    expect(playWave(state, state.board, [], 1, createRandom(1))).toBeUndefined();
  });

  it('always leaves something to slide', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const random = createRandom(seed);
      let state: State = { ...createState(35, random), moves: 30 };
      while (state.status === 'playing') {
        const [move] = findSlides(state.board);
        const turn = move && playSlide(state, move, random);
        expect(turn).toBeDefined();
        if (!turn) return;
        state = turn.state;
      }
    }
  });
});

describe('levels', () => {
  it('grow harder from one to the next', () => {
    for (let level = 2; level <= LEVELS; level += 1) {
      const [before, now] = [difficulty(level - 1), difficulty(level)];
      for (const key of ['kinds', 'figures', 'tints', 'knots', 'eclipses', 'shade'] as const)
        expect(now[key]).toBeGreaterThanOrEqual(before[key]);
      expect(now.patience).toBeLessThanOrEqual(before.patience);
    }
    expect(difficulty(LEVELS).patience).toBeLessThan(difficulty(1).patience);
  });

  it('introduce the elements that they announce', () => {
    for (const level of Object.keys(LESSONS).map(Number).slice(1)) {
      const strip = (rules: ReturnType<typeof difficulty>) => ({ ...rules, pool: [], patience: 0 });
      expect(strip(difficulty(level))).not.toEqual(strip(difficulty(level - 1)));
    }
  });

  it('set every constellation on the board, joined up', () => {
    for (let number = 0; number < FIGURES; number += 1) {
      const { stitches, threads } = createFigure(number, 2, 6, createRandom(number));
      const places = stitches.map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
      for (const place of places) expect(PLACES).toContain(place);
      expect(stitches.filter(({ tint }) => tint !== undefined)).toHaveLength(2);
      for (const at of stitches.keys()) expect(threads.flat()).toContain(at);
      for (const at of threads.flat()) expect(stitches[at]).toBeDefined();
    }
  });

  it('begin with nothing lined up, the same for the same seed', () => {
    for (let level = 1; level <= LEVELS; level += 1) {
      const state = createState(level, createRandom(level));
      expect(findRuns(state.board)).toEqual([]);
      expect(findSlides(state.board).length).toBeGreaterThan(3);
      expect(eclipsesLeft(state.board)).toBe(state.level.eclipses);
      expect(state.board.filter(({ knot }) => knot)).toHaveLength(state.level.knots);
      expect(createLevel(level)).toEqual(createLevel(level));
    }
    expect(createState(9, createRandom(4))).toEqual(createState(9, createRandom(4)));
    for (const place of PLACES) for (const next of beside(place)) expect(beside(next)).toContain(place);
  });

  it('can all be won by a fair player', { tags: 'long' }, () => {
    for (let level = 1; level <= LEVELS; level += 1) {
      const wins = [1, 2, 3].filter((attempt) => playOut(level, attempt, bestSlide).status === 'won');
      expect(wins.length, `level ${level}`).toBeGreaterThan(0);
    }
  });

  it('are lost late by a player who slides the first possible tile', () => {
    const late = [36, 38, 40].map((level) => playOut(level, 1, ({ board }) => findSlides(board)[0]).status);
    expect(late).toContain('lost');
  });

  it('give stars for spare moves', () => {
    const state = createState(1, createRandom(1));
    const stars = (share: number) => starsFor({ ...state, moves: Math.ceil(state.level.moves * share) });
    expect([stars(0), stars(0.15), stars(0.5)]).toEqual([1, 2, 3]);
  });
});
