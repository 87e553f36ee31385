import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRenderQueue, OverloadError, type RenderQueueOptions } from './render-queue.ts';

/** Creates a queue whose renderings end when the test ends them. */
function open(options: RenderQueueOptions = {}) {
  const queue = createRenderQueue(options);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: Record<string, string> = {};
  const add = (client: string, name: string) => {
    const queued = queue.add(client, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
    queued.result.catch((error: unknown) => {
      refused[name] = error instanceof OverloadError ? error.scope : String(error);
    });
    return queued;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
  };
  return { queue, add, end, started, refused };
}

const turns = async (count: number) => {
  for (let index = 0; index < count; index += 1) await nextTurn();
};

// A rendering starts immediately only in a turn of the event loop that no other rendering has taken.
beforeEach(() => turns(2));
afterEach(() => {
  vi.useRealTimers();
});

test('starts immediately when idle, and starts one rendering per turn of the event loop', async () => {
  const { add, started } = open();
  for (const name of ['1', '2', '3']) add('a', name);
  expect(started).toEqual(['1']);
  let isServedBetween = false;
  setImmediate(() => (isServedBetween = started.length === 2));
  await turns(4);
  expect(started).toEqual(['1', '2', '3']);
  expect(isServedBetween).toBe(true);
});

test('passes results and errors of renderings to the clients that requested them', async () => {
  const { queue } = open();
  expect(await queue.add('a', async () => 'page').result).toBe('page');
  await expect(queue.add('a', async () => Promise.reject(new Error('broken'))).result).rejects.toThrow(
    'broken',
  );
  expect([queue.inProgress(), queue.waiting()]).toEqual([0, 0]);
});

test('lets clients take turns, however many renderings one of them requests', async () => {
  const { add, end, started } = open({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
  add('b', 'b1');
  add('c', 'c1');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('leaves capacity for others while one client has many in progress', async () => {
  const { add, started } = open({ atOnce: 3, atOncePerClient: 2 });
  for (const name of ['a1', 'a2', 'a3']) add('a', name);
  await turns(5);
  expect(started).toEqual(['a1', 'a2']);
  add('b', 'b1');
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

describe('without room', () => {
  test('refuses only the client that has too many waiting', async () => {
    const { add, queue, refused } = open({ atOnce: 1, waitingPerClient: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
    add('b', 'b1');
    await turns(1);
    expect(refused).toEqual({ a4: 'client' });
    expect(queue.waiting()).toBe(3);
  });

  test('drops the newest rendering of the client with the most', async () => {
    const { add, refused } = open({ atOnce: 1, waiting: 4 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(name.slice(0, 1), name);
    await turns(1);
    expect(refused).toEqual({ a3: 'server' });
  });

  test('refuses the newcomer if no other client has more', async () => {
    const { add, refused } = open({ atOnce: 1, waiting: 2 });
    for (const name of ['a1', 'b1', 'c1', 'd1']) add(name.slice(0, 1), name);
    await turns(1);
    expect(refused).toEqual({ d1: 'server' });
  });

  test('cancels a rendering that has waited too long', async () => {
    vi.useFakeTimers();
    const { add, queue, refused } = open({ atOnce: 1, longestWait: 5_000 });
    add('a', 'a1');
    add('b', 'b1');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(refused).toEqual({ b1: 'server' });
    expect([queue.inProgress(), queue.waiting()]).toEqual([1, 0]);
  });
});

describe('a rendering that several clients request', () => {
  test('starts once, at the first turn of any of them', async () => {
    const { add, end, started } = open({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3']) add('a', name);
    add('a', 'shared').join('b');
    for (const name of ['a1', 'a2', 'shared', 'a3']) await end(name);
    await turns(3);
    expect(started).toEqual(['a1', 'a2', 'shared', 'a3']);
  });

  test('stays when one of them is moved', async () => {
    const { add, end, started, refused } = open({ atOnce: 1, waiting: 3 });
    add('a', 'a1');
    for (const name of ['a2', 'a3']) add('a', name);
    add('a', 'shared').join('b');
    add('c', 'c1');
    await turns(1);
    expect(refused).toEqual({ a3: 'server' });
    for (const name of ['a1', 'a2', 'shared', 'c1']) await end(name);
    expect(started.toSorted()).toEqual(['a1', 'a2', 'c1', 'shared']);
  });
});

test('a rendering runs in the context of the request that asked for it', async () => {
  const context = new AsyncLocalStorage<string>();
  const queue = createRenderQueue();
  const ask = (name: string) =>
    context.run(name, () => queue.add(name, async () => context.getStore()).result);
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a', 'b', 'c']);
});
