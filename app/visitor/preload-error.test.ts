import { expect, test, vi } from 'vitest';
import { createPreloadErrorHandler, type PreloadErrorEvent } from './preload-error.ts';

function open(
  pending: string | null,
  {
    storage,
    isOnline = true,
    reached = [true],
  }: { storage?: Partial<Storage>; isOnline?: boolean; reached?: boolean[] } = {},
) {
  const waited: boolean[] = [];
  const values = new Map<string, string>();
  const loaded: string[] = [];
  const handle = createPreloadErrorHandler({
    pendingAddress: () => pending,
    currentAddress: () => '/here',
    load: (address) => loaded.push(address),
    isOnline: () => isOnline,
    isServerThere: async () => reached.shift() ?? true,
    nextAttempt: async () => {},
    reportWaiting: (isWaiting) => waited.push(isWaiting),
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
      ...storage,
    },
  });
  const raiseEvent = (isRoute?: boolean): PreloadErrorEvent => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { isRoute });
    handle(event);
    return event;
  };
  const raise = (isRoute?: boolean) => raiseEvent(isRoute).defaultPrevented;
  return { loaded, waited, raise, raiseEvent };
}

test('the first failure loads the requested address, and the second stays an error', async () => {
  const { loaded, raise } = open('/g/details/7');
  expect(raise(true)).toBe(true);
  expect(raise(true)).toBe(false);
  await vi.waitFor(() => expect(loaded).toEqual(['/g/details/7']));
});

test('a failed lazy part reloads the page', async () => {
  const { loaded, raise } = open(null);
  expect(raise()).toBe(true);
  await vi.waitFor(() => expect(loaded).toEqual(['/here']));
});

test('without a connection the page stays, and the chunk is requested again when the server answers', async () => {
  const { loaded, waited, raiseEvent } = open('/g', { reached: [false, false, true] });
  const event = raiseEvent(true);
  expect(event.defaultPrevented).toBe(true);
  await event.again;
  expect(waited).toEqual([true, true, false]);
  expect(loaded).toEqual([]);
});

test('offline, every failure waits, and failures of lazy parts are not reported', async () => {
  const { loaded, waited, raiseEvent } = open(null, { isOnline: false });
  await raiseEvent().again;
  await raiseEvent().again;
  expect(waited).toEqual([]);
  expect(loaded).toEqual([]);
});

test('a failed prefetch changes nothing', () => {
  const { loaded, raise } = open(null);
  expect([raise(true), raise(true)]).toEqual([true, true]);
  expect(loaded).toEqual([]);
});

test('nothing is reloaded without session storage, because it would never end', () => {
  const denied = () => {
    throw new Error('denied');
  };
  const { loaded, raise } = open('/g', { storage: { getItem: denied, setItem: denied } });
  expect(raise(true)).toBe(false);
  expect(loaded).toEqual([]);
});

test('errors that another handler has processed are ignored', () => {
  const loaded: string[] = [];
  const handle = createPreloadErrorHandler({
    pendingAddress: () => '/g',
    currentAddress: () => '/here',
    load: (address) => loaded.push(address),
    isOnline: () => true,
    isServerThere: async () => true,
    nextAttempt: async () => {},
    reportWaiting: () => {},
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
  });
  const event = new Event('vite:preloadError', { cancelable: true });
  event.preventDefault();
  handle(event);
  expect(loaded).toEqual([]);
});
