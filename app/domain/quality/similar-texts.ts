import { finish } from '../catalogue/steps.ts';
import { foldWords } from './words.ts';

/*
 * Finds texts that are nearly the same. A text is represented by its shingles, the sequences of three words in it. The
 * similarity of two texts is the share of their shingles that they have in common (Jaccard).
 *
 * Texts are compared only if they can reach the wanted similarity. If the shingles of all texts are put into one order,
 * two such texts share at least one of their first shingles (prefix filtering: Bayardo, Ma, Srikant, “Scaling up all
 * pairs similarity search”, 2007). Rare shingles come first, so few texts share one.
 */

/** Similarity from which texts count as nearly the same. */
export const nearlySame = 0.6;

const wordsPerShingle = 3;
/** Texts with fewer shingles are too short to be called copies. */
const leastShingles = 6;
/** Number of words after which the rest of a text is ignored. */
const mostWords = 2_000;
/** Maximum number of texts found with one shingle. Bounds the work for thousands of texts with the same beginning. */
const mostFound = 50;
/** Number of texts in one step, which takes a few milliseconds. */
const textsPerStep = 200;

/** The hashes of a text's shingles in ascending order, each once. */
export type Shingles = Uint32Array;

/**
 * Returns the shingles of a text. The title counts as one word wherever it occurs, so that texts which
 * differ only in the title are the same.
 */
export function shinglesOf(text: string, title = ''): Shingles {
  const words = withoutTitle(foldWords(text), foldWords(title)).slice(0, mostWords);
  const hashes = new Set<number>();
  for (let start = 0; start + wordsPerShingle <= words.length; start += 1) {
    hashes.add(hashOf(words.slice(start, start + wordsPerShingle).join(' ')));
  }
  return Uint32Array.from(hashes).sort();
}

function withoutTitle(words: readonly string[], title: readonly string[]): string[] {
  if (title.length === 0) return [...words];
  const rest: string[] = [];
  for (let position = 0; position < words.length;) {
    const isTitle = title.every((word, offset) => words[position + offset] === word);
    rest.push(isTitle ? '*' : (words[position] ?? ''));
    position += isTitle ? title.length : 1;
  }
  return rest;
}

/** FNV-1a with 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns the share of two texts' shingles that both have, from 0 to 1. */
export function similarityOf(a: Shingles, b: Shingles): number {
  let shared = 0;
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    const difference = (a[left] ?? 0) - (b[right] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  const total = a.length + b.length - shared;
  return total === 0 ? 0 : shared / total;
}

/** An earlier text that is nearly the same. */
export interface SimilarText {
  /** Its position in the list. */
  index: number;
  similarity: number;
}

export interface SimilarTextOptions {
  /** Position of the first text for which similar ones are searched. Earlier texts are only found. */
  from?: number;
  /** Whether two texts, by their positions, may be the same. Such pairs are not reported. */
  mayBeSame?: (later: number, earlier: number) => boolean;
}

/**
 * Returns for each text the most similar earlier one, or `null` if none is nearly the same. A shingle leads to at most
 * the first 50 texts that contain it.
 */
export function findSimilarTexts(
  texts: readonly Shingles[],
  options?: SimilarTextOptions,
): (SimilarText | null)[] {
  return finish(findSimilarTextsInSteps(texts, options));
}

/** Like `findSimilarTexts`, but yields after every few milliseconds of work. */
export function* findSimilarTextsInSteps(
  texts: readonly Shingles[],
  { from = 0, mayBeSame = () => false }: SimilarTextOptions = {},
): Generator<void, (SimilarText | null)[]> {
  const frequency = yield* countShingles(texts);
  const found = new Map<number, number[]>();
  const result: (SimilarText | null)[] = [];
  for (const [index, shingles] of texts.entries()) {
    if (index % textsPerStep === textsPerStep - 1) yield;
    if (shingles.length < leastShingles) {
      result.push(null);
      continue;
    }
    const prefix = prefixOf(shingles, frequency);
    const candidates = index < from ? [] : candidatesOf(prefix, found);
    result.push(mostSimilar(index, candidates, texts, mayBeSame));
    for (const shingle of prefix) {
      const list = found.get(shingle);
      if (!list) found.set(shingle, [index]);
      else if (list.length < mostFound) list.push(index);
    }
  }
  return result;
}

/** Lists the texts that share one of the shingles, in ascending order. */
function candidatesOf(prefix: readonly number[], found: ReadonlyMap<number, readonly number[]>): Uint32Array {
  const candidates = new Set<number>();
  for (const shingle of prefix) for (const index of found.get(shingle) ?? []) candidates.add(index);
  return Uint32Array.from(candidates).sort();
}

function mostSimilar(
  index: number,
  candidates: Iterable<number>,
  texts: readonly Shingles[],
  mayBeSame: NonNullable<SimilarTextOptions['mayBeSame']>,
): SimilarText | null {
  const shingles = texts[index];
  let best: SimilarText | null = null;
  for (const candidate of candidates) {
    const earlier = texts[candidate];
    if (!shingles || !earlier || !canReach(earlier.length, shingles.length) || mayBeSame(index, candidate))
      continue;
    const similarity = similarityOf(earlier, shingles);
    if (similarity < nearlySame || similarity <= (best?.similarity ?? 0)) continue;
    best = { index: candidate, similarity };
    if (similarity === 1) return best;
  }
  return best;
}

/** Whether the numbers of shingles of two texts are close enough for the wanted similarity. */
function canReach(a: number, b: number): boolean {
  return Math.min(a, b) >= nearlySame * Math.max(a, b);
}

/** Size of the table in which shingles are counted. Shingles that share a place count as more frequent. */
const places = 2 ** 22;

function* countShingles(texts: readonly Shingles[]): Generator<void, Uint16Array> {
  const counts = new Uint16Array(places);
  for (const [index, shingles] of texts.entries()) {
    if (index % textsPerStep === textsPerStep - 1) yield;
    for (const shingle of shingles) {
      const place = shingle % places;
      if ((counts[place] ?? 0) < 0xffff) counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Returns the rarest shingles of a text. Two texts that are nearly the same share at least one of them. Shingles that
 * no other text contains are left out.
 */
function prefixOf(shingles: Shingles, frequency: Uint16Array): number[] {
  const countOf = (shingle: number) => frequency[shingle % places] ?? 0;
  const length = shingles.length - Math.ceil(nearlySame * shingles.length) + 1;
  return [...shingles]
    .sort((a, b) => countOf(a) - countOf(b) || a - b)
    .slice(0, length)
    .filter((shingle) => countOf(shingle) > 1);
}
