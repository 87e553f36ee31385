import type { Vocabulary } from './vocabulary.ts';

/** In a stream: between two tokens that are not one space apart, and after each item. Token n is n + 1. */
export const gap = 0;

/** Items of which the building reads this many without a pause. */
const itemsPerStep = 100;
/** Hits that one entry can hold; more become another entry. */
const mostCounted = 255;
const blockBits = 6;

/** Where one field's tokens stand, of all items: made by `FieldIndexBuilder`. */
export interface FieldIndex {
  vocabulary: Vocabulary;
  isTitle: boolean;
  /** Tokens of all items one after the other, each as its number + 1, with gaps. */
  stream: Uint32Array;
  /** Where each item begins in the stream, and the end. */
  starts: Uint32Array;
  /** The item at the first place of each block of 64 places of the stream. */
  firstItems: Uint32Array;
  /** By token: where its places begin in `places`, ascending, and the end. */
  placeStarts: Uint32Array;
  places: Uint32Array;
  /** By token: where its entries begin, and the end. An entry says how often the token stands in an item. */
  entryStarts: Uint32Array;
  items: Uint32Array;
  counts: Uint8Array;
}

/** The item that holds a place of the stream. */
export function itemAt({ starts, firstItems }: FieldIndex, place: number): number {
  let item = firstItems[place >> blockBits] ?? 0;
  while ((starts[item + 1] ?? Infinity) <= place) item++;
  return item;
}

/** Takes one field's folded texts, item after item, and makes the index in steps. */
export class FieldIndexBuilder {
  private readonly vocabulary: Vocabulary;
  private readonly isTitle: boolean;
  private stream = new Uint32Array(1024);
  private length = 0;
  private readonly starts: number[] = [];

  constructor(vocabulary: Vocabulary, isTitle: boolean) {
    this.vocabulary = vocabulary;
    this.isTitle = isTitle;
  }

  /** Adds the next item's text. */
  add(text: string): void {
    this.starts.push(this.length);
    let end = -1;
    for (let at = 0; at < text.length; at++) {
      if (isSpace(text.charCodeAt(at))) continue;
      const start = at;
      while (at < text.length && !isSpace(text.charCodeAt(at))) at++;
      if (end >= 0 && !(start === end + 1 && text[end] === ' ')) this.push(gap);
      this.push(this.vocabulary.addPart(text, start, at) + 1);
      end = at;
    }
    this.push(gap);
  }

  /** Yields now and then so that the caller can let others run; returns the index. Needs all texts of all fields. */
  *finish(): Generator<void, FieldIndex> {
    const { vocabulary, isTitle } = this;
    const stream = this.stream.slice(0, this.length);
    const starts = Uint32Array.from([...this.starts, this.length]);
    const placeStarts = new Uint32Array(vocabulary.size + 1);
    const entryStarts = new Uint32Array(vocabulary.size + 1);
    const run = new TokenRuns(vocabulary.size + 1);
    yield;
    for (let item = 0; item < starts.length - 1; item++) {
      const end = starts[item + 1] ?? 0;
      for (let at = starts[item] ?? 0; at < end; at++) {
        const value = stream[at] ?? gap;
        if (value === gap) continue;
        // Token n is counted at n + 1, so that the sums are where its own begin.
        placeStarts[value] = (placeStarts[value] ?? 0) + 1;
        if (run.begins(value, item)) entryStarts[value] = (entryStarts[value] ?? 0) + 1;
      }
      if (item % itemsPerStep === 0) yield;
    }
    addUp(placeStarts);
    addUp(entryStarts);
    run.clear();
    const places = new Uint32Array(placeStarts.at(-1) ?? 0);
    const items = new Uint32Array(entryStarts.at(-1) ?? 0);
    const counts = new Uint8Array(items.length);
    const nextPlace = placeStarts.slice();
    const nextEntry = entryStarts.slice();
    yield;
    for (let item = 0; item < starts.length - 1; item++) {
      const end = starts[item + 1] ?? 0;
      for (let at = starts[item] ?? 0; at < end; at++) {
        const value = stream[at] ?? gap;
        if (value === gap) continue;
        const place = nextPlace[value - 1] ?? 0;
        places[place] = at;
        nextPlace[value - 1] = place + 1;
        let entry = nextEntry[value - 1] ?? 0;
        if (run.begins(value, item)) {
          items[entry] = item;
          nextEntry[value - 1] = ++entry;
        }
        counts[entry - 1] = (counts[entry - 1] ?? 0) + 1;
      }
      if (item % itemsPerStep === 0) yield;
    }
    const firstItems = findFirstItems(starts, stream.length);
    return {
      vocabulary,
      isTitle,
      stream,
      starts,
      firstItems,
      placeStarts,
      places,
      entryStarts,
      items,
      counts,
    };
  }

  private push(value: number): void {
    if (this.length === this.stream.length) {
      const longer = new Uint32Array(this.length * 2);
      longer.set(this.stream);
      this.stream = longer;
    }
    this.stream[this.length++] = value;
  }
}

/** Tells where a token's next entry begins, item after item. */
class TokenRuns {
  /** By token: the last item it stood in, + 1, and how often since the last entry began. */
  private readonly lastItems: Uint32Array;
  private readonly lengths: Uint8Array;

  constructor(tokens: number) {
    this.lastItems = new Uint32Array(tokens);
    this.lengths = new Uint8Array(tokens);
  }

  begins(token: number, item: number): boolean {
    const length = this.lengths[token] ?? 0;
    if (this.lastItems[token] === item + 1 && length < mostCounted) {
      this.lengths[token] = length + 1;
      return false;
    }
    this.lastItems[token] = item + 1;
    this.lengths[token] = 1;
    return true;
  }

  clear(): void {
    this.lastItems.fill(0);
  }
}

function addUp(numbers: Uint32Array): void {
  for (let at = 1; at < numbers.length; at++) numbers[at] = (numbers[at] ?? 0) + (numbers[at - 1] ?? 0);
}

function findFirstItems(starts: Uint32Array, length: number): Uint32Array {
  const firstItems = new Uint32Array((length >> blockBits) + 1);
  for (let item = 0, block = 0; block < firstItems.length; block++) {
    while ((starts[item + 1] ?? Infinity) <= block << blockBits) item++;
    firstItems[block] = item;
  }
  return firstItems;
}

/** What `\s` of a pattern is. */
function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return code >= 160 && /\s/u.test(String.fromCharCode(code));
}
