import type { RefusedUnit, TranslationImport } from '#app/translations/import-translations.server.ts';
import type { TextChange } from '#app/translations/text-unit.ts';

/** The answer to a file with translations. Nothing is imported unless the outcome is `imported`. */
export type ImportAnswer =
  | { outcome: 'compared'; report: TranslationImport; changes: readonly TextChange[] }
  | { outcome: 'imported'; report: TranslationImport }
  /** `total` is the number of all faults. */
  | { outcome: 'refused'; faults: readonly RefusedUnit[]; total: number }
  /**
   * `reason` depends on `fault`. `content`: the place and the problem. `language`: the language of the file. `format`:
   * empty.
   */
  | { outcome: 'unreadable'; fault: 'format' | 'language' | 'content'; reason: string };
