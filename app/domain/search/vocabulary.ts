/**
 * Matches a run of letters, marks, digits and `_` in scripts with spaces between words, as in `hits.ts` (spec SRCH-7).
 */
const wordRuns =
  /[[\p{L}\p{M}\p{Nd}_]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+/gv;

const longestGram = 3;

/** A range of token numbers. The end is exclusive. */
export interface TokenRange {
  from: number;
  to: number;
}

/** Lists of numbers by text. */
export interface Postings {
  /** The texts, in the order of their code units. */
  keys: readonly string[];
  /** The start of each key's numbers in `numbers`, and the end of the last. */
  starts: Uint32Array;
  numbers: Uint32Array;
}

/** The data of a vocabulary. Tokens are identified by number. */
export interface VocabularyParts {
  /** The tokens, in the order of their code units. A token's number is its index. */
  texts: readonly string[];
  /** For each part of one to three code units, the tokens that contain it, ascending. */
  grams: Postings;
  /** For each ending of one to three code units, the tokens that end with it, ascending. */
  endings: Postings;
  /** For each whole word, the tokens that contain it, with one entry per occurrence. */
  words: Postings;
}

const none = new Uint32Array();

/** The different tokens (sequences without white space) of folded texts, with indexes to find them. */
export class Vocabulary {
  readonly texts: readonly string[];
  private readonly parts: VocabularyParts;

  constructor(parts: VocabularyParts) {
    this.parts = parts;
    this.texts = parts.texts;
  }

  get size(): number {
    return this.texts.length;
  }

  find(text: string): number | undefined {
    const number = findFirst(this.texts, (token) => token >= text);
    return this.texts[number] === text ? number : undefined;
  }

  /** Returns the tokens that contain a part without white space. */
  containing(part: string): Uint32Array {
    const { grams } = this.parts;
    let fewest = numbersOf(grams, part.slice(0, longestGram));
    if (part.length <= longestGram) return fewest;
    for (let at = 1; at <= part.length - longestGram; at++) {
      const numbers = numbersOf(grams, part.slice(at, at + longestGram));
      if (numbers.length < fewest.length) fewest = numbers;
    }
    return fewest.filter((number) => this.texts[number]?.includes(part));
  }

  endingWith(part: string): Uint32Array {
    const numbers = numbersOf(this.parts.endings, part.slice(-longestGram));
    return part.length <= longestGram
      ? numbers
      : numbers.filter((number) => this.texts[number]?.endsWith(part));
  }

  startingWith(part: string): TokenRange {
    const from = findFirst(this.texts, (token) => token >= part);
    return { from, to: findFirst(this.texts, (token) => token >= part && !token.startsWith(part)) };
  }

  /**
   * Returns the tokens that contain a whole word, with one entry per occurrence. Returns `null` if the text is not
   * exactly one word.
   */
  holdingWord(word: string): Uint32Array | null {
    return word.match(wordRuns)?.[0] === word ? numbersOf(this.parts.words, word) : null;
  }

  /** Returns the whole words that begin with a character. */
  wordsStartingWith(first: string): readonly string[] {
    const { keys } = this.parts.words;
    const from = findFirst(keys, (word) => word >= first);
    return keys.slice(
      from,
      findFirst(keys, (word) => word >= first && !word.startsWith(first)),
    );
  }

  /** Returns all parts of one to three code units. */
  get grams(): readonly string[] {
    return this.parts.grams.keys;
  }
}

/** Builds the vocabulary of different tokens, which must be in the order of their code units. */
export function listVocabulary(texts: readonly string[]): VocabularyParts {
  const grams = new Map<string, number[]>();
  const endings = new Map<string, number[]>();
  const words = new Map<string, number[]>();
  for (const [number, text] of texts.entries()) {
    for (const gram of gramsOf(text)) append(grams, gram, number);
    for (const ending of endingsOf(text)) append(endings, ending, number);
    for (const word of wholeWordsOf(text)) append(words, word, number);
  }
  return { texts, grams: toPostings(grams), endings: toPostings(endings), words: toPostings(words) };
}

/** Returns the whole words of a text (spec SRCH-7). */
export function wholeWordsOf(text: string): string[] {
  return text.match(wordRuns) ?? [];
}

function toPostings(lists: ReadonlyMap<string, readonly number[]>): Postings {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  const starts = new Uint32Array(sorted.length + 1);
  for (const [index, [, list]] of sorted.entries()) starts[index + 1] = (starts[index] ?? 0) + list.length;
  const numbers = new Uint32Array(starts.at(-1) ?? 0);
  for (const [index, [, list]] of sorted.entries()) numbers.set(list, starts[index]);
  return { keys: sorted.map(([key]) => key), starts, numbers };
}

function numbersOf({ keys, starts, numbers }: Postings, text: string): Uint32Array {
  const index = findFirst(keys, (key) => key >= text);
  return keys[index] === text ? numbers.subarray(starts[index], starts[index + 1]) : none;
}

/**
 * Returns the index of the first text for which a condition is true. The condition must also be true for all later
 * texts.
 */
function findFirst(texts: readonly string[], isTrue: (text: string) => boolean): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(texts[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Counts the occurrences of a part in a text, from left to right without overlap. */
export function countIn(text: string, part: string): number {
  let count = 0;
  let at = text.indexOf(part);
  while (at !== -1) {
    count++;
    at = text.indexOf(part, at + part.length);
  }
  return count;
}

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    for (let length = 1; length <= longestGram && at + length <= text.length; length++) {
      grams.add(text.slice(at, at + length));
    }
  }
  return grams;
}

function endingsOf(text: string): string[] {
  const longest = Math.min(longestGram, text.length);
  return Array.from({ length: longest }, (_, index) => text.slice(-1 - index));
}

function append(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
