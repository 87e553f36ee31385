import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage, createStorageSignal } from './storage.ts';

/** Creates a storage area in memory whose writes can be made to fail. */
function openArea() {
  const values = new Map<string, string>();
  const state = { isFull: false, isBlocked: false, values };
  const failIf = (fails: boolean) => {
    if (fails) throw new DOMException('No', 'QuotaExceededError');
  };
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      failIf(state.isFull);
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  const storage = createSafeStorage(() => {
    failIf(state.isBlocked);
    return area;
  });
  return { state, storage };
}

describe('a safe storage area', () => {
  it('stores, reads and removes', () => {
    const { state, storage } = openArea();
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '1')).toBe(true);
    expect([storage.get('a'), state.values.get('a')]).toEqual(['1', '1']);
    storage.remove('a');
    expect([storage.get('a'), state.values.has('a')]).toEqual([null, false]);
  });

  it('keeps values that do not fit for the life of the document and prefers them to stored ones', () => {
    const { state, storage } = openArea();
    storage.set('a', 'old');
    state.isFull = true;
    expect(storage.set('a', 'new')).toBe(false);
    expect(storage.get('a')).toBe('new');
    state.isFull = false;
    expect(storage.set('a', 'newer')).toBe(true);
    state.values.set('a', 'from another tab');
    expect(storage.get('a')).toBe('from another tab');
  });

  it('works from memory while storage is blocked', () => {
    const { state, storage } = openArea();
    storage.set('a', '1');
    state.isBlocked = true;
    expect(storage.get('a')).toBeNull();
    expect(storage.set('b', '2')).toBe(false);
    expect(storage.get('b')).toBe('2');
    storage.remove('b');
    storage.remove('a');
    expect([storage.get('a'), storage.get('b')]).toEqual([null, null]);
  });
});

describe('a signal of stored values', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reports changes in this document and in other tabs, and the return from the back/forward cache', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const calls: string[] = [];
    const signal = createStorageSignal(() => calls.push('apply'));
    const stopFirst = signal.subscribe(() => calls.push('first'));
    const stopSecond = signal.subscribe(() => calls.push('second'));
    const callsOf = (change: () => void) => {
      calls.length = 0;
      change();
      return [...calls];
    };
    const dispatch = (name: string) => () => void window.dispatchEvent(new Event(name));
    const all = ['apply', 'first', 'second'];
    expect(callsOf(signal.notify)).toEqual(all);
    expect(callsOf(dispatch('storage'))).toEqual(all);
    expect(callsOf(dispatch('pageshow'))).toEqual(all);
    stopFirst();
    expect(callsOf(dispatch('pageshow'))).toEqual(['apply', 'second']);
    stopSecond();
    expect(callsOf(dispatch('pageshow'))).toEqual([]);
  });
});
