import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { stemOfName } from './stem-of.ts';
import { isLink, topicOf, type SearchWords } from './topic.ts';

/** The commas of all scripts. */
const comma = /[,،、，]/u;

/**
 * Returns the first category of which a whole keyword has the topic of a text: “logic games” finds “Puzzle” with the
 * keywords “puzzle games, logic games”. Categories without items do not count.
 */
export function categoryWithKeyword(
  { categories, itemsByCategory, language }: Catalogue,
  text: string,
  words: SearchWords,
): Category | null {
  const topicStem = (written: string) =>
    topicOf(written.trim(), words)
      .split(' ')
      .filter((word) => !isLink(word))
      .map((word) => stemOfName(word, language))
      .join(' ');
  const topic = topicStem(text);
  if (topic === '') return null;
  return (
    categories.find(
      ({ id, router, keywords }) =>
        router === '' &&
        (itemsByCategory.get(id) ?? []).some((item) => item.router === '') &&
        keywords.split(comma).some((keyword) => topicStem(keyword) === topic),
    ) ?? null
  );
}
