import { setFlagsFromString } from 'node:v8';

/** Percent by which memory in use may grow before V8 collects, while a snapshot is made; 0: V8's own rule. */
const growth = 40;

/** Pieces of such work in progress. */
let running = 0;

/**
 * Does work that leaves much behind, with V8 collecting sooner than it would, concurrently as always: while a snapshot
 * of 100,000 items is made beside the old one, what is no longer needed would else add up (decision 0011).
 */
export async function withEagerCollection<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  setGrowth(growth);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) setGrowth(0);
  }
}

function setGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
