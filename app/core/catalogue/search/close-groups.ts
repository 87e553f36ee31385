import { countGraphemes } from '#app/core/text/shorten.ts';
import type { PhraseResult } from './modes.ts';

/** Close matches of one prefix, in rank order (READINGS 18). */
export interface CloseGroup {
  prefix: string;
  /** So much of the keyword matched that where it matched says something. */
  isTelling: boolean;
  /** In sight at once. */
  open: readonly PhraseResult[];
  /** After those, a click away. */
  folded: readonly PhraseResult[];
}

/** Close matches in sight at once, and where they stand below results. */
const mostOpen = 24;
const mostOpenBelow = 12;
/** A shorter prefix stands inside words that have nothing to do with the keyword. */
const fewestTelling = 3;

/**
 * Close matches by the prefix that matched, none left out and in their order. What says little is folded away when
 * something better was found: one letter below any other prefix, all short ones below a telling one.
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
    const size = countGraphemes(prefix);
    const isTelling = size >= fewestTelling && size * 2 >= length;
    const isBettered = size === 1 ? hasResults || groups.length > 0 : groups[0]?.isTelling === true;
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
