import type { DraftSummary } from './draft-state.ts';

/** What an undo or a redo needs to know of the draft. */
export type SteppedDraft = Pick<DraftSummary, 'id' | 'revision' | 'canUndo' | 'canRedo'>;

let noted: SteppedDraft | null = null;

/** Notes the draft that an answer describes. The data of the screen, which also contains it, arrives later. */
export function noteDraft(draft: SteppedDraft): void {
  noted = draft;
}

/** Forgets the noted draft when the screen shows it, so that it is not found after it has been published. */
export function forgetShownDraft(shown: SteppedDraft | null): void {
  if (noted && shown && noted.id === shown.id && noted.revision <= shown.revision) noted = null;
}

/** Returns the draft on the screen, or the noted one if that is a later revision of it or the first draft. */
export function latestDraft(shown: SteppedDraft | null): SteppedDraft | null {
  if (!noted || !shown) return noted ?? shown;
  return noted.id === shown.id && noted.revision > shown.revision ? noted : shown;
}

/**
 * Whether the draft on the server has a later revision than the draft on the screen and the noted one, or is a third one.
 * A noted draft that was published before the screen showed it stays noted.
 */
export function isChangedElsewhere(
  shown: SteppedDraft | null,
  head: Pick<SteppedDraft, 'id' | 'revision'> | null,
): boolean {
  if (!head) return shown !== null;
  const isKnown = (draft: SteppedDraft | null) => draft?.id === head.id && draft.revision >= head.revision;
  return !isKnown(shown) && !isKnown(latestDraft(shown));
}
