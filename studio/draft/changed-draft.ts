import { useEffect, useEffectEvent, useRef } from 'react';
import type { DraftStep } from './undo-step.tsx';

type Listener = (head: DraftStep | null) => void;

const listeners = new Set<Listener>();

/** Reports that the draft was changed by another operator or in another window, before the screen loads the change. */
export function reportChangedDraft(head: DraftStep | null): void {
  for (const listener of listeners) listener(head);
}

/**
 * Calls `onChange` when the screen shows a draft that was changed elsewhere, but only if the change has replaced
 * `value`, an object of the loaded data.
 */
export function useChangeElsewhere(shown: DraftStep | null, value: unknown, onChange: () => void): void {
  const latest = useRef(value);
  /** The reported draft that the screen does not show yet, and `value` before the change. */
  const waiting = useRef<{ head: DraftStep | null; value: unknown } | null>(null);
  useEffect(() => {
    const listener: Listener = (head) => {
      waiting.current = { head, value: latest.current };
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  const follow = useEffectEvent(() => {
    latest.current = value;
    if (!waiting.current || !contains(shown, waiting.current.head)) return;
    const isChanged = waiting.current.value !== value;
    waiting.current = null;
    if (isChanged) onChange();
  });
  useEffect(() => follow());
}

function contains(shown: DraftStep | null, head: DraftStep | null): boolean {
  if (shown === null || head === null) return shown === head;
  return shown.id === head.id && shown.revision >= head.revision;
}
