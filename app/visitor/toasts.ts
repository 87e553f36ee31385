import { useSyncExternalStore } from 'react';

/** One short message at the bottom left. Only one is shown at a time. Errors are alerts. */
export interface Toast {
  id: number;
  text: string;
  isAlert: boolean;
  /** Language of its texts, if it is not that of the page. */
  language?: string;
  action?: { label: string; run(): void };
  /** Path of the page to which the message belongs. The message disappears when the visitor leaves this page. */
  page?: string;
}

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds for which the current message is shown. */
let lifetime = 0;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

interface Options {
  isAlert?: boolean;
  language?: string;
  action?: Toast['action'];
  seconds?: number;
}

/**
 * Shows a message for `seconds` and replaces the previous one. By default, a message with an action is shown longer. An
 * alert also disappears when the visitor leaves the page.
 */
export function showToast(text: string, options: Options = {}): void {
  const { isAlert = false, language, action, seconds = action ? 10 : 6 } = options;
  change({
    id: nextId++,
    text,
    isAlert,
    ...(language && { language }),
    ...(action && { action }),
    ...(isAlert && { page: location.pathname }),
  });
  lifetime = seconds * 1000;
  releaseToast();
}

/** Keeps the message until `releaseToast` is called, because the visitor is about to use it. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Shows the message for its full time again, and then removes it. */
export function releaseToast(): void {
  clearTimeout(timer);
  timer = setTimeout(() => change(null), lifetime);
}

/** Removes the message. */
export function dismissToast(): void {
  clearTimeout(timer);
  change(null);
}

/** Removes the message if it belongs to a page that is not open any more. */
export function dismissToastOfOtherPage(): void {
  if (current?.page !== undefined && current.page !== location.pathname) dismissToast();
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
