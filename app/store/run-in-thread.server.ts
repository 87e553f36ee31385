import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { unpackError } from './packed-error.ts';
import type { SqliteResult, SqliteRunner } from './sqlite-runner.server.ts';
import type { StoreThread, ThreadFile } from './store-thread.server.ts';

// The build writes the code of the thread to a separate file beside the server's own (scripts/vite-server-entries.ts).
const threadFile = new URL(
  import.meta.env?.PROD ? './store-thread.js' : './store-thread.server.ts',
  import.meta.url,
);

/**
 * Maximum size of the thread's young generation, in megabytes. A statement and its values take less than one megabyte.
 */
const youngGeneration = 4;

/** Starts a thread, which opens the file when it receives its first statement. */
export function startStoreThread(file: ThreadFile): Worker {
  return new Worker(threadFile, {
    workerData: file,
    resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
  });
}

interface Thread {
  call: StoreThread['call'];
  end(): Promise<void>;
  hasEnded: boolean;
}

/**
 * Runs the statements of a connection in a thread, so that the event loop continues even while SQLite waits for the
 * disk. The first statement starts the thread. If the thread ends early, its transaction is undone and fails. The next
 * transaction starts another thread.
 */
export function runInThread(file: ThreadFile, start = startStoreThread): SqliteRunner {
  let thread: Thread | null = null;
  /** The thread of the transaction in progress. */
  let owner: Thread | null = null;

  function open(): Thread {
    const worker = start(file);
    const remote = createBirpc<StoreThread>(
      {},
      {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        post: (message) => worker.postMessage(message),
        on: (listener) => worker.on('message', listener),
        timeout: -1,
      },
    );
    let waiting = 0;
    const opened: Thread = {
      hasEnded: false,
      /** Keeps the process running until the answer arrives. */
      async call(...args) {
        waiting += 1;
        worker.ref();
        try {
          return await remote.call(...args);
        } finally {
          waiting -= 1;
          if (waiting === 0) worker.unref();
        }
      },
      async end() {
        opened.hasEnded = true;
        await worker.terminate();
      },
    };
    const noteEnd = (reason: unknown) => {
      opened.hasEnded = true;
      remote.$close(
        reason instanceof Error ? reason : new Error('The thread that writes to the store ended early.'),
      );
    };
    worker.once('error', noteEnd).once('exit', noteEnd);
    worker.unref();
    return opened;
  }

  function current(): Thread {
    if (owner) return owner;
    if (!thread || thread.hasEnded) thread = open();
    return thread;
  }

  async function call(
    name: keyof SqliteRunner,
    sql = '',
    values: readonly SQLInputValue[] = [],
  ): Promise<SqliteResult | null> {
    const outcome = await current().call(name, sql, values);
    if ('error' in outcome) throw unpackError(outcome.error);
    return outcome.result;
  }

  return {
    async begin() {
      await call('begin');
      owner = thread;
    },
    async run(sql, values) {
      const result = await call('run', sql, values);
      if (!result) throw new Error('A statement has no result.');
      return result;
    },
    async commit() {
      await call('commit');
      owner = null;
    },
    async rollback() {
      const ended = owner;
      try {
        if (ended && !ended.hasEnded) await call('rollback');
      } finally {
        owner = null;
      }
    },
    async close() {
      if (!thread || thread.hasEnded) return;
      await call('close');
      await thread.end();
    },
  };
}
