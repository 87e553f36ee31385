import { describe, expect, it } from 'vitest';
import { HUES } from './crops.ts';
import { dailyField } from './daily.ts';
import { LEVELS, PER_SEASON, lessonOf, seasonOf, starsFor, weatherOf } from './difficulty.ts';
import { cellAt, createLayout, runTo, spotOf, toolAt } from './layout.ts';
import { levelField } from './levels.ts';
import { PICTURES } from './pictures/index.ts';
import { clueOf, fieldOf, hasTwoCrops, picture, type Field } from './puzzle.ts';
import {
  STICKS,
  clear,
  createState,
  cross,
  hint,
  isLineDone,
  remember,
  scoreOf,
  sow,
  starsOf,
  stepOf,
  undo,
  type State,
} from './rules.ts';
import { blankOf, isSolved, solve, solveLine } from './solver.ts';

const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
const small = fieldOf(picture('Small', 'r.r\nrrr\n.G.'));
const start = (field: Field = small, isAutoCrossing = true): State =>
  createState(field, weatherOf(1), isAutoCrossing);
const sowAll = (state: State): State =>
  state.field.picture.crops.reduce((next, crop, cell) => (crop === 0 ? next : sow(next, cell, crop)), state);
const cropsOf = (masks: readonly number[]): number[] => masks.map((mask) => Math.log2(mask));

describe('counts', () => {
  it('read runs of each crop in order', () => {
    expect(clueOf([1, 1, 0, 1])).toEqual([
      { length: 2, crop: 1 },
      { length: 1, crop: 1 },
    ]);
    expect(clueOf([1, 2, 2])).toEqual([
      { length: 1, crop: 1 },
      { length: 2, crop: 2 },
    ]);
    expect(clueOf([0, 0])).toEqual([]);
  });

  it('identify the crops of a drawing by its capital letters', () => {
    expect(small.picture.crops).toEqual([1, 0, 1, 1, 1, 1, 0, 2, 0]);
    expect(small.picture.hues[7]).toBe('g');
    expect(small.lines).toHaveLength(6);
    expect(hasTwoCrops(small.picture)).toBe(true);
  });
});

describe('line solver', () => {
  it('finds what all fillings share', () => {
    expect(solveLine([{ length: 3, crop: 1 }], [3, 3, 3, 3])).toEqual([3, 2, 2, 3]);
    expect(solveLine([{ length: 4, crop: 1 }], [3, 3, 3, 3])).toEqual([2, 2, 2, 2]);
    expect(solveLine([], [3, 3])).toEqual([1, 1]);
  });

  it('keeps a gap between equal crops only', () => {
    const same = [1, 1].map(() => ({ length: 1, crop: 1 as const }));
    expect(solveLine(same, [3, 3, 3])).toEqual([2, 1, 2]);
    expect(
      solveLine(
        [
          { length: 1, crop: 1 },
          { length: 2, crop: 2 },
        ],
        [7, 7, 7],
      ),
    ).toEqual([2, 4, 4]);
  });

  it('says when nothing fits', () => {
    expect(solveLine([{ length: 3, crop: 1 }], [3, 1, 3])).toBeNull();
  });

  it('does not guess', () => {
    const { masks } = solve(fieldOf(picture('Either', 'r.\n.r')));
    expect(isSolved(masks)).toBe(false);
  });
});

