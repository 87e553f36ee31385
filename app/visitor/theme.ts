import { useSyncExternalStore } from 'react';
import { createStorageSignal, localArea } from './storage.ts';

/** The visitor's options: a theme, or the one that the system prefers. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The early marks read this key, too. */
const storageKey = 'theme';
const signal = createStorageSignal(() => showTheme(readChoice()));

function readChoice(): ThemeChoice {
  const text = localArea.get(storageKey);
  return themeChoices.find((choice) => choice === text) ?? 'system';
}

/** Returns the visitor's choice, or `system` until there is one. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(signal.subscribe, readChoice, () => 'system');
}

/** Applies a theme to this page immediately and stores the choice in the browser. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localArea.remove(storageKey);
  else localArea.set(storageKey, choice);
  signal.notify();
}

/** Sets the attributes of the theme in the document, as the early marks do before the first paint. */
function showTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const { theme } = bar.dataset;
    if (choice === 'system') bar.media = `(prefers-color-scheme: ${theme})`;
    else bar.media = theme === choice ? 'all' : 'not all';
  }
}
