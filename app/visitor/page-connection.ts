import { useSyncExternalStore } from 'react';

/** The reason why a requested page does not arrive, and a function that tries again. */
export interface ConnectionProblem {
  kind: 'offline' | 'failed' | 'slow';
  retry(): void;
}

/** The problem of each failing request. The last problem is shown, and all requests are repeated together. */
const problems = new Map<object, ConnectionProblem>();
let current: ConnectionProblem | null = null;
const listeners = new Set<() => void>();

/** Reports the problem of a request for the requested page. `null` means that the problem is solved. */
export function reportConnection(request: object, problem: ConnectionProblem | null): void {
  if (problem) problems.set(request, problem);
  else if (!problems.delete(request)) return;
  const last = [...problems.values()].at(-1);
  current = last ? { kind: last.kind, retry: retryAll } : null;
  for (const listener of listeners) listener();
}

function retryAll(): void {
  problems.forEach(({ retry }) => retry());
}

/** Returns the connection problem of the requested page, or `null`. */
export function useConnectionProblem(): ConnectionProblem | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
