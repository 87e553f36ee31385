import type { DraftSummary } from './draft-state.ts';

/** What an undo or a redo needs to know of the draft. */
export type SteppedDraft = Pick<DraftSummary, 'id' | 'revision' | 'canUndo' | 'canRedo'>;

let noted: SteppedDraft | null = null;

/** Notes the draft that an answer describes. The data of the screen, which also contains it, arrives later. */
export function noteDraft(draft: SteppedDraft): void {
  noted = draft;
}

/** Returns the draft on the screen, or the noted one if that is a later revision of it. */
export function latestDraft(shown: SteppedDraft | null): SteppedDraft | null {
  return noted && noted.id === shown?.id && noted.revision > shown.revision ? noted : shown;
}
