/** The text of a field as the draft holds it, with the revision of its value. */
export interface SavedText {
  text: string;
  revision: string;
}

/** The answer to saving a text. `revision` is that of the saved value. */
export interface SaveAnswer {
  outcome: string;
  revision?: string | undefined;
}

/** The state of a field while it is edited. */
export interface TypedState {
  text: string;
  /** The saved text that the typed one is based on. */
  base: SavedText;
  /** Whether the operator is typing something that is not part of the text yet, such as unfinished JSON. */
  isHeld: boolean;
  /** The text that was sent last. `null` once it is saved. */
  sent: string | null;
  /** The last processed answer, and the text to which it belongs. */
  answer: SaveAnswer | undefined;
  answered: string | null;
}

/** A text in the browser's session storage, with the revision that it is based on. */
export interface StoredText extends SavedText {
  /**
   * The saved text that `revision` identifies. Set if someone else changed the field and the operator was asked which
   * text to use.
   */
  replaced?: string | undefined;
}

/** Returns the first state of a field, in which it shows the saved text. */
export function startTyping(saved: SavedText, answer: SaveAnswer | undefined): TypedState {
  return { text: saved.text, base: saved, isHeld: false, sent: null, answer, answered: null };
}

/** Returns the state in which the operator is asked about a conflict. */
export function resumeConflict(state: TypedState, { text, revision, replaced = '' }: StoredText): TypedState {
  return { ...state, text, base: { text: replaced, revision }, sent: null };
}

export function isTyped({ text, base }: TypedState): boolean {
  return text !== base.text;
}

/** Whether no answer to the text that was sent last has been processed. */
export function isUnanswered({ sent, answered }: TypedState): boolean {
  return sent !== null && sent !== answered;
}

/**
 * Returns the state of a field after the screen has loaded new data or an answer has arrived. A field that is not being
 * edited shows the saved text. Typed text stays, together with the value that it is based on, so saving it cannot
 * replace a value that the operator has not seen. `saved` is `null` while the screen shows earlier data, which may lack
 * the last save.
 */
export function followSaved(
  state: TypedState,
  saved: SavedText | null,
  answer: SaveAnswer | undefined,
): TypedState {
  let next = state;
  if (answer && answer !== state.answer) {
    next = { ...next, answer, answered: state.sent };
    if (answer.outcome === 'saved' && answer.revision !== undefined && state.sent !== null) {
      next = { ...next, base: { text: state.sent, revision: answer.revision }, sent: null };
    }
  }
  if (!saved || next.isHeld) return next;
  const isOther = saved.revision !== next.base.revision || saved.text !== next.base.text;
  // While another text is being saved, the operator may type the former text again. It equals the base, but it is an
  // edit.
  const isTypedAgain = isUnanswered(next) && next.sent !== next.text;
  if (isOther && ((!isTyped(next) && !isTypedAgain) || next.text === saved.text)) {
    next = { ...next, base: saved, text: saved.text };
  }
  return next;
}
