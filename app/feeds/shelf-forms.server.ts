import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The form in which the values of a shelf are written to its file, in chunks. */
export interface ShelfForm<Value, Piece> {
  write(value: Value): Piece;
  read(piece: Piece): Value;
  pack(pieces: readonly Piece[]): Uint8Array;
  /** Returns the values of a chunk that `pack` returned. */
  unpack(content: Uint8Array<ArrayBuffer>): Value[];
  /** Total length of the pieces that are written and read together. */
  chunkLength: number;
  /** Number of chunks that stay in memory after they were read. */
  maxRecent: number;
}

/** The fastest compression. A chunk takes about a millisecond. */
const level = 1;

/** Stores values as compressed JSON. `chunkLength` counts characters. */
export function jsonForm<Value>(): ShelfForm<Value, string> {
  return {
    write: (value) => JSON.stringify(value),
    read: (text) => JSON.parse(text) as Value,
    pack: (texts) => deflateRawSync(`[${texts.join(',')}]`, { level }),
    unpack: (content) => JSON.parse(inflateRawSync(content).toString()) as Value[],
    chunkLength: 64 * 1024,
    maxRecent: 4,
  };
}

/**
 * Stores lists of numbers uncompressed, as they are in memory, because the numbers are hashes, which cannot be
 * compressed. `chunkLength` counts numbers of 4 bytes. A chunk begins with the number of its lists and their lengths.
 */
export const numbersForm: ShelfForm<Uint32Array, Uint32Array> = {
  write: (numbers) => numbers,
  read: (numbers) => numbers,
  pack(lists) {
    const lengths = lists.map((list) => list.length);
    const start = 1 + lists.length;
    const content = new Uint32Array(lengths.reduce((sum, length) => sum + length, start));
    content.set([lists.length, ...lengths]);
    let offset = start;
    for (const list of lists) {
      content.set(list, offset);
      offset += list.length;
    }
    return new Uint8Array(content.buffer);
  },
  unpack(bytes) {
    const content = new Uint32Array(bytes.buffer);
    const count = content[0] ?? 0;
    let offset = 1 + count;
    return Array.from(content.subarray(1, offset), (length) => content.subarray(offset, (offset += length)));
  },
  chunkLength: 16 * 1024,
  // A text may be compared with any earlier text, so many chunks stay in memory.
  maxRecent: 64,
};
