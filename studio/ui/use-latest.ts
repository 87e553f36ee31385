import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that calls the function of the latest rendering, for work that takes longer than a rendering, such
 * as an upload. A function of an earlier rendering would not know what the operator has changed since.
 */
export function useLatest<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  }, [run]);
  return useCallback((...args) => latest.current(...args), []);
}
