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
