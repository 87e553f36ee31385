import { EventEmitter } from 'node:events';

/**
 * The target to which React writes a document. Passes it to `onWhole` at its end. It is not one of Node's streams:
 * each of those leaves a closure in V8's old space that retains all its data until the next full collection
 * (docs/decisions/0022).
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

  /** Does nothing. Errors are reported to `onError`. */
  destroy(): void {}
}
