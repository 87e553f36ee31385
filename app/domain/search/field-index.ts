import { addToHash, CodeUnits } from './code-units.server.ts';
import { lengthen } from './lengthen.ts';
import type { TokenTable } from './token-table.server.ts';

/**
 * This value separates two items in a stream. It also separates two tokens of an item if something other than one space
 * is between them. Token n is stored as n + 1.
 */
export const gap = 0;

/** Maximum count of one entry. If a token occurs more often in an item, the item has further entries. */
const maxCounted = 255;
const blockBits = 6;

/** The occurrences of one field's tokens in all items. Built by `FieldIndexBuilder`. */
export interface FieldIndex {
  isTitle: boolean;
  /** Tokens of all items in sequence, each as its number + 1, with gaps. */
  stream: Uint32Array;
  /** The start of each item in the stream, and the end of the stream. */
  starts: Uint32Array;
  /** The item at the start of each block of 64 positions of the stream. */
  firstItems: Uint32Array;
  /**
   * The start of each token's positions in `positions`, and the end of the last. The positions of a token are
   * ascending.
   */
  positionStarts: Uint32Array;
  positions: Uint32Array;
  /**
   * The start of each token's entries in `items` and `counts`, and the end of the last. An entry says how often the
   * token occurs in one item.
   */
  entryStarts: Uint32Array;
  items: Uint32Array;
  counts: Uint8Array;
}

/** Returns the item that contains a position of the stream. */
export function itemAt({ starts, firstItems }: FieldIndex, position: number): number {
  let item = firstItems[position >> blockBits] ?? 0;
  while ((starts[item + 1] ?? Infinity) <= position) item++;
  return item;
}

/** Receives one field's folded texts, item by item, and builds the index. */
export class FieldIndexBuilder {
  private readonly tokens: TokenTable;
  private readonly isTitle: boolean;
  private stream = new Uint32Array(1024);
  private length = 0;
  private readonly starts: number[] = [];
  private readonly read = new CodeUnits();
  private readonly counts = new TokenCounts();

  constructor(tokens: TokenTable, isTitle: boolean) {
    this.tokens = tokens;
    this.isTitle = isTitle;
  }

  /** Adds the text of the next item. */
  add(text: string): void {
    const item = this.starts.push(this.length) - 1;
    const { read } = this;
    read.read(text);
    const { units, length } = read;
    let end = -1;
    for (let at = 0; at < length; at++) {
      if (isSpace(units[at] ?? 0)) continue;
      const start = at;
      let hash = 0;
      for (let unit = units[at] ?? 0; at < length && !isSpace(unit); unit = units[++at] ?? 0)
        hash = addToHash(hash, unit);
      if (end >= 0 && !(start === end + 1 && units[end] === space)) this.push(gap);
      const token = this.tokens.intern(read, start, at, hash);
      this.counts.add(token, item);
      this.push(token + 1);
      end = at;
    }
    this.push(gap);
  }

  /**
   * Returns the index. Must be called after all texts of all fields were added. `numbers` maps the number of each token
   * in the token table to its number in the vocabulary.
   */
  finish(numbers: Uint32Array): FieldIndex {
    const { isTitle } = this;
    const stream = this.stream.slice(0, this.length);
    const starts = Uint32Array.from([...this.starts, this.length]);
    const positionStarts = this.counts.starts('positions', numbers);
    const entryStarts = this.counts.starts('entries', numbers);
    const items = new Uint32Array(entryStarts.at(-1) ?? 0);
    const counts = new Uint8Array(items.length);
    const positions = new Uint32Array(positionStarts.at(-1) ?? 0);
    const nextPosition = positionStarts.slice();
    const nextEntry = entryStarts.slice();
    for (let item = 0; item < starts.length - 1; item++) {
      const end = starts[item + 1] ?? 0;
      for (let at = starts[item] ?? 0; at < end; at++) {
        const value = stream[at] ?? gap;
        if (value === gap) continue;
        const token = numbers[value - 1] ?? 0;
        stream[at] = token + 1;
        const index = nextPosition[token] ?? 0;
        positions[index] = at;
        nextPosition[token] = index + 1;
        const next = nextEntry[token] ?? 0;
        const last = next - 1;
        const count = counts[last] ?? 0;
        if (items[last] === item && count < maxCounted && next > (entryStarts[token] ?? 0)) {
          counts[last] = count + 1;
        } else {
          items[next] = item;
          counts[next] = 1;
          nextEntry[token] = next + 1;
        }
      }
    }
    const firstItems = findFirstItems(starts, stream.length);
    return {
      isTitle,
      stream,
      starts,
      firstItems,
      positionStarts,
      positions,
      entryStarts,
      items,
      counts,
    };
  }

  private push(value: number): void {
    if (this.length === this.stream.length) this.stream = lengthen(this.stream);
    this.stream[this.length++] = value;
  }
}

/** Counts the positions and entries of tokens, item by item. The entries of one token are adjacent. */
class TokenCounts {
  /**
   * Four numbers for each token: its positions, its entries, the last item that contains it + 1, and the count of its
   * last entry.
   */
  private counts = new Uint32Array(1024 * 4);

  add(token: number, item: number): void {
    const at = token * 4;
    if (at >= this.counts.length) this.counts = lengthen(this.counts);
    const { counts } = this;
    counts[at] = (counts[at] ?? 0) + 1;
    const length = counts[at + 3] ?? 0;
    if (counts[at + 2] === item + 1 && length < maxCounted) {
      counts[at + 3] = length + 1;
      return;
    }
    counts[at + 1] = (counts[at + 1] ?? 0) + 1;
    counts[at + 2] = item + 1;
    counts[at + 3] = 1;
  }

  /**
   * Returns the start of each token's positions or entries, by the token's number in the vocabulary, and the end of the
   * last.
   */
  starts(of: 'positions' | 'entries', numbers: Uint32Array): Uint32Array {
    const starts = new Uint32Array(numbers.length + 1);
    const offset = of === 'positions' ? 0 : 1;
    for (const [token, number] of numbers.entries())
      starts[number + 1] = this.counts[token * 4 + offset] ?? 0;
    for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    return starts;
  }
}

function findFirstItems(starts: Uint32Array, length: number): Uint32Array {
  const firstItems = new Uint32Array((length >> blockBits) + 1);
  for (let item = 0, block = 0; block < firstItems.length; block++) {
    while ((starts[item + 1] ?? Infinity) <= block << blockBits) item++;
    firstItems[block] = item;
  }
  return firstItems;
}

const space = 32;

/** White space beyond ASCII, as in `\s` of a pattern. */
const otherSpaces = new Set(
  Array.from({ length: 0x10000 }, (_, unit) => unit).filter(
    (unit) => unit > 127 && /\s/u.test(String.fromCharCode(unit)),
  ),
);

/** Whether a code unit is white space, as in `\s` of a pattern. */
function isSpace(unit: number): boolean {
  if (unit < 128) return unit === space || (unit >= 9 && unit <= 13);
  return otherSpaces.has(unit);
}
