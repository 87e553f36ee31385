import { countGraphemes } from '#app/lib/shorten.ts';
import type { PhraseResult } from './phrase-result.ts';

/** Close matches of one prefix, in rank order (spec SRCH-12). */
export interface CloseGroup {
  prefix: string;
  /** Whether the prefix is at least half as long as the keyword. */
  isTelling: boolean;
  /** The matches that are visible without a click. */
  open: readonly PhraseResult[];
  /** Further matches that one click shows. */
  folded: readonly PhraseResult[];
}

/** Maximum number of close matches that are visible without a click, on a page without results and below results. */
const maxOpen = 24;
const maxOpenBelow = 12;
/**
 * Minimum length in graphemes of a prefix that counts as specific. A shorter prefix occurs in many words that are
 * unrelated to the keyword.
 */
const minLetters = 4;
/** Scripts in which many words have only one or two characters. */
const denseScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a prefix is long enough to be specific. */
export function isTellingPrefix(prefix: string): boolean {
  return countGraphemes(prefix) >= (denseScripts.test(prefix) ? 2 : minLetters);
}

/**
 * Groups close matches by the matched prefix and keeps their order. Omits prefixes that are too short to be specific.
 * If the first prefix is at least half as long as the keyword, groups whose prefix is less than half as long as the
 * keyword are folded.
 */
export function groupClose(
  close: readonly PhraseResult[],
  keyword: string,
  hasResults: boolean,
): CloseGroup[] {
  const length = countGraphemes(keyword);
  const groups: CloseGroup[] = [];
  let room = hasResults ? maxOpenBelow : maxOpen;
  for (const [prefix, rows] of Map.groupBy(close, (result) => result.prefix)) {
    if (!isTellingPrefix(prefix)) continue;
    const isTelling = countGraphemes(prefix) * 2 >= length;
    const isBettered = groups[0]?.isTelling === true;
    const openCount = isBettered && !isTelling ? 0 : Math.min(room, rows.length);
    room -= openCount;
    groups.push({
      prefix,
      isTelling,
      open: rows.slice(0, openCount),
      folded: rows.slice(openCount),
    });
  }
  return groups;
}
