import { createSearchWords, namesIn, topicOf, type SearchWords } from '#app/domain/search/topic.ts';
import type { NamedThings, NameFit } from '#app/domain/search/named-thing.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { Localisation } from '../localisation.ts';
import type { VerticalServer } from '../vertical.server.ts';

/** The lists of words that have been created, keyed by the texts of the messages from which they were read. */
const known = new Map<string, SearchWords>();
/** Maximum number of stored lists: the sections times the languages of a large site. */
const maxKnown = 500;

/** Returns the words that visitors type in addition to a topic when they search a section, in one language. */
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

/** Returns the things other than items whose name is the keyword or a part of it: “weather in Berlin” finds Berlin. */
export function findNamedThings(
  { findNamed }: Pick<VerticalServer, 'findNamed'>,
  keyword: string,
  { words, most, fit, language }: { words: SearchWords; most: number; fit: NameFit; language: string },
): NamedThings {
  if (!findNamed) return nothing;
  const found = searchNames(keyword, words, fit, (name, ownFit) => {
    const { total, things } = findNamed(name, most, ownFit, language);
    return total === 0 ? null : { total, things };
  });
  return found ?? nothing;
}

/**
 * Searches for the names that a text may contain, the most certain first, until `find` returns a result: “new york
 * weather” is searched for “new york” before “york”.
 */
export function searchNames<Found>(
  text: string,
  words: SearchWords,
  fit: NameFit,
  find: (name: string, fit: NameFit) => Found | null,
): Found | null {
  const tries: [name: string, fit: NameFit][] = [
    [text, fit === 'like' ? 'beginning' : fit],
    ...namesIn(text, words).map((name): [string, NameFit] => [name, 'whole']),
    [text, fit],
    [topicOf(text, words), fit],
  ];
  const tried = new Set<string>();
  for (const [name, ownFit] of tries) {
    const key = `${ownFit} ${name}`;
    if (name === '' || tried.has(key)) continue;
    tried.add(key);
    const found = find(name, ownFit);
    if (found !== null) return found;
  }
  return null;
}
