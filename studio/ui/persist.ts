/** Milliseconds until code that could not be loaded is requested again. */
const pause = 3_000;

/**
 * Calls a function until it succeeds, and returns its result. Returns `null` if `signal` has been aborted. Calls
 * `onFailure` after the first failure.
 */
export async function persist<Result>(
  run: () => Promise<Result>,
  { signal, onFailure }: { signal?: AbortSignal; onFailure?: () => void } = {},
): Promise<Result | null> {
  for (let failures = 0; ; failures += 1) {
    if (signal?.aborted) return null;
    try {
      const result = await run();
      return signal?.aborted ? null : result;
    } catch {
      if (failures === 0) onFailure?.();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
