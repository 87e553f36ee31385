import { afterEach, expect, it, vi } from 'vitest';
import { isKeyName, namedKeys, printedKey, readKeyboardLayout } from './keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

const french = new Map([
  ['KeyQ', 'a'],
  ['KeyW', 'z'],
  ['KeyM', ','],
  ['Digit1', '&'],
]);

it('names the places of letters as they are printed on the keyboard, and leaves other keys', () => {
  const keys = ['W', 'Q', 'M', 'E', 'ArrowUp', 'Space', '1', ','];
  expect(keys.map((key) => printedKey(key, french))).toEqual([
    'Z',
    'A',
    ',',
    'E',
    'ArrowUp',
    'Space',
    '1',
    ',',
  ]);
  expect(keys.map((key) => printedKey(key, undefined))).toEqual(keys);
});

it('distinguishes names of keys and buttons from gestures', () => {
  for (const key of [...namedKeys, 'W', '1', '↑', 'F1', 'Tab', 'LB'])
    expect([key, isKeyName(key)]).toEqual([key, true]);
  for (const text of ['Click', 'Drag', 'Left stick', 'AB', 'Space bar', '跳', '']) {
    expect([text, isKeyName(text)]).toEqual([text, false]);
  }
});

it('is unknown in a browser without the API, and in a frame that may not use it', async () => {
  vi.stubGlobal('navigator', {});
  expect(await readKeyboardLayout()).toBeUndefined();
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.reject(new Error('not allowed')) } });
  expect(await readKeyboardLayout()).toBeUndefined();
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.resolve(french) } });
  expect(await readKeyboardLayout()).toBe(french);
});
