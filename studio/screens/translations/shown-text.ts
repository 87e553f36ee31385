import type { TranslationState } from '#app/bundle/translations/translation.server.ts';
import type { FieldReference, TextPiece } from '../../changes/shown-change.ts';

/** A text with its translation, as the screen shows it. */
export interface ShownText {
  /** Identifies the text within its item, category, tag or part. */
  path: string;
  name: FieldReference;
  kind: 'plain' | 'html' | 'markdown';
  original: string;
  /** Hash of the original that is shown. */
  source: string;
  /** The translation. Empty if it is missing. */
  text: string;
  /**
   * Identifies the translation and its state. A form sends it with a new translation, so that the server detects
   * conflicts.
   */
  revision: string;
  state: TranslationState;
  /** The published translation, if the draft has another one. Otherwise `null`. */
  published: string | null;
  /**
   * The change of the original since it was translated. `null` if there is none, or the earlier text is not recorded.
   */
  change: OriginalChange | null;
}

/** A text before and after a change. */
export interface OriginalChange {
  before: string;
  /** The comparison word by word. `null` if the texts are short or very long. */
  pieces: readonly TextPiece[] | null;
}

/** The answer to saving translations. */
export type SaveAnswer =
  /**
   * `revision` is the revision of the saved text. `draft` is the draft after the step. It is missing if nothing
   * changed.
   */
  | { outcome: 'saved'; revision: string; draft?: { id: number; revision: number } }
  /** Someone else has changed a translation. */
  | { outcome: 'conflict' }
  /** `allowed` describes the allowed texts. */
  | { outcome: 'refused'; allowed: string }
  /** The text no longer exists, or the draft cannot hold more edits. */
  | { outcome: 'gone' | 'too-large' };
