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

/** Whether a draft on the server has changed since the latest one that this window knows, or is another one. */
export function isChangedElsewhere(
  shown: SteppedDraft | null,
  head: Pick<SteppedDraft, 'id' | 'revision'> | null,
): boolean {
  const known = latestDraft(shown);
  return head?.id !== known?.id || (head !== null && known !== null && head.revision > known.revision);
}
