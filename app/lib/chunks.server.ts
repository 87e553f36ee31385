import { setImmediate } from 'node:timers/promises';

/** Rows read or written at once: a few milliseconds of work between two turns of the event loop. */
export const chunkRows = 500;

/** Cuts a list into chunks, with a turn of the event loop between two. */
export async function* inChunks<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let start = 0; start < rows.length; start += chunkRows) {
    if (start > 0) await setImmediate();
    yield rows.slice(start, start + chunkRows);
  }
}

/** Gives other work of the process its turn. */
export async function takeTurn(): Promise<void> {
  await setImmediate();
}

/** Longest work between two turns, milliseconds, as far as the steps allow. */
const longestStretch = 8;

/** Measures how long work has been running, so that it can yield to other work in time. */
export interface Pacer {
  isDue(): boolean;
  takeTurn(): Promise<void>;
}

export function createPacer(): Pacer {
  let began = performance.now();
  return {
    isDue: () => performance.now() - began > longestStretch,
    async takeTurn() {
      await setImmediate();
      began = performance.now();
    },
  };
}

/** Does work that comes in steps, giving other work its turn in between. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  const pacer = createPacer();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (pacer.isDue()) await pacer.takeTurn();
  }
}
