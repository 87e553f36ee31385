// Loaded into a real server before its own code (`node --import`). Causes faults that cannot be caused from outside,
// and takes measurements that only the process itself can take.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectGarbage } from '#test/support/garbage.ts';
import { recordWaits, waitOf } from './processor-waits.ts';

/** A request from a scenario to the process. */
export type Order =
  | { id: number; order: 'moveClock'; milliseconds: number }
  | { id: number; order: 'longestStall' }
  | { id: number; order: 'recordWaits' }
  | { id: number; order: 'waitOf'; paths: string[]; share: number }
  | { id: number; order: 'memory' }
  | { id: number; order: 'memoryInUse' };

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const realNow = Date.now;
let offset = 0;
Date.now = () => realNow() + offset;

function obey(order: Order): number {
  switch (order.order) {
    case 'moveClock':
      offset = order.milliseconds;
      return offset;
    case 'longestStall': {
      const longest = delay.max / 1e6;
      delay.reset();
      return longest;
    }
    case 'recordWaits':
      recordWaits();
      return 0;
    case 'waitOf':
      return waitOf(order.paths, order.share);
    case 'memory':
      return process.memoryUsage.rss();
    case 'memoryInUse':
      return memoryInUse();
  }
}

/** Returns the bytes in use after a full collection. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (message) => {
  const order = message as Order;
  process.send?.({ id: order.id, value: obey(order) });
});

process.on('SIGUSR2', () => {
  for (;;);
});
