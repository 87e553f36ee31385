import { gap, itemAt, type FieldIndex } from './field-index.ts';
import type { HitCounts } from './hit-counts.ts';
import { countIn, type TokenRange, type Vocabulary } from './vocabulary.ts';

/** Counts the hits of one keyword in one field. */
export interface HitCounter {
  /** Number of entries or positions that `countAll` reads. */
  readonly cost: number;
  /** Counts the hits in every item. */
  countAll(hitCounts: HitCounts): void;
  /** Returns the hits in one item, found by reading its text. */
  countIn(item: number): number;
}

/** The tokens that contain a keyword without white space, with the number of times it occurs in each. */
export class TokenHits {
  readonly tokens: Uint32Array;
  private readonly vocabulary: Vocabulary;
  private readonly countInToken: (token: number) => number;
  private madeTimes: Uint32Array | undefined;
  private made: Uint32Array | undefined;

  constructor(vocabulary: Vocabulary, tokens: Uint32Array, countInToken: (token: number) => number) {
    this.vocabulary = vocabulary;
    this.tokens = tokens;
    this.countInToken = countInToken;
  }

  /** Finds the tokens that contain `part` at any position. */
  static ofPart(vocabulary: Vocabulary, part: string): TokenHits {
    const tokens = vocabulary.containing(part);
    return new TokenHits(vocabulary, tokens, (token) => countIn(vocabulary.texts[token] ?? '', part));
  }

  /** The number of times that the keyword occurs in each of `tokens`. */
  get times(): Uint32Array {
    return (this.madeTimes ??= this.tokens.map((token) => this.countInToken(token)));
  }

  /** The number of times that the keyword occurs in each token, indexed by the token's value in a stream. */
  get byValue(): Uint32Array {
    if (this.made) return this.made;
    const byValue = new Uint32Array(this.vocabulary.size + 1);
    for (const [index, token] of this.tokens.entries()) byValue[token + 1] = this.times[index] ?? 0;
    return (this.made = byValue);
  }
}

/** Counts occurrences within single tokens. */
export class TokenCounter implements HitCounter {
  private readonly field: FieldIndex;
  private readonly hits: TokenHits;

  constructor(field: FieldIndex, hits: TokenHits) {
    this.field = field;
    this.hits = hits;
  }

  get cost(): number {
    return countBetween(this.field.entryStarts, this.hits.tokens);
  }

  countAll(hitCounts: HitCounts): void {
    const { field } = this;
    const { tokens, times } = this.hits;
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] ?? 0;
      const start = field.entryStarts[token] ?? 0;
      const end = field.entryStarts[token + 1] ?? 0;
      hitCounts.addEntries(field, start, end, times[index] ?? 0, field.isTitle);
    }
  }

  countIn(item: number): number {
    const { stream, starts } = this.field;
    const { byValue } = this.hits;
    const end = starts[item + 1] ?? 0;
    let hits = 0;
    for (let at = starts[item] ?? 0; at < end; at++) hits += byValue[stream[at] ?? gap] ?? 0;
    return hits;
  }
}

/**
 * The positions of a phrase's head (all parts but the last), unordered, and the value of the stream after each head.
 */
interface HeadPositions {
  positions: Uint32Array;
  after: Uint32Array;
}

/**
 * The head of a phrase: all parts but the last. The first part is the end of a token, and the others are whole tokens.
 */
export class PhraseHead {
  readonly vocabulary: Vocabulary;
  /** Number of parts. */
  readonly length: number;
  /** Length of the first part, in code units. */
  readonly firstLength: number;
  readonly firsts: Uint32Array;
  /**
   * The tokens of the parts after the first. `null` if one of these parts is not a token, so that the phrase cannot
   * occur.
   */
  private readonly middle: Uint32Array | null;
  /** Indexed by the values of a stream: 1 for tokens that end with the first part, otherwise 0. */
  readonly isFirst: Uint8Array;
  private readonly found = new Map<FieldIndex, HeadPositions>();

