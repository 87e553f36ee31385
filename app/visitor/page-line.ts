import { useSyncExternalStore } from 'react';

/** The reason why a requested page does not arrive, and a function that tries again. */
export interface LineTrouble {
  kind: 'offline' | 'failed' | 'slow';
  retry(): void;
}

/** The fault of each failing request. The last one is shown, and all requests are repeated together. */
const troubles = new Map<object, LineTrouble>();
let current: LineTrouble | null = null;
const listeners = new Set<() => void>();

/** Reports the fault of a request for the requested page. `null` reports that the request works again. */
export function reportLine(request: object, trouble: LineTrouble | null): void {
  if (trouble) troubles.set(request, trouble);
  else if (!troubles.delete(request)) return;
  const last = [...troubles.values()].at(-1);
  current = last ? { kind: last.kind, retry: retryAll } : null;
  for (const listener of listeners) listener();
}

function retryAll(): void {
  troubles.forEach(({ retry }) => retry());
}

/** The fault of the connection for the requested page, or `null`. */
export function useLineTrouble(): LineTrouble | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
