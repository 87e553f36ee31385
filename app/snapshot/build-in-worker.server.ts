import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { searchedTexts } from '#app/domain/search/searched-texts.ts';
import { Assembly } from '#app/domain/search/hand-over.ts';
import type { IndexWorker } from './index-worker.server.ts';
import { KeywordIndex } from '#app/domain/search/keyword-index.ts';
import type { SearchIndex } from '#app/domain/search/indexed-items.ts';

// The build writes the worker to a separate file beside the server's own (scripts/vite-server-entries.ts).
const workerFile = new URL(
  import.meta.env?.PROD ? './index-worker.js' : './index-worker.server.ts',
  import.meta.url,
);

/**
 * Size of V8's young generation in the worker, in megabytes. The default is three times as large, and V8 retains most
 * of that memory for a while after the thread has ended.
 */
const youngGeneration = 16;

/** Number of items whose texts are sent in one message. Sending them takes less than a millisecond. */
const itemsAtOnce = 250;

/**
 * Builds the index of searchable items in a worker thread, so that the event loop only sends texts and receives the
 * result. Rejects if it is aborted, or if the thread ends early.
 */
export async function buildInWorker(
  { openItems: items, language }: Pick<Catalogue, 'openItems' | 'language'>,
  signal: AbortSignal,
): Promise<SearchIndex> {
  signal.throwIfAborted();
  const worker = new Worker(workerFile, { resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
  const remote = createBirpc<IndexWorker>(
    {},
    {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      post: (message) => worker.postMessage(message),
      on: (listener) => worker.on('message', listener),
      timeout: -1,
    },
  );
  const end = (reason: unknown) =>
    remote.$close(
      reason instanceof Error ? reason : new Error('The worker that builds a search index ended early.'),
    );
  worker.once('error', end).once('exit', end);
  const abort = () => end(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    const numbers = new Map<Item, number>();
    for (let start = 0; start < items.length; start += itemsAtOnce) {
      const some = items.slice(start, start + itemsAtOnce);
      for (const item of some) numbers.set(item, numbers.size);
      const texts = some.map((item) => searchedTexts(item, language));
      await remote.add(
        texts.map(({ title }) => title),
        texts.map(({ intro }) => intro),
      );
    }
    const assembly = new Assembly();
    for (let piece = await remote.takePiece(); piece; piece = await remote.takePiece()) {
      assembly.add(piece);
      // Messages in quick succession would delay all other work of the event loop.
      await setImmediate();
    }
    signal.throwIfAborted();
    return { items, language, numbers, keywords: new KeywordIndex(assembly.finish()) };
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
