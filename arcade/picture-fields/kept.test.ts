import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weatherOf } from './difficulty.ts';
import { KEPT_STROKES, restoreState, saveState } from './kept.ts';
import { levelField } from './levels.ts';
import { createState, cross, hint, isWhole, remember, sow, undo, type State } from './rules.ts';

const fresh = createState(levelField(3), weatherOf(3), false);
const { crops } = fresh.field.picture;
const bare = crops.indexOf(0);
const sown = crops.flatMap((crop, cell) => (crop === 0 ? [] : [cell]));

const sowAt = (state: State, cell: number): State => sow(remember(state), cell, crops[cell] ?? 1);

/** Returns a state after it was stored and read again. */
const again = (state: State): State | undefined =>
  restoreState(fresh, JSON.parse(JSON.stringify(saveState(state) ?? {})));

it('keeps nothing before the first stroke', () => {
  expect(saveState(fresh)).toBeUndefined();
});

it('continues with the same marks, crows, scarecrows and strokes to undo', () => {
  let state = sowAt(fresh, sown[0] ?? 0);
  state = cross(remember(state), bare);
  state = sow(remember(state), crops.lastIndexOf(0), 1);
  state = hint(state)?.state ?? state;
  expect([state.crows, state.scarecrows]).toEqual([1, 2]);
  const restored = again(state);
  expect(restored).toEqual(state);
  expect(restored && undo(restored)).toEqual(undo(state));
});

it('continues a field that was just won or lost, so that it still ends', () => {
  const won = sown.reduce(sowAt, fresh);
  expect(won.status).toBe('won');
  expect(again(won)?.status).toBe('won');
  const lost: State = { ...sowAt(fresh, sown[0] ?? 0), crows: fresh.weather.crows, status: 'lost' };
  expect(again(lost)?.status).toBe('lost');
});

it('keeps the last strokes of many', () => {
  let state = fresh;
  for (let stroke = 0; stroke < KEPT_STROKES + 5; stroke += 1) state = remember(state);
  expect(again(state)?.past).toHaveLength(KEPT_STROKES);
});

it.each([
  { marks: '0' },
  { marks: '9'.repeat(crops.length) },
  { marks: '1'.repeat(crops.length) },
  { crows: 99 },
  { crows: -1 },
  { scarecrows: 99 },
  { scarecrows: null },
  { past: 'none' },
  { past: [7] },
  { past: [crops.join('')] },
  { past: Array.from({ length: KEPT_STROKES + 1 }, () => '0'.repeat(crops.length)) },
])('does not continue a field with %j', (change) => {
  const kept = saveState(sowAt(fresh, sown[0] ?? 0));
  expect(restoreState(fresh, { ...kept })).toBeDefined();
  expect(restoreState(fresh, { ...kept, ...change })).toBeUndefined();
});

it('continues a legal field or none, whatever is stored', { tags: 'property' }, () => {
  const board = fc
    .array(fc.constantFrom('crop', '0', '3'), { minLength: crops.length, maxLength: crops.length })
    .map((marks) => marks.map((mark, cell) => (mark === 'crop' ? String(crops[cell]) : mark)).join(''));
  const near = fc.record(
    {
      marks: fc.oneof(board, fc.jsonValue()),
      past: fc.oneof(fc.array(fc.oneof({ weight: 9, arbitrary: board }, fc.jsonValue())), fc.jsonValue()),
      crows: fc.oneof(fc.nat({ max: 7 }), fc.jsonValue()),
      scarecrows: fc.oneof(fc.nat({ max: 4 }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.dictionary(fc.string(), fc.jsonValue())), (kept) => {
      const state = restoreState(fresh, kept);
      if (!state) return;
      for (const marks of [state.marks, ...state.past]) {
        expect(marks).toHaveLength(crops.length);
        expect(marks.every((mark, cell) => mark === 0 || mark === 3 || mark === crops[cell])).toBe(true);
      }
      expect(state.past.some((marks) => isWhole({ ...state, marks }))).toBe(false);
      expect(state.crows).toBeLessThanOrEqual(state.weather.crows);
      expect(state.status === 'lost').toBe(state.crows === state.weather.crows);
    }),
  );
});