  constructor(vocabulary: Vocabulary, parts: readonly string[]) {
    this.vocabulary = vocabulary;
    this.length = parts.length;
    this.firstLength = parts[0]?.length ?? 0;
    const middle = parts.slice(1).map((part) => vocabulary.find(part));
    this.middle = middle.includes(undefined) ? null : Uint32Array.from(middle, (token) => token ?? 0);
    this.firsts = this.middle ? vocabulary.endingWith(parts[0] ?? '') : new Uint32Array();
    this.isFirst = new Uint8Array(vocabulary.size + 1);
    for (const token of this.firsts) this.isFirst[token + 1] = 1;
  }

  /** The tokens that can be the last part of the head. */
  get ends(): Uint32Array {
    return this.length === 1 || !this.middle ? this.firsts : this.middle.subarray(-1);
  }

  /** Number of positions that must be read to find the head in a field. */
  costIn(field: FieldIndex): number {
    return (
      this.found.get(field)?.positions.length ??
      countBetween(field.positionStarts, this.rarestIn(field).tokens)
    );
  }

  occursAt({ stream }: FieldIndex, position: number): boolean {
    if (this.isFirst[stream[position] ?? gap] !== 1) return false;
    for (let index = 1; index < this.length; index++) {
      if (stream[position + index] !== (this.middle?.[index - 1] ?? 0) + 1) return false;
    }
    return true;
  }

  /** Finds the positions of the head in a field. The result is kept for all phrases that begin with the head. */
  findIn(field: FieldIndex): HeadPositions {
    const known = this.found.get(field);
    if (known) return known;
    const { tokens, offset } = this.rarestIn(field);
    const isCertain = this.middle?.length === 0;
    const ranges = Array.from(tokens, (token) => ({ from: token, to: token + 1 }));
    const positions = findPositions(field, ranges, offset, isCertain ? null : this);
    const after = new Uint32Array(positions.length);
    for (let at = 0; at < positions.length; at++)
      after[at] = field.stream[(positions[at] ?? 0) + this.length] ?? gap;
    const found = { positions, after };
    this.found.set(field, found);
    return found;
  }

  private rarestIn({ positionStarts }: FieldIndex): { tokens: Uint32Array; offset: number } {
    const { middle } = this;
    const sides = Array.from(middle ?? [], (_, index) => ({
      tokens: middle?.subarray(index, index + 1) ?? this.firsts,
      offset: index + 1,
    }));
    return sides.reduce(
      (best, side) =>
        countBetween(positionStarts, side.tokens) < countBetween(positionStarts, best.tokens) ? side : best,
      { tokens: this.firsts, offset: 0 },
    );
  }
}

/** The tokens that start with the last part of a phrase. */
export interface PhraseLast extends TokenRange {
  /** Length of the part in code units. */
  length: number;
}

/**
 * Counts the hits of a phrase of several parts, from left to right without overlap. A hit spans consecutive tokens with
 * one space between them.
 */
export class PhraseCounter implements HitCounter {
  private readonly field: FieldIndex;
  private readonly head: PhraseHead;
  private readonly last: PhraseLast;
  private madeSides: Uint8Array | undefined;

  constructor(field: FieldIndex, head: PhraseHead, last: PhraseLast) {
    this.field = field;
    this.head = head;
    this.last = last;
  }

  get cost(): number {
    return Math.min(this.head.costIn(this.field), this.lastCost);
  }

  countAll(hitCounts: HitCounts): void {
    const { field } = this;
    const mayOverlap = this.mayOverlap();
    const positions = this.findPositions();
    if (mayOverlap) positions.sort();
    let endPosition = -1;
    for (const position of positions) {
      if (mayOverlap && this.overlaps(position, endPosition)) continue;
      endPosition = position + this.head.length;
      hitCounts.add(itemAt(field, position), 1, field.isTitle);
    }
  }

