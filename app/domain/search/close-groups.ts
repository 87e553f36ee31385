import { countGraphemes } from '#app/lib/shorten.ts';
import type { PhraseResult } from './modes.ts';

/** Close matches of one prefix, in rank order (spec SRCH-12). */
export interface CloseGroup {
  prefix: string;
  /** So much of the keyword matched that where it matched says something. */
  isTelling: boolean;
  /** In sight at once. */
  open: readonly PhraseResult[];
  /** After those, a click away. */
  folded: readonly PhraseResult[];
}

/** Number of close matches shown at once, and their position below the results. */
const mostOpen = 24;
const mostOpenBelow = 12;
/** A shorter prefix occurs in words that are not related to the keyword. */
const fewestLetters = 4;
/** Scripts in which one or two characters are a word. */
const denseScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a prefix is long enough to say something of the keyword. */
export function isTellingPrefix(prefix: string): boolean {
  return countGraphemes(prefix) >= (denseScripts.test(prefix) ? 2 : fewestLetters);
}

/**
 * Close matches by the prefix that matched, in their order. Those of prefixes that say too little are left out. What
 * matched less than half of the keyword is folded away when something better was found.
 */
export function groupClose(
  close: readonly PhraseResult[],
  keyword: string,
  hasResults: boolean,
): CloseGroup[] {
  const length = countGraphemes(keyword);
  const groups: CloseGroup[] = [];
  let room = hasResults ? mostOpenBelow : mostOpen;
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
