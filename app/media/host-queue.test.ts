import { describe, expect, it } from 'vitest';
import { HostQueue } from './host-queue.ts';

const addresses = (host: string, count: number) =>
  Array.from({ length: count }, (_, index) => `https://${host}.example/${index}`);

function takeAll(queue: HostQueue): string[] {
  const taken: string[] = [];
  for (let address = queue.take(); address !== undefined; address = queue.take()) taken.push(address);
  return taken;
}

describe('a queue of addresses', () => {
  it('lets hosts take turns, each with three requests at once', () => {
    const queue = new HostQueue([...addresses('a', 5), ...addresses('b', 2)]);
    const [a, b] = [addresses('a', 5), addresses('b', 2)];
    expect(takeAll(queue)).toEqual([a[0], b[0], a[1], b[1], a[2]]);
    expect(queue.finish(a[1]!, true)).toEqual([]);
    expect(takeAll(queue)).toEqual([a[3]]);
  });

  it('gives up a host that was not reached three times in a row', () => {
    const queue = new HostQueue([...addresses('a', 8), ...addresses('b', 2)]);
    const a = addresses('a', 8);
    const finish = (index: number, isReached: boolean) => queue.finish(a[index]!, isReached);
    takeAll(queue);
    expect([finish(0, false), finish(1, false), finish(2, true)]).toEqual([[], [], []]);
    takeAll(queue);
    expect([finish(3, false), finish(4, false)]).toEqual([[], []]);
    expect(queue.take()).toBe(a[6]);
    expect(finish(5, false)).toEqual([a[7]]);
    expect(finish(6, false)).toEqual([]);
    expect(takeAll(queue)).toEqual([]);
  });
});
