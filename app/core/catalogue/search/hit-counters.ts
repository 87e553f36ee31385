import { finish } from '../steps.ts';
import { gap, itemAt, type FieldIndex } from './field-index.ts';
import type { Tally } from './tally.ts';
import { countIn, type TokenRange, type Vocabulary } from './vocabulary.ts';

/** Entries that are read without a pause. */
const entriesPerStep = 20_000;

/** Counts the hits of one keyword in one field. */
export interface HitCounter {
  /** How many entries or places the counting of all items reads. */
  readonly cost: number;
  /** Counts them in every item; yields now and then. */
  countInSteps(tally: Tally): Generator<void, void>;
  /** Hits in one item, found by reading its text. */
  countIn(item: number): number;
}

/** Counts a keyword in every item. */
export function countAll(counter: HitCounter, tally: Tally): void {
  finish(counter.countInSteps(tally));
}

/** Tokens with how often a keyword without white space stands in each. */
export class TokenHits {
  readonly tokens: readonly number[];
  private readonly vocabulary: Vocabulary;
  private readonly countInToken: (token: number) => number;
  private madeTimes: readonly number[] | undefined;
  private made: Uint32Array | undefined;

  constructor(vocabulary: Vocabulary, tokens: readonly number[], countInToken: (token: number) => number) {
    this.vocabulary = vocabulary;
    this.tokens = tokens;
    this.countInToken = countInToken;
  }

  /** Hits anywhere in a token. */
  static ofPart(vocabulary: Vocabulary, part: string): TokenHits {
    const tokens = vocabulary.containing(part);
    return new TokenHits(vocabulary, tokens, (token) => countIn(vocabulary.texts[token] ?? '', part));
  }

  /** How often it stands in each of `tokens`. */
  get times(): readonly number[] {
    return (this.madeTimes ??= this.tokens.map(this.countInToken));
  }

  /** Hits by value of a stream. */
  get byValue(): Uint32Array {
    if (this.made) return this.made;
    const byValue = new Uint32Array(this.vocabulary.size + 1);
    for (const [index, token] of this.tokens.entries()) byValue[token + 1] = this.times[index] ?? 0;
    return (this.made = byValue);
  }
}

/** Counts what stands within single tokens. */
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

  *countInSteps(tally: Tally): Generator<void, void> {
    const { field } = this;
    const { tokens, times } = this.hits;
    let pause = entriesPerStep;
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] ?? 0;
      const start = field.entryStarts[token] ?? 0;
      const end = field.entryStarts[token + 1] ?? 0;
      tally.addEntries(field, start, end, times[index] ?? 0, field.isTitle);
      pause -= end - start;
      if (pause > 0) continue;
      pause = entriesPerStep;
      yield;
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

/** The parts of a phrase before its last one: a token ends with the first, the others are tokens. */
export class PhraseHead {
  /** In parts. */
  readonly length: number;
  /** Of the first part, in code units. */
  readonly firstLength: number;
  readonly firsts: readonly number[];
  /** Null when one is no token, so that the phrase stands nowhere. */
  readonly middle: readonly number[] | null;
  private readonly isFirst: Uint8Array;

  constructor(vocabulary: Vocabulary, parts: readonly string[]) {
    this.length = parts.length;
    this.firstLength = parts[0]?.length ?? 0;
    const middle = parts.slice(1).map((part) => vocabulary.find(part));
    this.middle = middle.includes(undefined) ? null : middle.map((token) => token ?? 0);
    this.firsts = this.middle ? vocabulary.endingWith(parts[0] ?? '') : [];
    this.isFirst = new Uint8Array(vocabulary.size + 1);
    for (const token of this.firsts) this.isFirst[token + 1] = 1;
  }

  standsAt({ stream }: FieldIndex, place: number): boolean {
    if (this.isFirst[stream[place] ?? gap] !== 1) return false;
    for (let index = 1; index < this.length; index++) {
      if (stream[place + index] !== (this.middle?.[index - 1] ?? 0) + 1) return false;
    }
    return true;
  }
}

/** The last part of a phrase: tokens begin with it. */
export interface PhraseLast extends TokenRange {
  /** In code units. */
  length: number;
}

/** What stands at places before others, to be read there: pairs of where they begin and end in a field's places. */
interface Reading {
  ranges: readonly number[];
  /** From the phrase's first token on. */
  offset: number;
  cost: number;
  /** It stands at each of them. */
  isCertain: boolean;
}

/** Counts a phrase, whose hits span tokens one space apart, left to right without overlap. */
export class PhraseCounter implements HitCounter {
  private readonly field: FieldIndex;
  private readonly head: PhraseHead;
  private readonly last: PhraseLast;
  private made: Reading | undefined;

  constructor(field: FieldIndex, head: PhraseHead, last: PhraseLast) {
    this.field = field;
    this.head = head;
    this.last = last;
  }