describe('pictures', () => {
  it('are 48, whole, from 5 to 15 squares wide and each drawn once', () => {
    expect(PICTURES).toHaveLength(LEVELS);
    expect(new Set(PICTURES.map(({ name }) => name)).size).toBe(LEVELS);
    expect(new Set(PICTURES.map(({ hues }) => hues.join(''))).size).toBe(LEVELS);
    for (const { columns, rows, crops, hues, name } of PICTURES) {
      expect(crops, name).toHaveLength(columns * rows);
      for (const size of [columns, rows]) {
        expect(size, name).toBeGreaterThanOrEqual(5);
        expect(size, name).toBeLessThanOrEqual(15);
      }
      for (const hue of hues) if (hue !== '.') expect(HUES, name).toHaveProperty(hue);
      expect(new Set(hues).size, name).toBeGreaterThan(1);
    }
  });

  it.each(levels)('field %i is solved line by line without a guess, including its fog', (level) => {
    const field = levelField(level);
    const { masks } = solve(field);
    expect(cropsOf(masks)).toEqual([...field.picture.crops]);
    expect(field.fog.size).toBe(weatherOf(level).fog);
  });

  it('are always the same for a level', () => {
    expect([...levelField(44).fog]).toEqual([...levelField(44).fog]);
    expect(() => levelField(LEVELS + 1)).toThrow(RangeError);
  });
});

