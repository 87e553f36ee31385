/** The effect of undoing a change. */
export type UndoOutcome =
  | { outcome: 'published'; version: number; undone: number }
  | { outcome: 'unchanged' | 'conflicts' | 'refused' | 'already' | 'missing'; undone: number };
