import { expect, test } from 'vitest';
import { sumFigures, type MeasuredShift } from './sum-figures.ts';

const nothing = { requests: [], tasks: [], shifts: [], ownBytes: 0 };
const shift = (startTime: number, value: number, hadRecentInput = false): MeasuredShift => ({
  startTime,
  value,
  hadRecentInput,
});

test('requests with a size are added to the size of the entry, and the others are counted', () => {
  const requests = [
    { transferSize: 1_300, encodedBodySize: 1_000 },
    // The browser answered this request from its cache.
    { transferSize: 0, encodedBodySize: 500 },
    // The host of this request does not disclose the size to the page.
    { transferSize: 0, encodedBodySize: 0 },
  ];
  expect(sumFigures({ ...nothing, requests, ownBytes: 20 })).toMatchObject({
    requests: 3,
    hidden: 1,
    bytes: 1_820,
  });
});

test('long tasks block for their time beyond 50 ms', () => {
  expect(sumFigures({ ...nothing, tasks: [60, 250.4] })).toMatchObject({ longTasks: 310, blocking: 210 });
});

test('the layout shift is that of the largest session window', () => {
  const shiftOf = (...shifts: MeasuredShift[]) => sumFigures({ ...nothing, shifts }).shift;
  expect(shiftOf()).toBe(0);
  expect(shiftOf(shift(0, 0.1), shift(900, 0.05), shift(1_900, 0.12))).toBe(0.15);
  expect(shiftOf(...[0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => shift(at, 0.1)))).toBe(0.6);
  expect(shiftOf(shift(0, 0.3, true), shift(10, 0.02))).toBe(0.02);
});

test('the layout shift is unknown in browsers that do not report it', () => {
  expect(sumFigures({ ...nothing, shifts: null }).shift).toBeNull();
});