  countIn(item: number): number {
    const { field, head, sides } = this;
    const { starts, stream } = field;
    const end = starts[item + 1] ?? 0;
    let hits = 0;
    let endPosition = -1;
    let before = 0;
    for (let at = starts[item] ?? 0; at < end; at++) {
      const side = sides[stream[at] ?? gap] ?? 0;
      // Combines both tests in one branch that is rarely taken. The processor would often mispredict two separate
      // branches if both words are common.
      const mayHit = before & (side >> 1) & 1;
      before = side;
      if (mayHit === 0) continue;
      const position = at - head.length;
      if (!head.occursAt(field, position) || this.overlaps(position, endPosition)) continue;
      endPosition = at;
      hits++;
    }
    return hits;
  }

  /**
   * Flags indexed by the values of a stream: 1 for tokens that can end the head, 2 for tokens that start with the last
   * part.
   */
  private get sides(): Uint8Array {
    if (this.madeSides) return this.madeSides;
    const sides = new Uint8Array(this.head.vocabulary.size + 1);
    for (const token of this.head.ends) sides[token + 1] = 1;
    for (let value = this.last.from + 1; value <= this.last.to; value++)
      sides[value] = (sides[value] ?? 0) | 2;
    return (this.madeSides = sides);
  }

  private get lastCost(): number {
    return countOfRange(this.field.positionStarts, this.last);
  }

  private isLast(value: number): boolean {
    return value > this.last.from && value <= this.last.to;
  }

  /**
   * Returns the positions of the phrase, unordered. Reads the positions of the head or, if there are fewer, those of
   * the last part.
   */
  private findPositions(): Uint32Array {
    const { field, head, last } = this;
    if (this.lastCost < head.costIn(field)) {
      return findPositions(field, [last], head.length, head);
    }
    const { positions, after } = head.findIn(field);
    const found = new Uint32Array(positions.length);
    let length = 0;
    for (let at = 0; at < positions.length; at++) {
      if (this.isLast(after[at] ?? gap)) found[length++] = positions[at] ?? 0;
    }
    return found.subarray(0, length);
  }

  /** Whether a token can end one hit and start the next, or a hit can start within another. */
  private mayOverlap(): boolean {
    return this.head.length > 1 || this.head.firsts.some((token) => this.isLast(token + 1));
  }

  /** Whether a hit at `position` overlaps the previous hit, which ends in the token at `endPosition`. */
  private overlaps(position: number, endPosition: number): boolean {
    if (position !== endPosition) return position < endPosition;
    const token = (this.field.stream[position] ?? gap) - 1;
    const begin = (this.head.vocabulary.texts[token]?.length ?? 0) - this.head.firstLength;
    return begin < this.last.length;
  }
}

/**
 * Returns the positions that are `offset` before those of the tokens in `ranges`. With a head, returns only the
 * positions at which the head occurs.
 */
function findPositions(
  field: FieldIndex,
  ranges: readonly TokenRange[],
  offset: number,
  head: PhraseHead | null,
): Uint32Array {
  const { positionStarts, positions, stream } = field;
  const isFirst = head?.isFirst;
  const found = new Uint32Array(ranges.reduce((sum, range) => sum + countOfRange(positionStarts, range), 0));
  let length = 0;
  for (const { from, to } of ranges) {
    const end = positionStarts[to] ?? 0;
    for (let index = positionStarts[from] ?? 0; index < end; index++) {
      const position = (positions[index] ?? 0) - offset;
      // Avoids a branch, which the processor would often mispredict for common words. The next position overwrites an
      // unwanted one.
      found[length] = position;
      length += isFirst ? (isFirst[stream[position] ?? gap] ?? 0) : 1;
    }
  }
  const begun = found.subarray(0, length);
  return head && head.length > 1 ? begun.filter((position) => head.occursAt(field, position)) : begun;
}

function countOfRange(starts: Uint32Array, { from, to }: TokenRange): number {
  return (starts[to] ?? 0) - (starts[from] ?? 0);
}

function countBetween(starts: Uint32Array, tokens: Uint32Array): number {
  let count = 0;
  for (const token of tokens) count += (starts[token + 1] ?? 0) - (starts[token] ?? 0);
  return count;
}
