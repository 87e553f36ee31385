import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Store } from '#app/store/store.ts';
import { jsonForm, numbersForm, type ShelfForm } from './shelf-forms.server.ts';

/** A list that is read in order or by index. It may be stored in a file. */
export interface ValueList<Value> extends Iterable<Value> {
  readonly length: number;
  at(position: number): Value | undefined;
}

/** A growing list of values in a file, for lists that are too large for the memory. */
export interface Shelf<Value> extends ValueList<Value> {
  /** Adds a value at the end. Returns its position. */
  add(value: Value): number;
  /** Returns the value at a position. Values at neighbouring positions are read together. Throws a RangeError. */
  at(position: number): Value;
}

/** Closes the files of shelves that nothing refers to any more. */
const files = new FinalizationRegistry<number>((file) => closeSync(file));

interface Chunk {
  /** Position of the first value of the chunk. */
  first: number;
  offset: number;
  bytes: number;
}

/**
 * Creates an empty shelf of JSON values. Its file is in the data folder of a store. The file is created with the first
 * full chunk. It has no name, so the system deletes it when the process ends.
 */
export function createShelf<Value>(store: Pick<Store, 'dataDir'>): Shelf<Value> {
  return createShelfOf(store, jsonForm<Value>());
}

/** Creates an empty shelf of lists of whole numbers from 0 to 2^32 - 1. */
export function createNumbersShelf(store: Pick<Store, 'dataDir'>): Shelf<Uint32Array> {
  return createShelfOf(store, numbersForm);
}

function createShelfOf<Value, Piece extends { readonly length: number }>(
  { dataDir }: Pick<Store, 'dataDir'>,
  form: ShelfForm<Value, Piece>,
): Shelf<Value> {
  let file: number | null = null;
  const chunks: Chunk[] = [];
  const recent = new LRUCache<Chunk, readonly Value[]>({ max: form.maxRecent });
  /** The values that are not in the file yet. */
  let open: Piece[] = [];
  let openLength = 0;
  let offset = 0;
  let length = 0;

  function close(): void {
    const content = form.pack(open);
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
    const cached = recent.get(chunk);
    if (cached) return cached;
    const content = new Uint8Array(chunk.bytes);
    if (file !== null) readSync(file, content, 0, chunk.bytes, chunk.offset);
    const values = form.unpack(content);
    recent.set(chunk, values);
    return values;
  }

  const shelf: Shelf<Value> = {
    get length() {
      return length;
    },
    add(value) {
      const piece = form.write(value);
      open.push(piece);
      openLength += piece.length;
      length += 1;
      if (openLength >= form.chunkLength) close();
      return length - 1;
    },
    at(position) {
      const start = length - open.length;
      const chunk = position < start ? findChunk(chunks, position) : null;
      if (chunk) return read(chunk)[position - chunk.first] as Value;
      const piece = open[position - start];
      if (piece === undefined) throw new RangeError(`The shelf has no value at ${position}.`);
      return form.read(piece);
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

/** Finds the chunk that contains the value at a position, by binary search. Returns `null` if there are no chunks. */
function findChunk(chunks: readonly Chunk[], position: number): Chunk | null {
  let [low, high] = [0, chunks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((chunks[middle]?.first ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return chunks[low] ?? null;
}
