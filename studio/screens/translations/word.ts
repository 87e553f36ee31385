import type { MessageFault } from '#app/messages/message-arguments.server.ts';

/** A text of the interface in one language. */
export interface ShownWord {
  /** The folder of the message, and its key there. */
  scope: string;
  key: string;
  english: string;
  /** The built-in text. Empty if the language is not built in. */
  builtIn: string;
  /** The operator's own text. Empty if the operator has written none. */
  own: string;
  /** Identifies the operator's own text. A form sends it with a new text, so that the server detects conflicts. */
  revision: string;
}

/** Filters for the texts of the interface. `own`: the texts that the operator has written. */
export const wordFilters = ['all', 'missing', 'own'] as const;
export type WordFilter = (typeof wordFilters)[number];

/** The answer to saving a text of the interface, or the language that replaces missing texts. */
export type WordAnswer =
  /**
   * `revision` is the revision of the saved text. `draft` is the draft after the step. It is missing if nothing
   * changed.
   */
  | { outcome: 'saved'; revision: string; draft?: { id: number; revision: number } }
  /** Another operator has changed the text. */
  | { outcome: 'conflict' }
  | { outcome: 'refused'; fault: MessageFault }
  /** The interface has no such text, or the draft cannot hold more edits. */
  | { outcome: 'gone' | 'too-large' };
