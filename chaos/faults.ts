// Loaded into a real server before its own code (`node --import`): brings about from inside what cannot be done to it
// from outside, and measures what only the process itself can see.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectGarbage } from '#test/support/garbage.ts';

/** What a scenario asks of the process. */
export type Order =
  | { id: number; order: 'moveClock'; milliseconds: number }
  | { id: number; order: 'longestStall' }
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
    case 'memory':
      return process.memoryUsage.rss();
    case 'memoryInUse':
      return memoryInUse();
  }
}

/** What a full collection leaves, bytes. */
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
