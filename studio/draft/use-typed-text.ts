import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOutdatedReason } from '../ui/use-outdated-reason.ts';
import {
  followSaved,
  isTyped,
  isUnanswered,
  resumeConflict,
  startTyping,
  type StoredText,
  type SaveAnswer,
  type SavedText,
  type TypedState,
} from './typed-text.ts';

export interface TypedTextOptions {
  /** Identifies the field among all fields of the Studio. It changes if the field is moved. */
  id: string;
  saved: SavedText;
  isSaving: boolean;
  /** The answer to the last save. */
  answer: SaveAnswer | undefined;
  /**
   * Sends a text, with the revision of the value that it replaces. Resolves when the save has ended. The result is
   * `false` if nothing was sent.
   */
  onSave: (text: string, revision: string) => Promise<unknown>;
  /** Whether the field can show a text from the browser's session storage. By default it can show any text. */
  accepts?: (text: string) => boolean;
}

/** A question about a text that is not saved. */
export interface UnsavedText {
  /**
   * `conflict`: someone else has changed the field. `failed`: the text was sent, but no answer arrived, or the conflict
   * has ended elsewhere. `lost`: the operator left the page before the text was saved.
   */
  kind: 'conflict' | 'failed' | 'lost';
  /** The operator's text. */
  mine: string;
  /** The saved text. */
  now: string;
  /** Saves the operator's text. */
  keep: () => void;
  /** Shows the saved text again. */
  drop: () => void;
}

export interface TypedText {
  /** The text in the field. */
  text: string;
  /** Whether the text differs from the saved one. */
  isTyped: boolean;
  /** Whether the last answer is about this text. Faults of an earlier text must never be shown, even briefly. */
  isAnswered: boolean;
  /** Changes the text in the field. */
  type: (text: string) => void;
  /**
   * Saves a text. Does nothing if the text is already saved. During another save, the text waits for the answer, which
   * contains the revision that the next save replaces.
   */
  save: (text: string) => void;
  /**
   * Begins or ends the time in which the field ignores changes of the saved text. The function never changes, so
   * effects can depend on it.
   */
  hold: (isHeld: boolean) => void;
  unsaved: UnsavedText | null;
}

/**
 * Holds the text of a field while it is edited. The text stays in the browser's session storage until it is saved, so
 * that the operator can restore it after a reload.
 */
