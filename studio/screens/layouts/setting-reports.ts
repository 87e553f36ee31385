import type { DraftStep } from '../../draft/undo-step.tsx';

/** Receives reports about changed settings, to show them. */
export interface SettingListener {
  /** Called when a setting has been sent to the server. */
  onSent: () => void;
  /**
   * Called with the step that saved the setting, or with `null` if it was not saved. Resolves when the step is shown.
   */
  onAnswer: (step: DraftStep | null) => Promise<void>;
}

const listeners = new Set<SettingListener>();

/** Adds a listener. Returns the function that removes it. */
export function listenToSettings(listener: SettingListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that a setting has been sent. */
export function reportSentSetting(): void {
  for (const { onSent } of listeners) onSent();
}

/** Tells the listeners the answer of the server. The promise resolves when they have shown the step. */
export async function reportAnsweredSetting(step: DraftStep | null): Promise<void> {
  await Promise.all([...listeners].map(({ onAnswer }) => onAnswer(step)));
}
