import type { DraftSummary } from './draft-state.ts';

/** What an undo or a redo needs to know of the draft. */
export type SteppedDraft = Pick<DraftSummary, 'id' | 'revision' | 'canUndo' | 'canRedo'>;

let noted: SteppedDraft | null = null;

/** Notes the draft that an answer describes. The data of the screen, which also contains it, arrives later. */
export function noteDraft(draft: SteppedDraft): void {
  noted = draft;
}

/** Forgets the noted draft when the screen shows it, so that `latestDraft` does not return it after its publication. */
export function forgetShownDraft(shown: SteppedDraft | null): void {
  if (noted && shown && noted.id === shown.id && noted.revision <= shown.revision) noted = null;
}

/**
 * Returns the draft on the screen. Returns the noted draft instead if it is a later revision of the same draft, or if
 * the screen shows no draft.
 */
export function latestDraft(shown: SteppedDraft | null): SteppedDraft | null {
  if (!noted || !shown) return noted ?? shown;
  return noted.id === shown.id && noted.revision > shown.revision ? noted : shown;
}

/**
 * Whether the draft on the server is neither on the screen nor noted, or has a later revision than both. If the server
 * has no draft, only the draft on the screen counts, because a noted draft that was published before the screen showed
 * it stays noted.
 */
export function isChangedElsewhere(
  shown: SteppedDraft | null,
  head: Pick<SteppedDraft, 'id' | 'revision'> | null,
): boolean {
  if (!head) return shown !== null;
  const isKnown = (draft: SteppedDraft | null) => draft?.id === head.id && draft.revision >= head.revision;
  return !isKnown(shown) && !isKnown(latestDraft(shown));
}
