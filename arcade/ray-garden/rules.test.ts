import { describe, expect, it } from 'vitest';
import { FIRST, LEVELS, daylight, difficulty, lessonOf, starsFor } from './difficulty.ts';
import {
  BLUE,
  GREEN,
  RED,
  WHITE,
  isTurnable,
  settingOf,
  spareOf,
  turn,
  type Garden,
  type Kind,
  type Piece,
  type Sun,
} from './garden.ts';
import { panesOf } from './generator.ts';
import { cellAt, createLayout, spotOfCell } from './layout.ts';
import { gardenOf } from './levels.ts';
import { branch, isInBloom, reflect, shine } from './light.ts';
import {
  begin,
  bloomsOf,
  createState,
  hint,
  isHourOver,
  nextHour,
  scoreOf,
  starsOf,
  tap,
  undo,
} from './rules.ts';
import { gradeOf, solve } from './solver.ts';

const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
const beds = new Map(levels.map((level) => [level, gardenOf(level)]));
const bedOf = (level: number): { garden: Garden; par: number } => beds.get(level) ?? gardenOf(level);

const WEST: Sun = { x: -1, y: 2, heading: [1, 0] };
const piece = (kind: Kind, cell: number, state = 0, extra: Partial<Piece> = {}): Piece => ({
  kind,
  cell,
  state,
  tint: 0,
  twin: -1,
  ...extra,
});
/** Returns a bed of five by five tiles with the sun west of its middle row. */
const bed = (pieces: Piece[], flowers: [number, number][], changes: Partial<Garden> = {}): Garden => ({
  level: 1,
  columns: 5,
  rows: 5,
  pieces,
  flowers: flowers.map(([cell, wish]) => ({ cell, wish })),
  spare: 0,
  suns: [WEST],
  ...changes,
});
const reachedOf = (garden: Garden): readonly number[] => shine(garden, settingOf(garden), WEST).reached;

describe('light', () => {
  it('goes straight and stops at pots and flowers', () => {
    expect(reachedOf(bed([], [[14, WHITE]]))).toEqual([WHITE]);
    expect(reachedOf(bed([piece('pot', 12)], [[14, WHITE]]))).toEqual([0]);
    expect(
      reachedOf(
        bed(
          [],
          [
            [12, WHITE],
            [14, WHITE],
          ],
        ),
      ),
    ).toEqual([WHITE, 0]);
  });

  it('turns at mirrors by their slant', () => {
    expect(reflect([1, 0], 0)).toEqual([0, -1]);
    expect(reflect([1, 0], 1)).toEqual([0, 1]);
    expect(
      reachedOf(
        bed(
          [piece('mirror', 12, 0)],
          [
            [2, WHITE],
            [22, WHITE],
          ],
        ),
      ),
    ).toEqual([WHITE, 0]);
    expect(
      reachedOf(
        bed(
          [piece('mirror', 12, 1)],
          [
            [2, WHITE],
            [22, WHITE],
          ],
        ),
      ),
    ).toEqual([0, WHITE]);
  });

  it('goes both ways at a splitter', () => {
    const garden = bed(
      [piece('splitter', 12, 1)],
      [
        [14, WHITE],
        [22, WHITE],
      ],
    );
    expect(reachedOf(garden)).toEqual([WHITE, WHITE]);
  });

  it('is parted by a prism: red and blue by its corners, green straight on', () => {
    const flowers: [number, number][] = [
      [2, RED],
      [14, GREEN],
      [22, BLUE],
    ];
    expect(reachedOf(bed([piece('prism', 12, 0)], flowers))).toEqual([RED, GREEN, BLUE]);
    expect(reachedOf(bed([piece('prism', 12, 1)], flowers))).toEqual([BLUE, GREEN, RED]);
    expect(branch(piece('prism', 0), 0, [0, 1], RED | GREEN)).toEqual([
      { heading: [-1, 0], colour: RED },
      { heading: [0, 1], colour: GREEN },
    ]);
  });

  it('mixes where it meets', () => {
    const pieces = [piece('prism', 11, 0), piece('mirror', 1, 0), piece('mirror', 3, 1)];
    const garden = bed(pieces, [[13, RED | GREEN]]);
    expect(reachedOf(garden)).toEqual([RED | GREEN]);
  });

  it('loses other colours in a lens and jumps through hoops', () => {
    expect(reachedOf(bed([piece('lens', 12, 0, { tint: BLUE })], [[14, BLUE]]))).toEqual([BLUE]);
    const hoops = [piece('portal', 12, 0, { twin: 1 }), piece('portal', 1, 0, { twin: 12 })];
    expect(
      reachedOf(
        bed(hoops, [
          [4, WHITE],
          [14, WHITE],
        ]),
      ),
    ).toEqual([WHITE, 0]);
  });

  it('ends even when mirrors send it in a ring', () => {
    const pieces = [
      piece('splitter', 12, 1),
      piece('mirror', 22, 0),
      piece('mirror', 20, 1),
      piece('mirror', 10, 0),
    ];
    expect(shine(bed(pieces, []), [1, 0, 1, 0], WEST).rays.length).toBeLessThan(40);
  });
});

