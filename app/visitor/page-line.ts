import { useSyncExternalStore } from 'react';

/** Why the page that a visitor asked for does not come, and what tries again. */
export interface LineTrouble {
  kind: 'offline' | 'failed' | 'slow';
  retry(): void;
}

/** Of each request that does not come through; the last one is shown, and all are tried again together. */
const troubles = new Map<object, LineTrouble>();
let current: LineTrouble | null = null;
const listeners = new Set<() => void>();

/** Reports the fault of one request of the requested page. `null` if it has none, or no longer. */
export function tellLine(request: object, trouble: LineTrouble | null): void {
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
