import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { noneUnavailable, type UnavailableItems } from '#app/domain/unavailable-items.ts';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import { createSnapshotHolder, type SnapshotHolder } from './snapshot-holder.server.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the holder looks at the version only
const snapshotOf = (version: number) => ({ version, catalogues: new Map() }) as unknown as Snapshot;

let stored: number | null;
let readVersion: () => Promise<number | null>;
let load: (current: Snapshot | null) => Promise<Snapshot>;
let loads: (number | null)[];
let holder: SnapshotHolder;

beforeEach(() => {
  vi.useFakeTimers();
  stored = null;
  loads = [];
  readVersion = async () => stored;
  load = async () => snapshotOf(stored ?? 0);
  holder = createSnapshotHolder({
    readVersion: () => readVersion(),
    load: (current) => {
      loads.push(current?.version ?? null);
      return load(current);
    },
    clock: { now: Date.now },
    log: pino({ level: 'silent' }),
  });
});

afterEach(async () => {
  await holder.stop();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('has no snapshot while the store is empty', async () => {
  await holder.refresh();
  await pass(5_000);
  expect([holder.current(), holder.failure(), loads]).toEqual([null, null, []]);
});

it('loads a new version within the interval, and only then', async () => {
  const swaps: unknown[] = [];
  const end = holder.onSwap((next, previous) => swaps.push([next.version, previous?.version]));
  stored = 1;
  await holder.refresh();
  stored = 2;
  await pass(1_999);
  expect(holder.current()?.version).toBe(1);
  await pass(1);
  expect(holder.current()?.version).toBe(2);
  await pass(20_000);
  expect(loads).toEqual([null, 1]);
  end();
  stored = 3;
  await holder.refresh();
  expect(swaps).toEqual([
    [1, undefined],
    [2, 1],
  ]);
});

it('keeps the old snapshot if a load fails, reports the reason and recovers', async () => {
  stored = 1;
  await holder.refresh();
  stored = 2;
  load = async () => {
    throw new Error('the layout is broken');
  };
  await pass(2_000);
  expect(holder.current()?.version).toBe(1);
  expect(holder.failure()).toMatch(/^Site version 2 cannot be loaded: the layout is broken \(since 20/);
  load = async () => snapshotOf(2);
  await pass(60_000);
  expect([holder.current()?.version, holder.failure()]).toEqual([2, null]);
});

it('retries a bad version at increasing intervals, and loads a newer one immediately', async () => {
  stored = 1;
  load = async () => {
    throw new Error('broken');
  };
  await pass(600_000);
  expect(loads.length).toBeLessThan(20);
  expect(loads.length).toBeGreaterThan(8);
  stored = 2;
  load = async () => snapshotOf(2);
  await pass(2_000);
  expect(holder.current()?.version).toBe(2);
});

it('reports that the store cannot be read until it can be read again', async () => {
  stored = 1;
  await holder.refresh();
  readVersion = async () => {
    throw new Error('connection refused');
  };
  await pass(2_000);
  expect(holder.failure()).toContain('The store cannot be read: connection refused');
  readVersion = async () => 1;
  await pass(2_000);
  expect([holder.current()?.version, holder.failure()]).toEqual([1, null]);
});

it('reports that the store does not answer, and ignores late answers', async () => {
  stored = 1;
  await holder.refresh();
  const late = Promise.withResolvers<number>();
  readVersion = () => late.promise;
  await pass(12_000);
  expect(holder.failure()).toContain('The store cannot be read: it does not answer');
  expect(holder.current()?.version).toBe(1);
  late.resolve(7);
  readVersion = async () => 1;
  await pass(2_000);
  expect([holder.current()?.version, holder.failure(), loads]).toEqual([1, null, [null]]);
});

it('after a refresh, everything stored before the call is current', async () => {
  stored = 1;
  const slow = Promise.withResolvers<Snapshot>();
  load = () => slow.promise;
  const first = holder.refresh();
  await pass(0);
  stored = 2;
  const others = [holder.refresh(), holder.refresh()];
  load = async () => snapshotOf(2);
  slow.resolve(snapshotOf(1));
  await first;
  await Promise.all(others);
  expect(holder.current()?.version).toBe(2);
  expect(loads).toEqual([null, 1]);
});

it('continues if a listener fails', async () => {
  const seen: number[] = [];
  holder.onSwap(() => {
    throw new Error('listener');
  });
  holder.onSwap(({ version }) => seen.push(version));
  stored = 1;
  await holder.refresh();
  expect([seen, holder.failure()]).toEqual([[1], null]);
});

it('does not swap snapshots after it was stopped', async () => {
  await holder.stop();
  stored = 1;
  await pass(10_000);
  expect(holder.current()).toBeNull();
});

it('shows an item only until its end, and notifies listeners', async () => {
  const ending = makeCatalogue([makeItem({ id: 1, endsAt: Date.now() + 90_000 }), makeItem({ id: 2 })]);
  load = async () =>
    ({ version: 1, catalogues: new Map([[2, ending]]), translations: new Map() }) as unknown as Snapshot;
  const shown: number[] = [];
  const count = (snapshot: Snapshot | null) => snapshot?.catalogues.get(2)?.items.length ?? 0;
  holder.onSwap((snapshot) => shown.push(count(snapshot)));
  stored = 1;
  await holder.refresh();
  expect([count(holder.current()), shown]).toEqual([2, [2]]);
  await pass(89_999);
  expect([count(holder.current()), shown]).toEqual([2, [2]]);
  await pass(1);
  expect([count(holder.current()), shown]).toEqual([1, [2, 1]]);
  expect(holder.current()).toBe(holder.current());
});

it('rebuilds the lists when items become unavailable, without a new version', async () => {
  const catalogue = makeCatalogue([makeItem({ id: 1 }), makeItem({ id: 2 })]);
  let unavailable: UnavailableItems = noneUnavailable;
  const loadOne = async () =>
    ({ version: 1, catalogues: new Map([[2, catalogue]]), translations: new Map() }) as unknown as Snapshot;
  const shown: (number | undefined)[] = [];
  await holder.stop();
  holder = createSnapshotHolder({
    readVersion: async () => 1,
    load: loadOne,
    readUnavailable: async () => unavailable,
    clock: { now: Date.now },
    log: pino({ level: 'silent' }),
  });
  holder.onSwap(({ catalogues }) => shown.push(catalogues.get(2)?.items.length));
  await pass(10_000);
  unavailable = new Map([[2, new Map([[1, { playUrl: '', since: 1 }]])]]);
  await pass(10_000);
  expect(holder.current()?.unavailable).toBe(unavailable);
  unavailable = noneUnavailable;
  await pass(2_000);
  expect(shown).toEqual([2, 1, 2]);
});
