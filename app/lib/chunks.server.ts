import { setImmediate } from 'node:timers/promises';

/** Number of rows read or written at once: a few milliseconds of work between two turns of the event loop. */
export const chunkRows = 500;

/** Splits a list into chunks, and waits for the next turn of the event loop before each chunk but the first. */
export async function* inChunks<T>(rows: readonly T[], size = chunkRows): AsyncGenerator<T[]> {
  for (let start = 0; start < rows.length; start += size) {
    if (start > 0) await setImmediate();
    yield rows.slice(start, start + size);
  }
}

/** Yields to other work of the process. */
export async function takeTurn(): Promise<void> {
  await setImmediate();
}

/** Milliseconds of work after which a turn is due. A single step can take longer. */
const longestStretch = 8;

/** Measures how long a piece of work has been running, so that the work can yield to other work in time. */
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

/** Runs work that comes in steps and yields to other work in between. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  const pacer = createPacer();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (pacer.isDue()) await pacer.takeTurn();
  }
}
