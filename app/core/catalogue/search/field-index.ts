import type { Tally } from './tally.ts';
import { countIn, type Vocabulary } from './vocabulary.ts';

/** In a stream: between two tokens that are not one space apart, and after each item. Token n is n + 1. */
const gap = 0;

/** Where one field's tokens stand, of all items: made by `FieldIndexBuilder`. */
export class FieldIndex {
  private readonly vocabulary: Vocabulary;
  private readonly stream: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly firstItems: Uint32Array;
  /** By token: where its places begin in `places`, and its entries in `items` and `counts`. */
  private readonly placeStarts: Uint32Array;
  private readonly places: Uint32Array;
  private readonly entryStarts: Uint32Array;
  private readonly items: Uint32Array;
  private readonly counts: Uint16Array;
  private readonly isTitle: boolean;
  private readonly marks: Uint8Array;

  constructor(parts: FieldIndexParts) {
    this.vocabulary = parts.vocabulary;
    this.stream = parts.stream;
    this.starts = parts.starts;
    this.firstItems = parts.firstItems;
    this.placeStarts = parts.placeStarts;
    this.places = parts.places;
    this.entryStarts = parts.entryStarts;
    this.items = parts.items;
    this.counts = parts.counts;
    this.isTitle = parts.isTitle;
    this.marks = new Uint8Array(parts.vocabulary.size + 1);
  }

  /** Entries that have to be read to count a part. */
  entriesOf(part: string): number {
    let entries = 0;
    for (const token of this.vocabulary.containing(part)) {
      entries += (this.entryStarts[token + 1] ?? 0) - (this.entryStarts[token] ?? 0);
    }
    return entries;
  }

  /** Counts how often a part without white space stands in each item. */
  countPart(part: string, tally: Tally): void {
    for (const token of this.vocabulary.containing(part)) {
      this.countToken(token, countIn(this.vocabulary.texts[token] ?? '', part), tally);
    }
  }

  /** Counts a token in each item, `times` times wherever it stands. */
  countToken(token: number, times: number, tally: Tally): void {
    const { items, counts, isTitle } = this;
    const end = this.entryStarts[token + 1] ?? 0;
    for (let entry = this.entryStarts[token] ?? 0; entry < end; entry++) {
      tally.add(items[entry] ?? 0, (counts[entry] ?? 0) * times, isTitle);
    }
  }

  /**
   * Places at which a phrase of two or more parts may stand, ascending: a token that ends with the first part, the
   * middle ones, and a token that begins with the last part, one space apart each.
   */
  findPhrase(parts: readonly string[]): Uint32Array {
    const { vocabulary, stream, marks } = this;
    const middle = parts.slice(1, -1).map((part) => vocabulary.find(part));
    const firsts = vocabulary.endingWith(parts[0] ?? '');
    const lasts = vocabulary.startingWith(parts.at(-1) ?? '');
    if (middle.includes(undefined) || firsts.length === 0 || lasts.length === 0) return new Uint32Array(0);
    const sides = [
      { tokens: firsts, offset: 0 },
      ...middle.map((token, index) => ({ tokens: [token ?? 0], offset: index + 1 })),
      { tokens: lasts, offset: parts.length - 1 },
    ];
    const rarest = sides.reduce((best, side) =>
      this.countPlaces(side.tokens) < this.countPlaces(best.tokens) ? side : best,
    );
    for (const token of firsts) marks[token + 1] = 1;
    for (const token of lasts) marks[token + 1] = (marks[token + 1] ?? 0) | 2;
    const found: number[] = [];
    for (const token of rarest.tokens) {
      const end = this.placeStarts[token + 1] ?? 0;
      for (let index = this.placeStarts[token] ?? 0; index < end; index++) {
        const at = (this.places[index] ?? 0) - rarest.offset;
        if (at < 0 || !((marks[stream[at] ?? gap] ?? 0) & 1)) continue;
        if (!((marks[stream[at + parts.length - 1] ?? gap] ?? 0) & 2)) continue;
        if (middle.every((number, after) => stream[at + 1 + after] === (number ?? 0) + 1)) found.push(at);
      }
    }
    for (const token of firsts) marks[token + 1] = 0;
    for (const token of lasts) marks[token + 1] = 0;
    const places = Uint32Array.from(found);
    return rarest.tokens.length === 1 ? places : places.sort();
  }

