import { expect, it } from 'vitest';
import type { SafeStorage } from '#app/visitor/storage.ts';
import { readCardInput, storeCardInput } from './card-input.ts';
import { readSpending, type CardInput } from './card-query.ts';

function openArea(text: string | null = null): SafeStorage {
  let stored = text;
  return {
    get: () => stored,
    set(_key, value) {
      stored = value;
      return true;
    },
    remove() {},
  };
}

function inputOf(query: string, ...compared: number[]): CardInput {
  return { spending: readSpending(new URLSearchParams(query)), compared };
}

it('keeps the amounts and cards of each history entry', () => {
  const area = openArea();
  storeCardInput(area, 'a', inputOf('groceries=20&balance=5000', 7, 3));
  storeCardInput(area, 'b', inputOf('', 1));
  storeCardInput(area, 'b', inputOf(''));
  expect(readCardInput(area, 'a')).toEqual(inputOf('groceries=20&balance=5000', 7, 3));
  expect(readCardInput(area, 'b')).toEqual(inputOf(''));
  expect(readCardInput(area, 'c')).toBeNull();
});

it('keeps the fifty entries that changed last', () => {
  const area = openArea();
  for (let entry = 0; entry < 50; entry++) storeCardInput(area, `e${entry}`, inputOf(`fuel=${entry}`));
  storeCardInput(area, 'e0', inputOf('fuel=7'));
  storeCardInput(area, 'new', inputOf('fuel=8'));
  const kept = ['new', 'e0', 'e1', 'e2'].map((entry) => readCardInput(area, entry)?.spending.monthly.fuel);
  expect(kept).toEqual([8, 7, undefined, 2]);
});

it.each(['', 'null', '[1,2', '"a"', '{"a":"fuel=1"}', '[["a"],["a",1],["a","fuel=1",2],null]'])(
  'ignores a stored %j, and replaces it',
  (text) => {
    const area = openArea(text);
    expect(readCardInput(area, 'a')).toBeNull();
    storeCardInput(area, 'a', inputOf('fuel=1'));
    expect(readCardInput(area, 'a')).toEqual(inputOf('fuel=1'));
  },
);

it('replaces stored amounts that are not valid, and skips such cards', () => {
  const area = openArea('[["a","fuel=-1&dining=9999999&compare=x,2,2,3&compare=4,5,6"]]');
  expect(readCardInput(area, 'a')).toEqual(inputOf('dining=1000000', 2, 3, 4, 5));
});
