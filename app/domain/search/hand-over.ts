import type { IndexParts } from './keyword-index.ts';

/** Separates the texts of a list. No token contains a space. */
const separator = ' ';

/**
 * A piece of an index and its path in the index. A list of texts becomes one text, because many texts are slow to
 * transfer; everything else stays as it is. Each piece occupies the receiving thread for only a few milliseconds.
 */
export type Piece = { path: readonly string[] } & ({ texts: string } | { value: unknown });

/** Yields the parts of an index, which a worker can transfer one by one. */
export function listPieces(parts: IndexParts): Generator<Piece> {
  return listWithin(parts, []);
}

function* listWithin(value: unknown, path: readonly string[]): Generator<Piece> {
  if (Array.isArray(value)) {
    yield { path, texts: value.join(separator) };
  } else if (isRecord(value)) {
    for (const [key, within] of Object.entries(value)) yield* listWithin(within, [...path, key]);
  } else {
    yield { path, value };
  }
}

/** Returns the memory of a piece that can be transferred to another thread without a copy. */
export function memoryOf(piece: Piece): ArrayBuffer[] {
  const value = 'value' in piece ? piece.value : null;
  return ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
}

/** Reassembles an index from its pieces. */
export class Assembly {
  private readonly whole = new Branch();

  add(piece: Piece): void {
    let target = this.whole;
    for (const key of piece.path.slice(0, -1)) {
      const known = target.parts.get(key);
      const next = known instanceof Branch ? known : new Branch();
      target.parts.set(key, next);
      target = next;
    }
    target.parts.set(piece.path.at(-1) ?? '', 'texts' in piece ? splitTexts(piece.texts) : piece.value);
  }

  /** Returns the index, after all its pieces were added. */
  finish(): IndexParts {
    return this.whole.toObject() as IndexParts;
  }
}

/** An object of the index while its pieces arrive. */
class Branch {
  readonly parts = new Map<string, unknown>();

  toObject(): unknown {
    return Object.fromEntries(
      [...this.parts].map(([key, value]) => [key, value instanceof Branch ? value.toObject() : value]),
    );
  }
}

function splitTexts(texts: string): string[] {
  return texts === '' ? [] : texts.split(separator);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
