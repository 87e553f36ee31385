import { setTimeout as sleep } from 'node:timers/promises';

/** Collects the results of the checks, in the order of the table. */
export interface Checks {
  /** Runs a check. `measure` returns the measurement, or throws if the check fails. */
  check(name: string, measure: () => Promise<string>): Promise<void>;
  /** Prints the table. Returns `true` if checks have run and none failed. */
  finish(): boolean;
}

/** Creates an empty list of checks, which prints each check when it ends. */
export function createChecks(): Checks {
  const rows: { name: string; measured: string; hasPassed: boolean }[] = [];
  return {
    async check(name, measure) {
      const began = performance.now();
      const row = await measure().then(
        (measured) => ({ name, measured, hasPassed: true }),
        (error: unknown) => ({
          name,
          measured: error instanceof Error ? error.message : String(error),
          hasPassed: false,
        }),
      );
      rows.push(row);
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      console.log(`${row.hasPassed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (!row.hasPassed) console.log(`       ${row.measured}`);
    },
    finish() {
      const width = Math.max(...rows.map(({ name }) => name.length));
      console.log('');
      for (const { name, measured, hasPassed } of rows) {
        console.log(
          `${hasPassed ? 'ok    ' : 'FAILED'} | ${name.padEnd(width)} | ${measured.split('\n')[0]}`,
        );
      }
      const failed = rows.filter(({ hasPassed }) => !hasPassed).length;
      console.log(`\n${rows.length - failed} passed, ${failed} failed`);
      return failed === 0 && rows.length > 0;
    },
  };
}

/** Throws an error with the given message unless the condition is true. */
export function expect(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}

/** Waits until a probe returns a value. Returns the milliseconds it took. Throws after the limit. */
export async function waitFor(
  what: string,
  limitMs: number,
  probe: () => Promise<boolean> | boolean,
): Promise<number> {
  const began = performance.now();
  while (!(await probe())) {
    if (performance.now() - began > limitMs) throw new Error(`${what}: not within ${limitMs / 1_000} s`);
    await sleep(50);
  }
  return performance.now() - began;
}
