import { createSearchWords, topicOf, type SearchWords } from '#app/domain/search/topic.ts';
import type { NamedThings, NameFit } from '#app/domain/search/named-thing.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { Localisation } from '../localisation.ts';
import type { VerticalServer } from '../vertical.server.ts';

/** The lists of words that were read from messages, by their text. */
const known = new Map<string, SearchWords>();
/** Sections times languages of a large site. */
const maxKnown = 500;

/** Returns the words that visitors of a section type beside the topic of a search, in a language. */
export function searchWordsOf(
  { messages, sectionMessages }: Pick<Localisation, 'messages' | 'sectionMessages'>,
  vertical: Vertical,
): SearchWords {
  const t = sectionMessages(vertical);
  const { noun } = vertical;
  const nouns = [noun.many, noun.one, t('section.name'), t('section.words')].join(',');
  const fillers = messages('pages')('search.fillers');
  const key = `${nouns}\n${fillers}`;
  const words = known.get(key) ?? createSearchWords(splitWords(nouns), splitWords(fillers));
  if (known.size < maxKnown) known.set(key, words);
  return words;
}

/** Splits words that a message separates by commas. */
export function splitWords(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

const nothing: NamedThings = { total: 0, things: [] };

/**
 * Returns the things other than items with the name of a keyword, or of its topic: “weather in Berlin” finds Berlin.
 */
export function findNamedThings(
  { findNamed }: Pick<VerticalServer, 'findNamed'>,
  keyword: string,
  { words, most, fit, language }: { words: SearchWords; most: number; fit: NameFit; language: string },
): NamedThings {
  if (!findNamed) return nothing;
  const topic = topicOf(keyword, words);
  for (const name of new Set([keyword, topic])) {
    const found = name === '' ? nothing : findNamed(name, most, fit, language);
    if (found.total > 0) return found;
  }
  return nothing;
}
