import { EventEmitter } from 'node:events';

/**
 * Where React writes a document; gives it to `onWhole` when it has ended. It is no stream of Node's: each of those leaves
 * a closure in V8's old space, which holds all it was given until the next full collection (docs/decisions/0022).
 */
export class DocumentSink extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #parts: (Uint8Array | string)[] = [];
  readonly #onWhole: (html: string) => void;

  constructor(onWhole: (html: string) => void) {
    super();
    this.#onWhole = onWhole;
  }

  write(part: Uint8Array | string): boolean {
    this.#parts.push(part);
    return true;
  }

  end(): this {
    const bytes = this.#parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
    this.#onWhole(Buffer.concat(bytes).toString());
    return this;
  }

  /** What went wrong is told to `onError`. */
  destroy(): void {}
}