describe('turning', () => {
  it('places, turns and lifts mirrors on stands as long as there are any', () => {
    const garden = bed([piece('stand', 12, 2), piece('stand', 13, 2)], [], { spare: 1 });
    const placed = turn(garden, [2, 2], 0);
    expect(placed).toEqual([0, 2]);
    expect(spareOf(garden, placed)).toBe(0);
    expect(turn(garden, placed, 1)).toBe(placed);
    expect(turn(garden, turn(garden, placed, 0), 0)).toEqual([2, 2]);
  });

  it('leaves pots, lenses and hoops alone', () => {
    const garden = bed([piece('pot', 12)], []);
    const setting = settingOf(garden);
    expect(turn(garden, setting, 0)).toBe(setting);
    expect(turn(garden, setting, 7)).toBe(setting);
  });
});

describe('a game', () => {
  const garden = bed([piece('mirror', 12, 1), piece('mirror', 0, 0)], [[2, WHITE]]);

  it('is won when every flower blooms', () => {
    const won = tap(begin(garden, 1), 0);
    expect(won).toMatchObject({ status: 'won', turns: 1 });
    expect(bloomsOf(won)).toEqual([true]);
    expect(starsOf(won)).toBe(3);
    expect(scoreOf(won)).toBeGreaterThan(500);
    expect(tap(won, 0)).toBe(won);
  });

  it('is lost when the sun sets', () => {
    let state = begin(garden, 1);
    for (let index = 0; index < daylight(1); index += 1) state = tap(state, 1);
    expect(state.status).toBe('lost');
    expect(scoreOf(state)).toBe(0);
  });

  it('gives turns back on undo', () => {
    const state = begin(garden, 1);
    const back = undo(tap(state, 1));
    expect(back).toMatchObject({ turns: 0, setting: state.setting, light: state.light });
    expect(undo(state)).toBe(state);
  });

  it('hints at the next turn and asks a star for it', () => {
    const told = hint(begin(garden, 1));
    expect(told?.index).toBe(0);
    expect(told && starsOf(tap(told.state, 0))).toBe(2);
  });

  it('goes on to the next hour once all is in bloom', () => {
    const south: Sun = { x: 2, y: 5, heading: [0, -1] };
    const late = bed([piece('mirror', 12, 1), piece('pot', 23)], [[2, WHITE]], { suns: [WEST, south] });
    const lit = tap(begin(late, 1), 0);
    expect(lit.status).toBe('playing');
    expect(isHourOver(lit)).toBe(true);
    const next = nextHour(lit);
    expect(next.hour).toBe(1);
    expect(bloomsOf(next)).toEqual([false]);
    expect(nextHour(next)).toBe(next);
    expect(undo(next)).toMatchObject({ hour: 0, turns: 0 });
  });

  it('gives stars by par', () => {
    expect([4, 6, 12].map((turns) => starsFor(turns, 4, 0))).toEqual([3, 2, 1]);
    expect(starsFor(4, 4, 1)).toBe(2);
  });
});

