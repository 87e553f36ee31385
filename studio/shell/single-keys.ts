import { useSyncExternalStore } from 'react';

const cookieName = 'studio_single_keys';
/** Maximum age of the cookie in seconds: a year. */
const keptFor = 31_536_000;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether shortcuts without Ctrl, ⌘ or Alt run commands in this browser. The operator can switch them off. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readSingleKeys(document.cookie),
    () => true,
  );
}

/** Reads the choice from cookies. */
export function readSingleKeys(cookies: string): boolean {
  return !/(?:^|; )studio_single_keys=off(?:;|$)/.test(cookies);
}

/** Stores the choice for this browser. */
export function setSingleKeys(isOn: boolean): void {
  document.cookie = `${cookieName}=off; Path=/; Max-Age=${isOn ? 0 : keptFor}; SameSite=Strict`;
  for (const listener of listeners) listener();
}

/**
 * Whether a shortcut is a character or begins with one, such as `j`, `g t` or `Shift+?`. People who dictate, or who hit
 * keys by accident, may run such shortcuts without wanting to (WCAG 2.1.4).
 */
export function isSingleKey(keys: string): boolean {
  const pressed = (keys.split(' ')[0] ?? '').split('+');
  return pressed.at(-1)?.length === 1 && !pressed.includes('$mod') && !pressed.includes('Alt');
}
