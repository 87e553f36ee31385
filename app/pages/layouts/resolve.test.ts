import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBlockRegistry, defineBlock, type PageContext } from './block.server.ts';
import { ShownItems } from './shown-items.server.ts';
import { blockTimeLimit, resolveLayout } from './resolve.server.ts';

const context = { ads: [], shown: new ShownItems() } as unknown as PageContext;

const blockOf = (type: string, load: () => unknown) =>
  defineBlock({ type, description: type, settings: {}, load });

const registry = createBlockRegistry({
  sound: blockOf('sound', () => ({ text: 'here' })),
  throwing: blockOf('throwing', () => {
    throw new Error('thrown');
  }),
  rejecting: blockOf('rejecting', () => Promise.reject(new Error('rejected'))),
  hanging: blockOf('hanging', () => new Promise(() => {})),
  slow: blockOf('slow', () => new Promise((done) => setTimeout(done, blockTimeLimit - 1, { text: 'slow' }))),
  absent: blockOf('absent', () => null),
});

async function resolve(...types: string[]) {
  const dropped: string[] = [];
  const layout = types.map((type) => ({ type, settings: {} }));
  const pending = resolveLayout(layout, context, registry, ({ type, reason }) => {
    dropped.push(`${type}: ${reason instanceof Error ? reason.message : String(reason)}`);
  });
  await vi.advanceTimersByTimeAsync(blockTimeLimit);
  return { types: (await pending).map(({ type }) => type), dropped };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a block that throws or rejects is omitted and reported, and the others stay in order', async () => {
  expect(await resolve('sound', 'throwing', 'sound', 'rejecting')).toEqual({
    types: ['sound', 'sound'],
    dropped: ['throwing: thrown', 'rejecting: rejected'],
  });
});

test('a block whose load never ends is omitted after five seconds, but a slow one is not', async () => {
  expect(await resolve('hanging', 'sound', 'slow')).toEqual({
    types: ['sound', 'slow'],
    dropped: ['hanging: The block "hanging" was not loaded within 5 s.'],
  });
});

test('a block without content is omitted without a report', async () => {
  expect(await resolve('absent', 'sound')).toEqual({ types: ['sound'], dropped: [] });
});

test('a load that has ended leaves no timer', async () => {
  await resolve('sound', 'throwing');
  expect(vi.getTimerCount()).toBe(0);
});
