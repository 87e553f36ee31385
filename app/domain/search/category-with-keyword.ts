import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { stemOfName } from './stem-of.ts';
import { wordsOfTopic, type SearchWords } from './topic.ts';

/** The ASCII, Arabic and East Asian commas. */
const comma = /[,،、，]/u;

/**
 * Categories by topic, computed once per catalogue, because reading the keywords of hundreds of categories takes a
 * tenth of a second.
 */
const known = new WeakMap<Catalogue, WeakMap<SearchWords, ReadonlyMap<string, Category>>>();

/**
 * Returns the first category at the top of the menu that has the topic of a text as a keyword: “logic games” finds the
 * category “Puzzle” if its keywords are “puzzle games, logic games”. Categories without items, and those with a router
 * override, are skipped.
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

function stemsOfTopic(text: string, words: SearchWords, language: string | undefined): string {
  return wordsOfTopic(text.trim(), words)
    .map((word) => stemOfName(word, language))
    .join(' ');
}
