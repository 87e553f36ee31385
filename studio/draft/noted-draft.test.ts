import { beforeEach, expect, test } from 'vitest';
import {
  forgetShownDraft,
  isChangedElsewhere,
  latestDraft,
  noteDraft,
  type SteppedDraft,
} from './noted-draft.ts';

const draft = (id: number, revision: number): SteppedDraft => ({
  id,
  revision,
  canUndo: true,
  canRedo: false,
});

beforeEach(() => {
  noteDraft(draft(0, 0));
  forgetShownDraft(draft(0, 0));
});

test('a draft that is not on the screen yet can be undone', () => {
  expect(latestDraft(null)).toBeNull();
  noteDraft(draft(7, 1));
  expect(latestDraft(null)).toEqual(draft(7, 1));
});

test('the later revision counts', () => {
  noteDraft(draft(7, 3));
  expect(latestDraft(draft(7, 2))).toEqual(draft(7, 3));
  expect(latestDraft(draft(7, 4))).toEqual(draft(7, 4));
});

test('another draft on the screen counts', () => {
  noteDraft(draft(7, 3));
  expect(latestDraft(draft(8, 1))).toEqual(draft(8, 1));
});

test('a draft that was on the screen is not found after it has been published', () => {
  noteDraft(draft(7, 3));
  forgetShownDraft(draft(7, 2));
  expect(latestDraft(null)).toEqual(draft(7, 3));
  forgetShownDraft(draft(7, 3));
  expect(latestDraft(null)).toBeNull();
});

test('a draft is changed elsewhere if this window knows neither its id nor its revision', () => {
  const head = (id: number, revision: number) => ({ id, revision });
  expect(isChangedElsewhere(null, null)).toBe(false);
  expect(isChangedElsewhere(null, head(7, 1))).toBe(true);
  expect(isChangedElsewhere(draft(7, 3), null)).toBe(true);
  expect(isChangedElsewhere(draft(7, 3), head(8, 1))).toBe(true);
  expect(isChangedElsewhere(draft(7, 3), head(7, 4))).toBe(true);
  // The server answered before the last edit of this window.
  expect(isChangedElsewhere(draft(7, 3), head(7, 2))).toBe(false);
  noteDraft(draft(7, 4));
  expect(isChangedElsewhere(draft(7, 3), head(7, 4))).toBe(false);
});

test('a noted draft that was published before the screen showed it does not count as a change', () => {
  noteDraft(draft(7, 4));
  expect(isChangedElsewhere(null, null)).toBe(false);
  expect(isChangedElsewhere(null, { id: 7, revision: 4 })).toBe(false);
  expect(isChangedElsewhere(null, { id: 8, revision: 1 })).toBe(true);
});