describe('difficulty', () => {
  it('grows from season to season', () => {
    const seasons = [0, 1, 2, 3].map((season) => levels.filter((level) => seasonOf(level) === season));
    const area = (level: number): number => PICTURES[level - 1]?.crops.length ?? 0;
    const sizes = seasons.map((own) => own.reduce((sum, level) => sum + area(level), 0) / own.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(seasons.every((own) => own.length === PER_SEASON)).toBe(true);
    const crows = levels.map((level) => weatherOf(level).crows);
    expect(crows).toEqual(crows.toSorted((a, b) => b - a));
    const fog = levels.map((level) => weatherOf(level).fog);
    expect(fog).toEqual(fog.toSorted((a, b) => a - b));
    expect(fog.at(-1)).toBe(4);
  });

  it('brings two crops in summer, not before, and announces every new thing', () => {
    const firstTwo = PICTURES.findIndex(hasTwoCrops) + 1;
    expect(seasonOf(firstTwo)).toBe(1);
    expect(lessonOf(firstTwo)).toMatch(/two crops/i);
    expect(lessonOf(levels.find((level) => weatherOf(level).fog > 0) ?? 0)).toMatch(/fog/i);
    expect([0, 1, 2, 3].map(starsFor)).toEqual([3, 2, 2, 1]);
  });
});

describe('sowing', () => {
  it('grows the right seed', () => {
    const state = sow(start(), 0, 1);
    expect(state.marks[0]).toBe(1);
    expect(state.crows).toBe(0);
    expect(scoreOf(state)).toBe(10);
  });

  it('feeds a crow with wrong seed and leaves sticks on bare soil', () => {
    const state = sow(start(), 1, 1);
    expect(state.crows).toBe(1);
    expect(state.marks[1]).toBe(STICKS);
    const swapped = sow(start(), 7, 1);
    expect(swapped.crows).toBe(1);
    expect(swapped.marks[7]).toBe(0);
  });

  it('leaves sown squares and sticks alone', () => {
    const state = cross(sow(start(), 0, 1), 1);
    expect(sow(state, 0, 1)).toBe(state);
    expect(sow(state, 1, 1)).toBe(state);
    expect(clear(state, 1).marks[1]).toBe(0);
    expect(clear(state, 0)).toBe(state);
    expect(cross(state, 0)).toBe(state);
  });

  it('crosses finished lines, if wanted', () => {
    const steps = (state: State): State => sow(sow(state, 0, 1), 2, 1);
    expect(steps(start()).marks[1]).toBe(STICKS);
    expect(steps(start(small, false)).marks[1]).toBe(0);
    expect(isLineDone(steps(start()), 0)).toBe(true);
  });

  it('wins when the picture is whole', () => {
    const state = sowAll(start());
    expect(state.status).toBe('won');
    expect(starsOf(state)).toBe(3);
    expect(scoreOf(state)).toBeGreaterThan(scoreOf({ ...state, status: 'playing' }));
    expect(sow(state, 1, 1)).toBe(state);
  });

  it('loses with the last crow', () => {
    const field = levelField(1);
    const bare = field.picture.crops.flatMap((crop, cell) => (crop === 0 ? [cell] : []));
    const state = bare.reduce((next, cell) => sow(next, cell, 1), start(field));
    expect(state.status).toBe('lost');
    expect(state.crows).toBe(weatherOf(1).crows);
    expect(stepOf(state)).toBeNull();
  });
});

describe('help', () => {
  it('undo takes a whole stroke back, but no crow', () => {
    const stroke = sow(sow(remember(start()), 3, 1), 4, 1);
    expect(undo(stroke).marks).toEqual(start().marks);
    const wrong = sow(remember(start()), 1, 1);
    expect(undo(wrong).crows).toBe(1);
    expect(undo(start())).toEqual(start());
  });

  it('a scarecrow sows a sure square and costs a star', () => {
    const told = hint(start());
    expect(told).not.toBeNull();
    if (!told) return;
    expect(told.state.marks[told.cell]).toBe(small.picture.crops[told.cell]);
    expect(told.state.scarecrows).toBe(2);
    expect(starsOf(told.state)).toBe(2);
  });

  it('sees through mistaken sticks and ends with the last scarecrow', () => {
    const crossed = small.picture.crops.reduce((next, _, cell) => cross(next, cell), start());
    expect(hint(crossed)?.state.crows).toBe(0);
    expect(hint({ ...start(), scarecrows: 0 })).toBeNull();
  });

  it.each([1, 19, 31, 40, 48])('field %i can be solved by reasoning alone', (level) => {
    let state = createState(levelField(level), weatherOf(level), true);
    for (let step = stepOf(state); step; step = stepOf(state)) {
      expect(step.cells.length).toBeGreaterThan(0);
      for (const cell of step.cells) state = sow(state, cell, state.field.picture.crops[cell] ?? 0);
    }
    expect(state.status).toBe('won');
    expect(starsOf(state)).toBe(3);
  });
});

describe('the field of the day', () => {
  it.each(['2026-01-01', '2026-07-14', '2027-02-28', '2028-02-29'])('of %s is proven', (day) => {
    const field = dailyField(day);
    expect(isSolved(solve(field, blankOf(field)).masks)).toBe(true);
    expect(dailyField(day).picture.hues).toEqual(field.picture.hues);
    expect(dailyField(`${day}x`).picture.hues).not.toEqual(field.picture.hues);
  });
});

describe('layout', () => {
  const frames = [
    { width: 993, height: 560 },
    { width: 560, height: 930 },
    { width: 675, height: 560 },
    { width: 560, height: 560 },
  ];
  it.each(frames)('keeps soil, counts and tools in view at $width by $height', (area) => {
    for (const level of [1, 15, 31, 48]) {
      const layout = createLayout(levelField(level), area);
      expect(layout.left - layout.side).toBeGreaterThanOrEqual(0);
      expect(layout.top - layout.head).toBeGreaterThanOrEqual(0);
      expect(layout.left + layout.columns * layout.cell).toBeLessThanOrEqual(area.width);
      expect(layout.top + layout.rows * layout.cell).toBeLessThanOrEqual(area.height);
      for (const { tool, x, y, size } of layout.tools) {
        expect(toolAt(layout, { x, y })).toBe(tool);
        expect(x + size / 2).toBeLessThanOrEqual(area.width);
        expect(y + size / 2).toBeLessThanOrEqual(area.height);
        expect(cellAt(layout, { x: x - size / 2, y: y - size / 2 })).toBe(-1);
      }
      const last = layout.columns * layout.rows - 1;
      expect(cellAt(layout, spotOf(layout, last))).toBe(last);
    }
  });

  it('keeps a stroke on its line', () => {
    const layout = createLayout(levelField(1), { width: 993, height: 560 });
    expect(runTo(layout, 6, spotOf(layout, 9), true)).toEqual([6, 7, 8, 9]);
    expect(runTo(layout, 6, spotOf(layout, 19), true)).toEqual([6, 7, 8, 9]);
    expect(runTo(layout, 11, spotOf(layout, 1), false)).toEqual([11, 6, 1]);
    expect(runTo(layout, 6, spotOf(layout, 6), true)).toEqual([6]);
  });
});
