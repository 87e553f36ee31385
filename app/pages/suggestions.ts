import type { PictureData } from '#app/ui/picture-data.ts';
import type { TextRun } from '#app/domain/search/highlight.ts';

/** One suggestion in the list of the search field. */
export interface SuggestionRow {
  kind: 'item' | 'category' | 'tag' | 'place' | 'section';
  href: string;
  /** The name, in which the parts that match the typed text are marked. */
  title: readonly TextRun[];
  /** Language of the name, if it is not that of the answer. */
  language?: string | undefined;
  /** The text beside the name, such as the item's category or the label of a sample. May be "". */
  detail: string;
  /** Language of the detail, if it is not that of the answer. */
  detailLanguage?: string;
  picture: PictureData | null;
}

/** The suggestions of one vertical, or the entries of the list before the visitor types. */
export interface SuggestionGroup {
  name: string;
  rows: readonly SuggestionRow[];
}

/** Answer of `/api/suggest`. */
export interface SuggestionAnswer {
  /** The normalised text, or "" if the field is empty. */
  keyword: string;
  groups: readonly SuggestionGroup[];
}

/**
 * Longest text that is searched for suggestions, in UTF-16 code units. Longer texts cannot be typed into search fields.
 */
export const longestKeyword = 200;
