import { foldName, isUnspaced, withoutArticles } from './fold-name.ts';
import { stemOfName } from './stem-of.ts';

/** The words of a language that visitors type beside the topic of a search. */
export interface SearchWords {
  /** Words for the section and its items, such as “games”, in the form that `plainNoun` returns. */
  nouns: readonly string[];
  /** Words that fit every item, such as “free” and “best”, folded. */
  fillers: readonly string[];
}

/** Creates `SearchWords` from words in their usual spelling. */
export function createSearchWords(nouns: readonly string[], fillers: readonly string[]): SearchWords {
  const distinct = (words: readonly string[]) => [...new Set(words)].filter((word) => word !== '');
  return {
    nouns: distinct(nouns.map((noun) => noun.split(' ').map(plainNoun).join(' '))),
    fillers: distinct(fillers.map(plainName)),
  };
}

/** Shorter stems often belong to several words, such as “new” and “news”. */
const minStem = 4;

/** Returns the stem of a word, or the folded word if the stem is short. */
function plainNoun(word: string): string {
  const stem = stemOfName(word);
  return stem.length >= minStem || isUnspaced(stem) ? stem : plainName(word);
}

/** Folds a word but keeps its plural ending, because “news” is not “new”. */
function plainName(text: string): string {
  return withoutArticles(foldName(text)).replaceAll('’', "'");
}

/**
 * Words that connect a topic with the words beside it, as in “jeux de sport” and “weather in Berlin”, in lower case.
 */
