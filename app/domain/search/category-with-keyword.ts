import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { stemOfName } from './stem-of.ts';
import { isLink, topicOf, type SearchWords } from './topic.ts';

/** The commas of all scripts. */
const comma = /[,،、，]/u;

/**
 * The categories by the topics of their keywords. They are computed once, because the keywords of hundreds of categories
 * take a tenth of a second.
 */
const known = new WeakMap<Catalogue, WeakMap<SearchWords, ReadonlyMap<string, Category>>>();

/**
 * Returns the first category of which a whole keyword has the topic of a text: “logic games” finds “Puzzle” with the
 * keywords “puzzle games, logic games”. Categories without items do not count.
 */
export function categoryWithKeyword(catalogue: Catalogue, text: string, words: SearchWords): Category | null {
  return byTopic(catalogue, words).get(stemsOfTopic(text, words, catalogue.language)) ?? null;
}

function byTopic(catalogue: Catalogue, words: SearchWords): ReadonlyMap<string, Category> {
  const ofCatalogue = known.get(catalogue) ?? new WeakMap<SearchWords, ReadonlyMap<string, Category>>();
  const found = ofCatalogue.get(words) ?? readKeywords(catalogue, words);
  known.set(catalogue, ofCatalogue.set(words, found));
  return found;
}

function readKeywords({ categories, itemsByCategory, language }: Catalogue, words: SearchWords) {
  const found = new Map<string, Category>();
  for (const category of categories) {
    const items = itemsByCategory.get(category.id) ?? [];
    if (category.router !== '' || !items.some(({ router }) => router === '')) continue;
    for (const keyword of category.keywords.split(comma)) {
      const topic = stemsOfTopic(keyword, words, language);
      if (topic !== '' && !found.has(topic)) found.set(topic, category);
    }
  }
  return found;
}

/** Returns the stems of the words of a topic, without the words that connect them. */
function stemsOfTopic(text: string, words: SearchWords, language: string | undefined): string {
  return topicOf(text.trim(), words)
    .split(' ')
    .filter((word) => !isLink(word))
    .map((word) => stemOfName(word, language))
    .join(' ');
}
