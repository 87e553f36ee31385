/** Letters, marks, digits and `_` of scripts with spaces between words, as in `hits.ts` (READINGS 15). */
const wordRuns =
  /[[\p{L}\p{M}\p{Nd}_]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+/gv;

const longestGram = 3;

/** The different tokens (runs without white space) of folded texts, by number, with the ways to find them. */
export class Vocabulary {
  readonly texts: string[] = [];
  /** Open addressing: token numbers + 1 at their hash, 0 is free; a power of two long, never over half full. */
  private table = new Uint32Array(1024);
  /** Token numbers by each part of one to three code units, ascending. */
  private readonly byGram = new Map<string, number[]>();
  /** Token numbers by each whole word in them, one entry for every time it stands there. */
  private readonly byWord = new Map<string, number[]>();

  get size(): number {
    return this.texts.length;
  }

  /** Number of the token that is a part of a text, a new one for a new token. Takes the text apart only then. */
  addPart(text: string, start: number, end: number): number {
    const slot = this.findSlot(text, start, end);
    const known = this.table[slot] ?? 0;
    if (known !== 0) return known - 1;
    const token = text.slice(start, end);
    const number = this.texts.push(token) - 1;
    this.table[slot] = number + 1;
    if (this.texts.length * 2 > this.table.length) this.growTable();
    for (const gram of gramsOf(token)) append(this.byGram, gram, number);
    for (const [word] of token.matchAll(wordRuns)) append(this.byWord, word, number);
    return number;
  }

  find(text: string): number | undefined {
    const known = this.table[this.findSlot(text, 0, text.length)] ?? 0;
    return known === 0 ? undefined : known - 1;
  }

  private findSlot(text: string, start: number, end: number): number {
    const mask = this.table.length - 1;
    let hash = 0;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const known = this.table[slot] ?? 0;
      if (known === 0 || isPart(this.texts[known - 1] ?? '', text, start, end)) return slot;
    }
  }

  private growTable(): void {
    this.table = new Uint32Array(this.table.length * 2);
    for (const [number, text] of this.texts.entries()) {
      this.table[this.findSlot(text, 0, text.length)] = number + 1;
    }
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
    return this.containing(part).filter((number) => this.texts[number]?.endsWith(part));
  }

  startingWith(part: string): readonly number[] {
    return this.containing(part).filter((number) => this.texts[number]?.startsWith(part));
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

function isPart(token: string, text: string, start: number, end: number): boolean {
  if (token.length !== end - start) return false;
  for (let at = 0; at < token.length; at++) {
    if (token.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
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

function append(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
