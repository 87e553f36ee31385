/** Letters, marks, digits and `_` of scripts with spaces between words, as in `hits.ts` (READINGS 15). */
const wordRuns =
  /[[\p{L}\p{M}\p{Nd}_]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+/gv;

const longestGram = 3;
const tokensPerStep = 500;

/** Tokens by number: all from one to before another. */
export interface TokenRange {
  from: number;
  to: number;
}

/** The different tokens (runs without white space) of folded texts, with the ways to find them. */
export class Vocabulary {
  /** In the order of their code units; a token's number is its place. */
  readonly texts: readonly string[];
  /** Token numbers by each part of one to three code units, ascending. */
  private readonly byGram = new Map<string, number[]>();
  /** Token numbers by their last one to three code units, ascending. */
  private readonly byEnding = new Map<string, number[]>();
  /** Token numbers by each whole word in them, one entry for every time it stands there. */
  private readonly byWord = new Map<string, number[]>();

  private constructor(texts: readonly string[]) {
    this.texts = texts;
  }

  /** Of different tokens in order. Yields now and then. */
  static *of(texts: readonly string[]): Generator<void, Vocabulary> {
    const vocabulary = new Vocabulary(texts);
    for (const [number, text] of texts.entries()) {
      for (const gram of gramsOf(text)) append(vocabulary.byGram, gram, number);
      for (const ending of endingsOf(text)) append(vocabulary.byEnding, ending, number);
      for (const [word] of text.matchAll(wordRuns)) append(vocabulary.byWord, word, number);
      if (number % tokensPerStep === 0) yield;
    }
    return vocabulary;
  }

  get size(): number {
    return this.texts.length;
  }

  find(text: string): number | undefined {
    const number = this.findFirst((token) => token >= text);
    return this.texts[number] === text ? number : undefined;
  }

  /** Tokens that contain a part, which has no white space. */
  containing(part: string): readonly number[] {
    let fewest = this.byGram.get(part.slice(0, longestGram)) ?? [];
    if (part.length <= longestGram) return fewest;
    for (let at = 1; at <= part.length - longestGram; at++) {
      const numbers = this.byGram.get(part.slice(at, at + longestGram)) ?? [];
      if (numbers.length < fewest.length) fewest = numbers;
    }
    return fewest.filter((number) => this.texts[number]?.includes(part));
  }

  endingWith(part: string): readonly number[] {
    const numbers = this.byEnding.get(part.slice(-longestGram)) ?? [];
    return part.length <= longestGram
      ? numbers
      : numbers.filter((number) => this.texts[number]?.endsWith(part));
  }

  startingWith(part: string): TokenRange {
    const from = this.findFirst((token) => token >= part);
    return { from, to: this.findFirst((token) => token >= part && !token.startsWith(part)) };
  }

  /** The first token of those at the end for which something is true. */
  private findFirst(isTrue: (token: string) => boolean): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isTrue(this.texts[middle] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Tokens in which a word stands whole, one entry for every time; null for what is more or less than a word. */
  holdingWord(word: string): readonly number[] | null {
    return word.match(wordRuns)?.[0] === word ? (this.byWord.get(word) ?? []) : null;
  }

  /** All parts of one to three code units. */
  grams(): Iterable<string> {
    return this.byGram.keys();
  }
}

/** Times a part stands in a text, left to right without overlap. */
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