describe('the solver', () => {
  it('finds the fewest turns and says when there is none', () => {
    expect(solve(bed([piece('mirror', 12, 1)], [[2, WHITE]]), [1])).toEqual([0]);
    expect(solve(bed([piece('mirror', 13, 1)], [[2, WHITE]]), [1])).toBeNull();
    const stand = bed([piece('stand', 12, 2)], [[22, WHITE]], { spare: 1 });
    expect(solve(stand, [2])).toEqual([0, 0]);
  });
});

describe('beds', () => {
  it.each(levels)('bed %i can be solved in its par', (level) => {
    const { garden, par } = bedOf(level);
    const rules = difficulty(level);
    const way = solve(garden, settingOf(garden));
    expect(way).toHaveLength(par);
    expect(par).toBeGreaterThanOrEqual(rules.least);
    expect(par).toBeLessThanOrEqual(rules.most);
    let state = begin(garden, par);
    for (const index of way ?? []) state = nextHour(tap(state, index));
    expect(state.status).toBe('won');
    expect(garden.suns).toHaveLength(rules.hours);
    expect(garden.flowers.length).toBeGreaterThan(0);
    expect(isInBloom(garden, settingOf(garden), 0)).toBe(false);
    const cells = [...garden.pieces, ...garden.flowers].map(({ cell }) => cell);
    expect(new Set(cells).size).toBe(cells.length);
    for (const cell of cells) expect(cell >= 0 && cell < garden.columns * garden.rows).toBe(true);
    const panes = panesOf(garden.columns, garden.rows);
    for (const sun of garden.suns) expect(panes).toContainEqual(sun);
  });

  it('are the same for the same level', () => {
    expect(gardenOf(17)).toEqual(bedOf(17));
    expect(createState(17).garden).toEqual(bedOf(17).garden);
  });

  it('grow harder: each dozen is graded above the one before', () => {
    const mean = (from: number): number =>
      levels
        .slice(from, from + 12)
        .map((level) => gradeOf(bedOf(level).garden, bedOf(level).par))
        .reduce((sum, grade) => sum + grade / 12, 0);
    const grades = [0, 12, 24, 36, 48].map(mean);
    for (let index = 1; index < grades.length; index += 1)
      expect(grades[index]).toBeGreaterThan(grades[index - 1] ?? Infinity);
  });

  it('introduce each element at its level, with an explanation', () => {
    const has = (level: number, kind: Kind): boolean =>
      bedOf(level).garden.pieces.some((other) => other.kind === kind);
    for (const kind of ['splitter', 'stand', 'lens', 'portal'] as const) {
      expect(has(FIRST[kind], kind), kind).toBe(true);
      for (let level = 1; level < FIRST[kind]; level += 1)
        expect(has(level, kind), `${kind} at ${level}`).toBe(false);
      expect(lessonOf(FIRST[kind])).not.toBe('');
    }
    expect(bedOf(FIRST.hours).garden.suns).toHaveLength(2);
    for (let level = 1; level < FIRST.hours; level += 1) expect(bedOf(level).garden.suns).toHaveLength(1);
    const mixed = bedOf(FIRST.mix).garden.flowers.some(({ wish }) => [3, 5, 6].includes(wish));
    expect(mixed).toBe(true);
    expect(bedOf(1).garden.pieces.filter(isTurnable).length).toBeLessThanOrEqual(4);
  });

  it('never get easier by their rules', () => {
    for (const level of levels.slice(1)) {
      const [before, now] = [difficulty(level - 1), difficulty(level)];
      expect(now.least).toBeGreaterThanOrEqual(before.least);
      expect(now.pots).toBeGreaterThanOrEqual(before.pots);
      expect(now.columns * now.rows).toBeGreaterThanOrEqual(before.columns * before.rows);
    }
  });
});

describe('layout', () => {
  it.each([
    [320, 320],
    [360, 640],
    [1920, 1080],
  ])('finds every tile again at %i x %i', (width, height) => {
    const { garden } = bedOf(30);
    const layout = createLayout(garden, { width, height });
    for (let cell = 0; cell < garden.columns * garden.rows; cell += 1)
      expect(cellAt(layout, garden, spotOfCell(layout, garden, cell))).toBe(cell);
    expect(cellAt(layout, garden, { x: -5, y: 10 })).toBe(-1);
  });
});
