import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '#app/store/store.ts';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Values that are read one after the other. */
export interface ValueList<Value> extends Iterable<Value> {
  readonly length: number;
}

/** A growing list of JSON values in a file, for lists that are too large for the memory. */
export interface Shelf<Value> extends ValueList<Value> {
  /** Adds a value at the end. Returns its position. */
  add(value: Value): number;
  /** Returns the value at a position. Values at neighbouring positions are read together. Throws a RangeError. */
  at(position: number): Value;
}

/** Number of characters of JSON that are compressed and read together. A chunk takes about a millisecond. */
const chunkLength = 64 * 1024;
/** The fastest compression. */
const level = 1;
/** Number of chunks that stay in memory after they were read. */
const mostRecent = 4;

/** Closes the files of shelves that nothing refers to any more. */
const files = new FinalizationRegistry<number>((file) => closeSync(file));

interface Chunk {
  /** Position of its first value. */
  first: number;
  offset: number;
  bytes: number;
}

/**
 * Creates an empty shelf. Its file is in the data folder of a store. It is created with the first full chunk, and has no
 * name, so nothing remains of it when the process ends.
 */
export function createShelf<Value>({ dataDir }: Pick<Store, 'dataDir'>): Shelf<Value> {
  let file: number | null = null;
  const chunks: Chunk[] = [];
  const recent = new Map<Chunk, readonly Value[]>();
  /** JSON of the values that are not in the file yet. */
  let open: string[] = [];
  let openLength = 0;
  let offset = 0;
  let length = 0;

  function close(): void {
    const content = deflateRawSync(`[${open.join(',')}]`, { level });
    if (file === null) {
      file = openNameless(path.join(dataDir, 'scratch'));
      files.register(shelf, file);
    }
    writeWhole(file, content, offset);
    chunks.push({ first: length - open.length, offset, bytes: content.length });
    offset += content.length;
    open = [];
    openLength = 0;
  }

  function read(chunk: Chunk): readonly Value[] {
    const known = recent.get(chunk);
    if (known) return known;
    const content = Buffer.allocUnsafe(chunk.bytes);
    if (file !== null) readSync(file, content, 0, chunk.bytes, chunk.offset);
    const values = JSON.parse(inflateRawSync(content).toString()) as Value[];
    const [oldest] = recent.keys();
    if (oldest && recent.size >= mostRecent) recent.delete(oldest);
    recent.set(chunk, values);
    return values;
  }

  const shelf: Shelf<Value> = {
    get length() {
      return length;
    },
    add(value) {
      const text = JSON.stringify(value);
      open.push(text);
      openLength += text.length;
      length += 1;
      if (openLength >= chunkLength) close();
      return length - 1;
    },
    at(position) {
      const start = length - open.length;
      const chunk = position < start ? findChunk(chunks, position) : null;
      if (chunk) return read(chunk)[position - chunk.first] as Value;
      const text = open[position - start];
      if (text === undefined) throw new RangeError(`The shelf has no value at ${position}.`);
      return JSON.parse(text) as Value;
    },
    *[Symbol.iterator]() {
      for (let position = 0; position < length; position += 1) yield shelf.at(position);
    },
  };
  return shelf;
}

/** Opens a new file and removes its name. Its contents exist until it is closed. */
function openNameless(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, randomUUID());
  const file = openSync(name, 'wx+', 0o600);
  unlinkSync(name);
  return file;
}

function writeWhole(file: number, content: Uint8Array, offset: number): void {
  for (let written = 0; written < content.length;) {
    written += writeSync(file, content, written, content.length - written, offset + written);
  }
}

/** Finds the chunk with a position by binary search. */
function findChunk(chunks: readonly Chunk[], position: number): Chunk | null {
  let [low, high] = [0, chunks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((chunks[middle]?.first ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return chunks[low] ?? null;
}
