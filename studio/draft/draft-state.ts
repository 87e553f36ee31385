import { createContext, useContext } from 'react';

/** The draft that the operator works on. */
export interface DraftSummary {
  id: number;
  /** Empty until the operator names it. */
  title: string;
  author: string;
  /** Number of changed fields, items and parts. */
  changes: number;
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Time of the scheduled publication, in milliseconds. `null` if the draft is not scheduled. */
  publishAt: number | null;
}

/** What every screen shows of the drafts. */
export interface DraftState {
  /** `null` until the operator changes something. */
  current: DraftSummary | null;
  /** Whether the operator's role may edit. */
  canEdit: boolean;
}

/** The state of the drafts. The workspace provides it. */
export const DraftContext = createContext<DraftState>({ current: null, canEdit: false });

/** Returns the state of the drafts. It changes with every saved edit. */
export function useDraft(): DraftState {
  return useContext(DraftContext);
}
