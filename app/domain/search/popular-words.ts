import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../catalogue/item.ts';
import { stemOf } from './stem-of.ts';

/** Maximum number of popular items that are read. It keeps the work from growing with the catalogue. */
const maxItems = 100;
/** Maximum number of keywords that are considered. */
const maxCandidates = 40;
const minLetters = 4;
const minItems = 2;
/** A word that occurs in a greater share of the items is too general. */
const greatestShare = 0.4;

const wordsByCatalogue = new WeakMap<Catalogue, readonly string[]>();

/**
 * Returns at most `most` suggestions for an empty search field: the items of the tag "Top Now", then the newest items.
 */
export function popularItems(catalogue: Catalogue, most: number): readonly Item[] {
  const top = catalogue.tags.get('top now')?.items ?? [];
  return [...new Set([...top, ...catalogue.newest.slice(0, most)])].slice(0, most);
}

/**
 * Returns words worth searching for: the most frequent keywords of popular items that also occur in a title and in
 * several texts, so that each finds several items. A word of a title describes the particular item, while words that
 * occur only in texts ("player", "turn") fit any item. Omits words of category names, because categories are one click
 * away, and words in `general`.
 */
export function popularWords(
  catalogue: Catalogue,
  most: number,
  general: readonly string[],
): readonly string[] {
  const words = wordsByCatalogue.get(catalogue) ?? findWords(catalogue, general);
  wordsByCatalogue.set(catalogue, words);
  return words.slice(0, most);
}

function findWords(catalogue: Catalogue, general: readonly string[]): readonly string[] {
  const items = popularItems(catalogue, maxItems).filter((item) => item.router === '');
  const texts = items.map(({ title, intro }) => new Set(wordsOf(`${title} ${intro}`)));
  const titles = new Set(items.flatMap(({ title }) => wordsOf(title)).map(stemOf));
  const named = [...catalogue.categoryById.values()].flatMap(({ name }) => wordsOf(name));
  const seen = new Set([...named, ...general].map(stemOf));
  const uses = Map.groupBy(
    items.flatMap((item) => [...new Set(wordsOf(item.keywords))]),
    (word) => word,
  );
  return [...uses]
    .filter(([word]) => word.length >= minLetters)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, maxCandidates)
    .map(([word]) => word)
    .filter((word) => {
      const found = texts.filter((text) => text.has(word)).length;
      if (!titles.has(stemOf(word))) return false;
      if (found < minItems || found > items.length * greatestShare || seen.has(stemOf(word))) return false;
      seen.add(stemOf(word));
      return true;
    });
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}