const links: ReadonlySet<string> = new Set(
  'a and at by for from in of on the to with à au aux avec de des du en et la le les pour sur con da dal das del della di do dos e el il las los na no para per por um uma un una y das der die für fur im mit und von do dla i w z ze في عن من مع'.split(
    ' ',
  ),
);
const elidedLink = /^[dl]['’]/iu;
/** The link of Japanese, as in 東京の天気. */
const unspacedLink = 'の';

/** Whether a word only connects others. Accents matter: “thé” is not “the”. */
export function isLink(word: string): boolean {
  return links.has(word.toLowerCase());
}

/**
 * Returns the topic of a search, without the words for the section and words that fit every item: “puzzle” for “best
 * puzzle games” and “jeux de puzzle gratuits”. Returns "" if nothing is left.
 */
export function topicOf(text: string, { nouns, fillers }: SearchWords): string {
  const { words, isNoun, isFiller } = markWords(text, { nouns, fillers });
  const kept: string[] = [];
  let isAfterPhrase = false;
  for (const [index, word] of words.entries()) {
    if (isNoun[index] === true || isFiller[index] === true) {
      isAfterPhrase = true;
      dropLinksAtEnd(kept);
      continue;
    }
    if (isAfterPhrase && isLink(word)) continue;
    const part = isUnspaced(word) ? trimUnspaced(word, [...nouns, ...fillers]) : firstPart(word, nouns);
    const rest = fillers.includes(plainName(part)) ? '' : part;
    if (rest === '') dropLinksAtEnd(kept);
    else kept.push(isAfterPhrase ? rest.replace(elidedLink, '') : rest);
    isAfterPhrase = rest === '';
  }
  return kept.join(' ');
}

/**
 * Returns the words of a topic without words that only connect others: “fish” and “chips” for “fish and chips recipes”.
 */
export function wordsOfTopic(text: string, words: SearchWords): string[] {
  return topicOf(text, words)
    .split(' ')
    .filter((word) => word !== '' && !isLink(word));
}

/** Maximum number of links and fillers at each end that are tried as parts of a name. */
const maxLoose = 4;

/**
 * Returns the names that a text may contain beside the words for the section, the longest first. Words that connect
 * others or fit every item may belong to a name: “new york weather” may mean “new york” or “york”. Returns none if the
 * text has no other words.
 */
export function namesIn(text: string, searchWords: SearchWords): string[] {
  const { words, isNoun, isFiller } = markWords(text, searchWords);
  const rest = words.flatMap((word, index) =>
    isNoun[index] === true ? [] : [{ word, isLoose: isFiller[index] === true || isLink(word) }],
  );
  const lastStart = rest.findIndex(({ isLoose }) => !isLoose);
  if (lastStart < 0) return [];
  const firstEnd = rest.findLastIndex(({ isLoose }) => !isLoose) + 1;
  const names: string[][] = [];
  for (let start = Math.max(0, lastStart - maxLoose); start <= lastStart; start++) {
    for (let end = Math.min(rest.length, firstEnd + maxLoose); end >= firstEnd; end--) {
      names.push(rest.slice(start, end).map(({ word }) => word));
    }
  }
  return names.toSorted((a, b) => b.length - a.length).map((name) => name.join(' '));
}

function markWords(text: string, { nouns, fillers }: SearchWords) {
  const words = text.normalize('NFC').split(' ');
  return {
    words,
    isNoun: markPhrases(words.map(plainNoun), nouns),
    isFiller: markPhrases(words.map(plainName), fillers),
  };
}

/**
 * Returns the topic of a text that was not written for a section: the text itself, unless it contains a word for the
 * section.
 */
export function topicElsewhere(text: string, words: SearchWords): string {
  const topic = topicOf(text, words);
  return topic === topicOf(text, { ...words, nouns: [] }) ? text : topic;
}

/** Whether a text names a section: it contains a word for the section, and otherwise only words without a topic. */
export function namesSection(text: string, words: SearchWords): boolean {
  return topicOf(text, words) === '' && topicOf(text, { ...words, nouns: [] }) !== '';
}

/** Returns, for each word, whether it belongs to one of the phrases. */
function markPhrases(words: readonly string[], phrases: readonly string[]): boolean[] {
  const isMarked = words.map(() => false);
  for (const phrase of phrases) {
    const parts = phrase.split(' ');
    for (let at = words.indexOf(parts[0] ?? ''); at >= 0; at = words.indexOf(parts[0] ?? '', at + 1)) {
      if (parts.every((part, index) => words[at + index] === part))
        isMarked.fill(true, at, at + parts.length);
    }
  }
  return isMarked;
}

function dropLinksAtEnd(words: string[]): void {
  while (words.length > 0 && isLink(words.at(-1) ?? '')) words.pop();
}

/**
 * Minimum lengths of the two parts of a compound. Shorter nouns are also the endings of unrelated words, and shorter
 * first parts are rarely words.
 */
const lengthsInCompound = { noun: 4, first: 4 };

/**
 * Returns the first part of a compound that ends with a word for the section: “Sport” of “Sportspiele”. Returns any
 * other word unchanged.
 */
function firstPart(word: string, nouns: readonly string[]): string {
  const stem = stemOfName(word);
  // The length of the stem is used to cut the word, so folding must not change the length of the word.
  if (!foldName(word).startsWith(stem) || foldName(word).length !== word.length) return word;
  const noun = nouns.find(
    (one) =>
      one.length >= lengthsInCompound.noun &&
      stem.length - one.length >= lengthsInCompound.first &&
      stem.endsWith(one),
  );
  return noun === undefined ? word : word.slice(0, stem.length - noun.length).replace(/-$/, '');
}

/** Removes phrases from both ends of a word of a script without spaces. */
function trimUnspaced(word: string, phrases: readonly string[]): string {
  const folded = foldName(word);
  // Indices in the folded form are used to cut the word, so both must have the same length.
  if (folded.length !== word.length) return word;
  let start = 0;
  let end = word.length;
  for (let before = -1; before !== end - start;) {
    before = end - start;
    for (const phrase of phrases) {
      if (!isUnspaced(phrase) || phrase.length > end - start) continue;
      if (folded.startsWith(phrase, start)) start = skipLink(start + phrase.length);
      else if (folded.endsWith(phrase, end)) end = cutLink(end - phrase.length);
    }
  }
  return word.slice(start, Math.max(start, end));

  function skipLink(at: number): number {
    return folded.startsWith(unspacedLink, at) ? at + 1 : at;
  }

  function cutLink(at: number): number {
    return folded.endsWith(unspacedLink, at) ? at - 1 : at;
  }
}
