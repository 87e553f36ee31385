import type { DraftStep } from '../../draft/undo-step.tsx';

type Listener = (step: DraftStep) => Promise<void>;

const listeners = new Set<Listener>();

/** Calls the listener with each step that saves a setting. Returns the function that removes the listener. */
export function listenToSavedSettings(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that a setting is saved. The promise resolves when they have shown it. */
export async function reportSavedSetting(step: DraftStep): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(step)));
}