export function useTypedText({
  id,
  saved,
  isSaving,
  answer,
  onSave,
  accepts = acceptAny,
}: TypedTextOptions): TypedText {
  const [current, setCurrent] = useState(() => startTyping(saved, answer));
  const [lost, setLost] = useState<SavedText | null>(null);
  const isOutdated = useOutdatedReason() !== null;
  // During a save, `answer` is still the answer to the previous save. The new answer arrives together with the data
  // that the screen loads after the save.
  const state = followSaved(current, isOutdated ? null : saved, isSaving ? undefined : answer);
  if (state !== current) setCurrent(state);
  const { text, base } = state;
  const hasTyped = isTyped(state);
  const isConflict = hasTyped && !isSaving && !isOutdated && base.revision !== saved.revision;
  // If a conflict ends in another tab, the typed text is still unsaved, so the operator is still asked about it.
  const [hadConflict, setHadConflict] = useState(false);
  const isUnsettled = isConflict || (hadConflict && hasTyped);
  if (hadConflict !== isUnsettled) setHadConflict(isUnsettled);
  const { end, ended, isUnanswered: hasFailed } = useSaveEnds(state);
  const replaced = isConflict ? base.text : undefined;

  const acceptsStored = useEffectEvent(accepts);
  const known = useRef(id);
  useEffect(() => {
    if (known.current !== id) {
      // The field has moved, for example with its block. From now on, its text is stored under the new id.
      sessionStorage.removeItem(storageKey(known.current));
      known.current = id;
      return;
    }
    const found = readStored(id);
    if (!found || !acceptsStored(found.text)) return;
    // oxlint-disable react-hooks/set-state-in-effect -- The server has no storage, so the first render cannot read it.
    if (found.replaced !== undefined) setCurrent((before) => resumeConflict(before, found));
    else setLost(found);
    // oxlint-enable react-hooks/set-state-in-effect
  }, [id]);
  useEffect(() => {
    if (hasTyped) writeStored(id, { text, revision: base.revision, replaced });
    else if (lost && lost.text !== saved.text) writeStored(id, lost);
    else sessionStorage.removeItem(storageKey(id));
  }, [id, hasTyped, text, base.revision, replaced, lost, saved.text]);

  const isSent = useRef(false);
  const waiting = useRef<string | null>(null);
  const send = (
    next: string,
    on: SavedText,
    inField: Partial<TypedState> = { text: next, isHeld: false },
  ) => {
    isSent.current = true;
    setHadConflict(false);
    setCurrent((before) => ({ ...before, ...inField, base: on, sent: next }));
    void onSave(next, on.revision).then((result) => {
      if (result === false) setCurrent((before) => ({ ...before, sent: null }));
      end();
    });
  };
  const save = (next: string) => {
    if (isSent.current) waiting.current = next;
    if (isSent.current || next === base.text) setCurrent((before) => ({ ...before, text: next }));
    else send(next, base);
  };
  const sendWaiting = useEffectEvent(() => {
    isSent.current = false;
    const next = waiting.current;
    waiting.current = null;
    // The waiting text is not put into the field, because the operator may have typed another text since.
    if (next !== null && next !== base.text) send(next, base, {});
  });
  useEffect(() => {
    if (!isSaving) sendWaiting();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a quick save can end before `isSaving` was true
  }, [isSaving, answer, ended]);
  const hold = useCallback((isHeld: boolean) => setCurrent((before) => ({ ...before, isHeld })), []);
  // While the screen is outdated, the last saved text is newer than the data of the screen.
  const latest = isOutdated && !hadConflict ? base : saved;
  const show = () => setCurrent((before) => ({ ...before, base: latest, text: latest.text, sent: null }));

  function findUnsaved(): UnsavedText | null {
    if (isConflict) {
      return { kind: 'conflict', mine: text, now: saved.text, keep: () => send(text, saved), drop: show };
    }
    if ((hasFailed || hadConflict) && hasTyped && !isSaving) {
      return { kind: 'failed', mine: text, now: latest.text, keep: () => send(text, base), drop: show };
    }
    if (hasTyped || !lost || lost.text === saved.text) return null;
    return {
      kind: 'lost',
      mine: lost.text,
      now: saved.text,
      keep: () => {
        setLost(null);
        send(lost.text, { ...saved, revision: lost.revision });
      },
      drop: () => setLost(null),
    };
  }

  return {
    text,
    isTyped: hasTyped,
    isAnswered: state.answered === text,
    type: (next) => setCurrent((before) => ({ ...before, text: next })),
    save,
    hold,
    unsaved: findUnsaved(),
  };
}

/** Counts the saves that have ended, and tells whether the last one ended without an answer. */
function useSaveEnds(state: TypedState) {
  const [ended, setEnded] = useState(0);
  const [last, setLast] = useState({ number: 0, isUnanswered: false });
  if (last.number !== ended) setLast({ number: ended, isUnanswered: isUnanswered(state) });
  return {
    ended,
    isUnanswered: last.isUnanswered && isUnanswered(state),
    /** Uses a transition, as React Router does for the answer, so that the end and the answer are rendered together. */
    end: () => startTransition(() => setEnded((count) => count + 1)),
  };
}

function acceptAny(): boolean {
  return true;
}

function storageKey(id: string): string {
  return `studio typed ${id}`;
}

function readStored(id: string): StoredText | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('text' in found) || !('revision' in found))
      return null;
    const { text, revision } = found;
    if (typeof text !== 'string' || typeof revision !== 'string') return null;
    const replaced = 'replaced' in found && typeof found.replaced === 'string' ? found.replaced : undefined;
    return { text, revision, replaced };
  } catch {
    return null;
  }
}

function writeStored(id: string, value: StoredText): void {
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify(value));
  } catch {
    // The storage is full. The field still holds its text.
  }
}
