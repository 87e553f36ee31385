import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { listPieces, memoryOf, type Piece } from '#app/domain/search/hand-over.ts';
import { IndexBuilder } from '#app/domain/search/index-builder.ts';

/** Builds one search index in a thread of its own (`build-in-worker.server.ts`). */
export interface IndexWorker {
  /** Adds the texts of the next items. */
  add(titles: readonly string[], intros: readonly string[]): void;
  /** Returns the next piece of the index, or `undefined` after the last. The first call builds the index. */
  takePiece(): Piece | undefined;
}

if (!parentPort) throw new Error('This file is the code of a worker thread.');
const port = parentPort;
const builder = new IndexBuilder();
let pieces: Iterator<Piece> | undefined;
const functions: IndexWorker = {
  add(titles, intros) {
    for (const [index, title] of titles.entries()) builder.add(title, intros[index] ?? '');
  },
  takePiece() {
    pieces ??= listPieces(builder.finish());
    return pieces.next().value as Piece | undefined;
  },
};
createBirpc(functions, {
  post: (answer: { r?: Piece }) => port.postMessage(answer, answer.r ? memoryOf(answer.r) : []),
  on: (listener) => port.on('message', listener),
});