  get cost(): number {
    return this.reading.cost;
  }

  *countInSteps(tally: Tally): Generator<void, void> {
    const { field } = this;
    let endPlace = -1;
    const places = yield* this.findPlaces();
    const mayOverlap = this.mayOverlap();
    if (mayOverlap) places.sort();
    for (const place of places) {
      if (mayOverlap && this.overlaps(place, endPlace)) continue;
      endPlace = place + this.head.length;
      tally.add(itemAt(field, place), 1, field.isTitle);
    }
  }

  countIn(item: number): number {
    const { field, head } = this;
    const { starts, stream } = field;
    const end = (starts[item + 1] ?? 0) - head.length;
    let hits = 0;
    let endPlace = -1;
    for (let place = starts[item] ?? 0; place < end; place++) {
      if (!this.isLast(stream[place + head.length] ?? gap) || !head.standsAt(field, place)) continue;
      if (this.overlaps(place, endPlace)) continue;
      endPlace = place + head.length;
      hits++;
    }
    return hits;
  }

  private isLast(value: number): boolean {
    return value > this.last.from && value <= this.last.to;
  }

  /** Where it stands, in no order. */
  private *findPlaces(): Generator<void, Uint32Array> {
    const { field, head } = this;
    const { ranges, offset, cost, isCertain } = this.reading;
    const found = new Uint32Array(cost);
    let length = 0;
    for (let range = 0; range < ranges.length; range += 2) {
      const end = ranges[range + 1] ?? 0;
      for (let index = ranges[range] ?? 0; index < end; index++) {
        const place = (field.places[index] ?? 0) - offset;
        const isHit =
          isCertain || (this.isLast(field.stream[place + head.length] ?? gap) && head.standsAt(field, place));
        if (isHit) found[length++] = place;
        if (index % entriesPerStep === 0) yield;
      }
    }
    return found.subarray(0, length);
  }

  /** What takes the fewest places to read: the last part, or two parts that are neighbours. */
  private get reading(): Reading {
    if (this.made) return this.made;
    const { placeStarts } = this.field;
    const { firsts, middle, length } = this.head;
    if (!middle) return (this.made = { ranges: [], offset: 0, cost: 0, isCertain: true });
    const ends = [placeStarts[this.last.from] ?? 0, placeStarts[this.last.to] ?? 0] as const;
    let best: Reading = { ranges: ends, offset: length, cost: ends[1] - ends[0], isCertain: false };
    for (const [index, token] of middle.entries()) {
      const pair = this.readPairs([token], this.rangeOf(index + 1), index + 1);
      if (pair.cost < best.cost) best = pair;
    }
    // Looking for the pairs reads about one place for each of the tokens.
    if (firsts.length < best.cost) {
      const pair = this.readPairs(firsts, this.rangeOf(0), 0);
      if (pair.cost < best.cost) best = { ...pair, isCertain: middle.length === 0 };
    }
    return (this.made = best);
  }

  /** The tokens after that many parts. */
  private rangeOf(middle: number): TokenRange {
    const token = this.head.middle?.[middle];
    return token === undefined ? this.last : { from: token, to: token + 1 };
  }

  private readPairs(tokens: readonly number[], next: TokenRange, offset: number): Reading {
    const ranges: number[] = [];
    let cost = 0;
    for (const token of tokens) {
      const begin = this.findPlace(token, next.from + 1);
      const end = this.findPlace(token, next.to + 1, begin);
      if (begin === end) continue;
      ranges.push(begin, end);
      cost += end - begin;
    }
    return { ranges, offset, cost, isCertain: false };
  }

  /** Index of the first of a token's places that has a value or a higher one after it. */
  private findPlace(token: number, value: number, from?: number): number {
    const { placeStarts, places, stream } = this.field;
    let low = from ?? placeStarts[token] ?? 0;
    let high = placeStarts[token + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stream[(places[middle] ?? 0) + 1] ?? gap) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a token may be the end of one hit and the beginning of the next, or a hit begin within another. */
  private mayOverlap(): boolean {
    return this.head.length > 1 || this.head.firsts.some((token) => this.isLast(token + 1));
  }

  /** Whether a hit begins before the one that ends in a token has ended. */
  private overlaps(place: number, endPlace: number): boolean {
    if (place !== endPlace) return place < endPlace;
    const token = (this.field.stream[place] ?? gap) - 1;
    const begin = (this.field.vocabulary.texts[token]?.length ?? 0) - this.head.firstLength;
    return begin < this.last.length;
  }
}

function countBetween(starts: Uint32Array, tokens: readonly number[]): number {
  let count = 0;
  for (const token of tokens) count += (starts[token + 1] ?? 0) - (starts[token] ?? 0);
  return count;
}
