import { randomUUID } from 'node:crypto';

/** A document that an operator maps. */
export interface OpenDocument {
  id: string;
  operatorId: string;
  /** Bytes that it occupies in memory. */
  bytes: number;
  /** Time of the last use, in Unix milliseconds. */
  usedAt: number;
}

export interface DocumentLimits {
  /** Maximum number of documents of one operator. */
  perOperator: number;
  /** Maximum size of all documents together, in bytes. */
  bytes: number;
  /** Milliseconds after its last use until a document is dropped. */
  age: number;
}

const usualLimits: DocumentLimits = { perOperator: 3, bytes: 48 * 2 ** 20, age: 2 * 3_600_000 };

/**
 * Keeps the documents that operators map in the memory of this process. A document is dropped after two hours without
 * use. If an operator has more than three, or if all together exceed 48 MB, those used longest ago are dropped.
 */
export class OpenDocuments<Content extends object> {
  readonly #clock: { now(): number };
  readonly #limits: DocumentLimits;
  /** The document that was used longest ago is the first. */
  readonly #documents = new Map<string, OpenDocument & Content>();

  constructor(clock: { now(): number }, limits: DocumentLimits = usualLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Keeps a document, and returns its id. */
  add(operatorId: string, bytes: number, content: Content): string {
    const id = randomUUID();
    this.#documents.set(id, { ...content, id, operatorId, bytes, usedAt: this.#clock.now() });
    this.#drop(operatorId);
    return id;
  }

  /** Returns a document of an operator, or `null` if it was dropped or belongs to another operator. */
  find(operatorId: string, id: string): (OpenDocument & Content) | null {
    this.#drop(operatorId);
    const found = this.#documents.get(id);
    if (found?.operatorId !== operatorId) return null;
    this.#documents.delete(id);
    const used = { ...found, usedAt: this.#clock.now() };
    this.#documents.set(id, used);
    return used;
  }

  #drop(operatorId: string): void {
    const oldest = this.#clock.now() - this.#limits.age;
    let own = 0;
    let bytes = 0;
    for (const document of [...this.#documents.values()].toReversed()) {
      bytes += document.bytes;
      if (document.operatorId === operatorId) own += 1;
      const isTooMany = document.operatorId === operatorId && own > this.#limits.perOperator;
      if (document.usedAt < oldest || isTooMany || bytes > this.#limits.bytes)
        this.#documents.delete(document.id);
    }
  }
}
