import { useSyncExternalStore } from 'react';

/** One short message at the bottom left. Only one is shown at a time. Errors are alerts. */
export interface Toast {
  id: number;
  text: string;
  isAlert: boolean;
  /** Language of its texts, if it is not that of the page. */
  language?: string;
  action?: { label: string; run(): void };
}

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a message for `seconds` and replaces the previous one. */
export function showToast(
  text: string,
  options: { isAlert?: boolean; language?: string; action?: Toast['action']; seconds?: number } = {},
): void {
  clearTimeout(timer);
  const { isAlert = false, language, action, seconds = 6 } = options;
  change({ id: nextId++, text, isAlert, ...(language && { language }), ...(action && { action }) });
  timer = setTimeout(() => change(null), seconds * 1000);
}

/** Removes the message. */
export function dismissToast(): void {
  clearTimeout(timer);
  change(null);
}

/** Returns the current message, or `null`. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
