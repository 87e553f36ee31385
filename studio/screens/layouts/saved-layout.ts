import type { DraftStep } from '../../draft/undo-step.tsx';

const listeners = new Set<(step: DraftStep) => void>();

/** Calls the listener with each saved step of a layout. Returns the function that removes the listener. */
export function listenToSavedLayouts(listener: (step: DraftStep) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that a step of a layout is saved. */
export function reportSavedLayout(step: DraftStep): void {
  for (const listener of listeners) listener(step);
}
