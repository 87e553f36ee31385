import { finish } from '../catalogue/steps.ts';
import {
  createShingleCounts,
  createShingleIndex,
  type ShingleCounts,
  type ShingleIndex,
} from './shingle-tables.ts';
import { foldWords } from './words.ts';

/*
 * Finds texts that are nearly the same. A text is represented by its shingles, the sequences of three words in it. The
 * similarity of two texts is the share of their shingles that they have in common (Jaccard).
 *
 * Most pairs of texts are never compared. If the shingles of all texts are sorted in the same order, two similar texts
 * share at least one of their first shingles (prefix filtering: Bayardo, Ma, Srikant, “Scaling up all pairs similarity
 * search”, 2007). The order begins with rare shingles, so few texts have a first shingle in common.
 */

/** Similarity from which texts count as nearly the same. */
export const nearlySame = 0.6;

const wordsPerShingle = 3;
/** Texts with fewer shingles are too short to be called copies. */
const minShingles = 6;
/** Number of words after which the rest of a text is ignored. */
const maxWords = 2_000;
/** Number of texts in one step, which takes a few milliseconds. */
const textsPerStep = 200;

/** The hashes of a text's shingles in ascending order, each once. */
export type Shingles = Uint32Array;

/**
 * Returns the shingles of a text. The title counts as one word wherever it occurs, so that texts which
 * differ only in the title are the same.
 */
export function shinglesOf(text: string, title = ''): Shingles {
  const words = withoutTitle(foldWords(text), foldWords(title)).slice(0, maxWords);
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
  /**
   * Index of the first text for which similar texts are searched. Texts before it can only be found as similar texts.
   */
  from?: number;
  /** Whether two texts, given by index, are allowed to be similar. Such pairs are not reported. */
  mayBeSame?: (later: number, earlier: number) => boolean;
}

/** The shingles of texts in order. They may be read from a file. */
export interface ShingleList {
  readonly length: number;
  at(position: number): Shingles | undefined;
}

/**
 * Returns, for each text, the most similar earlier text. Returns `null` for a text that is too short, or if no earlier
 * text is nearly the same. A shingle leads to at most the first 50 texts that contain it.
 */
export function findSimilarTexts(texts: ShingleList, options?: SimilarTextOptions): (SimilarText | null)[] {
  return finish(findSimilarTextsInSteps(texts, options));
}

/** Like `findSimilarTexts`, but yields after every few milliseconds of work. */
export function* findSimilarTextsInSteps(
  texts: ShingleList,
  { from = 0, mayBeSame = () => false }: SimilarTextOptions = {},
): Generator<void, (SimilarText | null)[]> {
  const counts = yield* countShingles(texts);
  const earlier = createShingleIndex(texts.length);
  const result: (SimilarText | null)[] = [];
  for (let position = 0; position < texts.length; position += 1) {
    if (position % textsPerStep === textsPerStep - 1) yield;
    const shingles = texts.at(position);
    if (!shingles || shingles.length < minShingles) {
      result.push(null);
      continue;
    }
    const prefix = prefixOf(shingles, counts);
    const candidates = position < from ? [] : candidatesOf(prefix, earlier);
    const mayBe = (other: number) => mayBeSame(position, other);
    result.push(maxSimilar(shingles, candidates, texts, mayBe));
    for (const shingle of prefix) earlier.add(shingle, position);
  }
  return result;
}

/** Lists the texts that share one of the shingles, in ascending order. */
function candidatesOf(prefix: readonly number[], earlier: ShingleIndex): Uint32Array {
  const candidates = new Set<number>();
  for (const shingle of prefix) earlier.find(shingle, candidates);
  return Uint32Array.from(candidates).sort();
}

function maxSimilar(
  shingles: Shingles,
  candidates: Iterable<number>,
  texts: ShingleList,
  mayBeSame: (candidate: number) => boolean,
): SimilarText | null {
  let best: SimilarText | null = null;
  for (const candidate of candidates) {
    if (mayBeSame(candidate)) continue;
    const earlier = texts.at(candidate);
    if (!earlier || !canReach(earlier.length, shingles.length)) continue;
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

function* countShingles(texts: ShingleList): Generator<void, ShingleCounts> {
  const counts = createShingleCounts(texts.length);
  for (let position = 0; position < texts.length; position += 1) {
    if (position % textsPerStep === textsPerStep - 1) yield;
    for (const shingle of texts.at(position) ?? []) counts.add(shingle);
  }
  return counts;
}

const hashRange = 2 ** 32;

/**
 * Returns the rarest shingles of a text. Two texts that are nearly the same share at least one of them. Shingles that
 * no other text contains are left out.
 */
function prefixOf(shingles: Shingles, counts: ShingleCounts): number[] {
  const length = shingles.length - Math.ceil(nearlySame * shingles.length) + 1;
  // The count and the hash are one number, because typed arrays sort numbers without calling a function.
  const ranked = Float64Array.from(shingles, (shingle) => counts.of(shingle) * hashRange + shingle).sort();
  return [...ranked.subarray(0, length)]
    .filter((rank) => rank >= 2 * hashRange)
    .map((rank) => rank % hashRange);
}