  /** Counts the hits of a phrase whose possible places are known, left to right without overlap. */
  countPhrase(places: Uint32Array, parts: readonly string[], tally: Tally): void {
    const { stream, vocabulary } = this;
    const first = parts[0] ?? '';
    const last = parts.at(-1) ?? '';
    let endPlace = -1;
    let endOffset = 0;
    for (const at of places) {
      const lastText = vocabulary.texts[(stream[at + parts.length - 1] ?? 1) - 1];
      if (!lastText?.startsWith(last)) continue;
      const begin = (vocabulary.texts[(stream[at] ?? 1) - 1]?.length ?? 0) - first.length;
      if (at < endPlace || (at === endPlace && begin < endOffset)) continue;
      endPlace = at + parts.length - 1;
      endOffset = last.length;
      tally.add(this.itemAt(at), 1, this.isTitle);
    }
  }

  private countPlaces(tokens: readonly number[]): number {
    let count = 0;
    for (const token of tokens) count += (this.placeStarts[token + 1] ?? 0) - (this.placeStarts[token] ?? 0);
    return count;
  }

  private itemAt(place: number): number {
    let item = this.firstItems[place >> blockBits] ?? 0;
    while ((this.starts[item + 1] ?? Infinity) <= place) item++;
    return item;
  }
}

const blockBits = 6;

interface FieldIndexParts {
  vocabulary: Vocabulary;
  isTitle: boolean;
  /** Tokens of all items one after the other, each as its number + 1. */
  stream: Uint32Array;
  /** Where each item begins in the stream, and the end. */
  starts: Uint32Array;
  /** The item at the first place of each block of the stream. */
  firstItems: Uint32Array;
  placeStarts: Uint32Array;
  places: Uint32Array;
  entryStarts: Uint32Array;
  items: Uint32Array;
  counts: Uint16Array;
}

/** Takes one field's folded texts, item after item, and makes the index in steps. */
export class FieldIndexBuilder {
  private readonly vocabulary: Vocabulary;
  private stream = new Uint32Array(1024);
  private length = 0;
  private readonly starts: number[] = [];
  private readonly isTitle: boolean;

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
    const stream = this.stream.slice(0, this.length);
    const starts = Uint32Array.from([...this.starts, this.length]);
    const tokens = this.vocabulary.size;
    const placeStarts = new Uint32Array(tokens + 2);
    for (let at = 0; at < stream.length; at++) {
      const value = stream[at] ?? gap;
      if (value !== gap) placeStarts[value] = (placeStarts[value] ?? 0) + 1;
      if (at % stepLength === 0) yield;
    }
    // Token n is counted at n + 1, so that the sums are where its places begin.
    for (let token = 0; token < tokens; token++) {
      placeStarts[token + 1] = (placeStarts[token + 1] ?? 0) + (placeStarts[token] ?? 0);
    }
    const places = new Uint32Array(placeStarts[tokens] ?? 0);
    const next = placeStarts.slice();
    for (let at = 0; at < stream.length; at++) {
      const value = stream[at] ?? gap;
      if (value !== gap) {
        const index = next[value - 1] ?? 0;
        places[index] = at;
        next[value - 1] = index + 1;
      }
      if (at % stepLength === 0) yield;
    }
    const firstItems = new Uint32Array((stream.length >> blockBits) + 1);
    for (let item = 0, block = 0; block < firstItems.length; block++) {
      while ((starts[item + 1] ?? Infinity) <= block << blockBits) item++;
      firstItems[block] = item;
    }
    yield;
    const entryStarts = new Uint32Array(tokens + 1);
    const items = new Uint32Array(places.length);
    const counts = new Uint16Array(places.length);
    let entries = 0;
    for (let token = 0, done = 0; token < tokens; token++) {
      entryStarts[token] = entries;
      const end = placeStarts[token + 1] ?? 0;
      for (let index = placeStarts[token] ?? 0; index < end; done++) {
        const at = places[index] ?? 0;
        let item = firstItems[at >> blockBits] ?? 0;
        while ((starts[item + 1] ?? Infinity) <= at) item++;
        const after = starts[item + 1] ?? Infinity;
        let count = 0;
        // More than fit in a count become another entry.
        while (index < end && (places[index] ?? 0) < after && count < 65_535) {
          count++;
          index++;
        }
        items[entries] = item;
        counts[entries] = count;
        entries++;
        if (done % stepLength === 0) yield;
      }
    }
    entryStarts[tokens] = entries;
    return new FieldIndex({
      vocabulary: this.vocabulary,
      isTitle: this.isTitle,
      stream,
      starts,
      firstItems,
      placeStarts,
      places,
      entryStarts,
      items: items.slice(0, entries),
      counts: counts.slice(0, entries),
    });
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

const stepLength = 100_000;

/** What `\s` of a pattern is. */
function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return code >= 160 && /\s/u.test(String.fromCharCode(code));
}
