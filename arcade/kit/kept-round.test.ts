import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRoundStore } from './kept-round.ts';
import type { Storage } from './storage.ts';

/** Returns a storage in which every key has the same value. */
function createMemory(value?: unknown): Storage & { value: unknown } {
  return {
    value,
    get<Value>(_key: string, fallback: Value) {
      const isSame = typeof this.value === typeof fallback && !Array.isArray(this.value);
      return isSame && this.value !== null ? (this.value as Value) : fallback;
    },
    set(_key, next) {
      this.value = next;
    },
  };
}

const open = (storage: Storage) => createRoundStore(storage, ['daily'], { unlocked: 3 });

describe('a kept round', () => {
  it('is read again until it is dropped', () => {
    const storage = createMemory();
    const round = { mode: 'levels', level: 2, play: { moves: '123' } } as const;
    open(storage).keep(round);
    expect(open(storage).read()).toEqual(round);
    open(storage).drop();
    expect(open(storage).read()).toBeUndefined();
  });

  it('can be of another mode', () => {
    const storage = createMemory();
    open(storage).keep({ mode: 'daily', level: 0, play: {} });
    expect(open(storage).read()).toEqual({ mode: 'daily', level: 0, play: {} });
  });

  it('is dropped if it has grown too long', () => {
    const storage = createMemory();
    open(storage).keep({ mode: 'levels', level: 1, play: { moves: '1' } });
    open(storage).keep({ mode: 'levels', level: 1, play: { moves: '1'.repeat(20_000) } });
    expect(open(storage).read()).toBeUndefined();
  });

  it.each([
    { mode: 'levels', level: 4, play: {} },
    { mode: 'levels', level: 0, play: {} },
    { mode: 'levels', level: 1.5, play: {} },
    { mode: 'endless', level: 0, play: {} },
    { mode: 'daily', level: 1, play: {} },
    { mode: 'levels', level: 1, play: [] },
    { mode: 'levels', level: 1, play: null },
    { mode: 'levels', level: 1, play: { moves: '1'.repeat(20_000) } },
    { mode: 'levels', level: 1 },
    [],
    null,
  ])('is not read from %j', (value) => {
    expect(open(createMemory(value)).read()).toBeUndefined();
  });

  it('that is nested too deeply is not read', () => {
    let play: object = {};
    for (let depth = 0; depth < 100_000; depth += 1) play = { play };
    expect(open(createMemory({ mode: 'levels', level: 1, play })).read()).toBeUndefined();
  });

  it('is valid or not there, whatever is stored', { tags: 'property' }, () => {
    const near = fc.record(
      {
        mode: fc.oneof(fc.constantFrom('levels', 'daily'), fc.jsonValue()),
        level: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.jsonValue()),
        play: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.jsonValue()), (value) => {
        const round = open(createMemory(value)).read();
        if (!round) return;
        expect(['levels', 'daily']).toContain(round.mode);
        expect(round.mode === 'daily' ? [0] : [1, 2, 3]).toContain(round.level);
        expect(Array.isArray(round.play)).toBe(false);
      }),
    );
  });
});
