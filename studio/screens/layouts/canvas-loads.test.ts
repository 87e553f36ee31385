import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCanvasLoads, type CanvasLoads } from './canvas-loads.ts';

/**
 * The loads that the page was told to do. A number represents the next revision after it, and `null` the current
 * revision of the draft.
 */
let asked: (number | null)[];
let isOpen: boolean;
let loads: CanvasLoads;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  isOpen = true;
  loads = createCanvasLoads('7 5', (after) => {
    if (isOpen) asked.push(after);
    return isOpen;
  });
});

afterEach(() => {
  loads.stop();
  vi.useRealTimers();
});

/** Calls `show` for a step. Returns a function that tells whether the promise of `show` has been resolved. */
function show(revision: number): () => boolean {
  let isShown = false;
  void loads.show({ id: 7, revision }).then(() => (isShown = true));
  return () => isShown;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a setting is loaded as soon as it is sent, and not again', async () => {
  loads.expect();
  const isShown = show(6);
  await settle();
  expect(isShown()).toBe(false);
  loads.noteLoaded('7 6');
  await settle();
  expect(isShown()).toBe(true);
  loads.follow('7 6');
  expect(asked).toEqual([5]);
});

test('the page can show a setting before the screen knows that it is saved', async () => {
  loads.expect();
  loads.noteLoaded('7 6');
  const isShown = show(6);
  await settle();
  expect(isShown()).toBe(true);
  expect(asked).toEqual([5]);
});

test('settings that follow each other wait for one revision each', async () => {
  loads.expect();
  loads.expect();
  const shown = [show(6), show(7)];
  loads.noteLoaded('7 7');
  await settle();
  expect(shown.map((isShown) => isShown())).toEqual([true, true]);
  loads.expect();
  expect(asked).toEqual([5, 6, 7]);
});

test('a step of somebody else does not count as the setting', async () => {
  loads.expect();
  const isShown = show(7);
  loads.noteLoaded('7 6');
  await settle();
  expect(asked).toEqual([5, null]);
  loads.noteLoaded('7 7');
  await settle();
  expect(isShown()).toBe(true);
});

test('a page does not wait for a setting that is refused', async () => {
  loads.expect();
  await loads.show(null);
  loads.noteLoaded('7 5');
  loads.expect();
  expect(asked).toEqual([5, null, 5]);
});

test('a page that does not report is told again, a few times', async () => {
  loads.follow('7 6');
  expect(asked).toEqual([null]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(2);
  loads.noteLoaded('7 5');
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(4);
});

test('a page that reports is not told again', async () => {
  loads.follow('7 6');
  loads.noteLoaded('7 6');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([null]);
});

test('a page that is loading is not told again', async () => {
  loads.follow('7 6');
  loads.noteLoading();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked).toEqual([null]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([null, null]);
});

test('a page that loads a setting slowly is not told again', async () => {
  loads.expect();
  loads.noteLoading();
  const isShown = show(6);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isShown()).toBe(true);
  loads.noteLoaded('7 6');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([5]);
});

test('a page that has slowly loaded an earlier revision is told again', async () => {
  loads.expect();
  loads.noteLoading();
  show(7);
  await vi.advanceTimersByTimeAsync(10_000);
  loads.noteLoaded('7 6');
  expect(asked).toEqual([5, null]);
});

test('a page that is replaced while it loads is told again', async () => {
  loads.follow('7 6');
  loads.noteLoading();
  loads.noteOpened();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toEqual([null, null]);
});

test('earlier data of the screen does not load the page again', () => {
  loads.follow('7 6');
  loads.follow('7 5');
  expect(asked).toEqual([null]);
});

test('the screen waits a second at most', async () => {
  const isShown = show(6);
  await vi.advanceTimersByTimeAsync(999);
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown()).toBe(true);
});

test('a page that is opened later is told then', () => {
  isOpen = false;
  loads.follow('7 6');
  isOpen = true;
  loads.follow('7 6');
  expect(asked).toEqual([null]);
});

test('another draft, or none, is always loaded, and expects nothing', async () => {
  loads.follow('8 2');
  await loads.show({ id: 7, revision: 9 });
  loads.follow('');
  loads.expect();
  expect(asked).toEqual([null, null]);
});
