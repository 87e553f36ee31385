import { expect, test } from 'vitest';
import { createPreloadErrorHandler } from './preload-error.ts';

function open(pending: string | null, storage?: Pick<Storage, 'getItem' | 'setItem'>) {
  const values = new Map<string, string>();
  const loaded: string[] = [];
  const handle = createPreloadErrorHandler({
    pendingAddress: () => pending,
    currentAddress: () => '/here',
    load: (address) => loaded.push(address),
    storage: storage ?? {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    },
  });
  const raise = (isRoute?: boolean) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { isRoute });
    handle(event);
    return event.defaultPrevented;
  };
  return { loaded, raise };
}

test('the first failure loads the address asked for, the second stays an error', () => {
  const { loaded, raise } = open('/g/details/7');
  expect(raise(true)).toBe(true);
  expect(raise(true)).toBe(false);
  expect(loaded).toEqual(['/g/details/7']);
});

test('a lazy part of the page loads the page again', () => {
  const { loaded, raise } = open(null);
  expect(raise()).toBe(true);
  expect(loaded).toEqual(['/here']);
});

test('a route that was only prefetched changes nothing', () => {
  const { loaded, raise } = open(null);
  expect([raise(true), raise(true)]).toEqual([true, true]);
  expect(loaded).toEqual([]);
});

test('without session storage nothing is loaded: it would never end', () => {
  const denied = () => {
    throw new Error('denied');
  };
  const { loaded, raise } = open('/g', { getItem: denied, setItem: denied });
  expect(raise(true)).toBe(false);
  expect(loaded).toEqual([]);
});

test('what somebody else has handled is left alone', () => {
  const loaded: string[] = [];
  const handle = createPreloadErrorHandler({
    pendingAddress: () => '/g',
    currentAddress: () => '/here',
    load: (address) => loaded.push(address),
    storage: { getItem: () => null, setItem() {} },
  });
  const event = new Event('vite:preloadError', { cancelable: true });
  event.preventDefault();
  handle(event);
  expect(loaded).toEqual([]);
});
