import { AsyncLocalStorage } from 'node:async_hooks';
import { inOwnTurn } from '#app/lib/own-turn.server.ts';

/** Thrown for a rendering that does not fit into the queue or has waited too long. */
export class OverloadError extends Error {
  override name = 'OverloadError';
  /** `client` if this client has too many waiting renderings, `server` if all clients together have too many. */
  readonly scope: 'client' | 'server';

  constructor(scope: 'client' | 'server') {
    super(
      scope === 'client' ? 'The client has too many renderings waiting' : 'Too many renderings are waiting',
    );
    this.scope = scope;
  }
}

export interface QueuedRendering<Result> {
  /** Rejects with `OverloadError` if the rendering is cancelled before it starts. */
  result: Promise<Result>;
  /**
   * Adds the rendering to another client's queue too, so that it starts at the turn of whichever client comes first.
   */
  join(client: string): void;
}

export interface RenderQueueOptions {
  /**
   * Maximum number of renderings in progress. It exceeds what the processor can handle at once, because some renderings
   * wait for other servers.
   */
  atOnce?: number;
  atOncePerClient?: number;
  /** Maximum number of renderings that wait for their turn. */
  waiting?: number;
  waitingPerClient?: number;
  /** Milliseconds that a rendering may wait for its turn. */
  longestWait?: number;
}

/**
 * Schedules renderings. Rendering blocks the event loop for several milliseconds. At most one rendering therefore
 * starts per turn of the loop (`inOwnTurn`), and pending connections are served in between. Clients take turns. When
 * the queue is full, the client with the most waiting renderings loses its newest one.
 */
export interface RenderQueue {
  add<Result>(client: string, render: () => Promise<Result>): QueuedRendering<Result>;
  inProgress(): number;
  waiting(): number;
}

interface Client {
  name: string;
  /** The waiting jobs of the client, in order of arrival. */
  waiting: Set<Job>;
  inProgress: number;
}

interface Job {
  clients: Set<Client>;
  start: () => Promise<unknown>;
  giveUp: (error: OverloadError) => void;
  timer?: NodeJS.Timeout;
}

/** Creates an empty queue. */
export function createRenderQueue(options: RenderQueueOptions = {}): RenderQueue {
  const {
    atOnce = 64,
    atOncePerClient = 8,
    waiting = 128,
    waitingPerClient = 32,
    longestWait = 5_000,
  } = options;
  /** Clients with renderings. The next turn belongs to the first client that may start another rendering. */
  const clients = new Map<string, Client>();
  let inProgress = 0;
  let waitingJobs = 0;
  let isWaitingForTurn = false;

  function clientNamed(name: string): Client {
    let client = clients.get(name);
    if (!client) clients.set(name, (client = { name, waiting: new Set(), inProgress: 0 }));
    return client;
  }

  function forgetIdle(client: Client): void {
    if (client.waiting.size === 0 && client.inProgress === 0) clients.delete(client.name);
  }

  function enqueue(job: Job, client: Client): void {
    client.waiting.add(job);
    job.clients.add(client);
  }

  /** Removes a job from the queues of all its clients. */
  function dequeue(job: Job): void {
    for (const client of job.clients) {
      client.waiting.delete(job);
      forgetIdle(client);
    }
    job.clients.clear();
    clearTimeout(job.timer);
    waitingJobs -= 1;
  }

  function giveUp(job: Job): void {
    dequeue(job);
    job.giveUp(new OverloadError('server'));
  }

  /**
   * Removes the newest job from the queue of the client with the most waiting jobs, if that client has at least two
   * more of them than `newcomer`. Returns whether a job was removed.
   */
  function makeRoom(newcomer: Client | undefined): boolean {
    let longest: Client | undefined;
    for (const client of clients.values()) {
      if (client.waiting.size > (longest?.waiting.size ?? 0)) longest = client;
    }
    if (!longest || longest.waiting.size <= (newcomer?.waiting.size ?? 0) + 1) return false;
    const newest = [...longest.waiting].at(-1);
    if (!newest) return false;
    longest.waiting.delete(newest);
    newest.clients.delete(longest);
    if (newest.clients.size === 0) giveUp(newest);
    return true;
  }

  function refusal(name: string): OverloadError | null {
    const client = clients.get(name);
    if (client && client.waiting.size >= waitingPerClient) return new OverloadError('client');
    for (;;) {
      if (waitingJobs < waiting) return null;
      if (!makeRoom(client)) return new OverloadError('server');
    }
  }

  /** Returns the job that may start now, and the client whose turn it is. */
  function findNext(): { job: Job; client: Client } | null {
    if (inProgress >= atOnce) return null;
    for (const client of clients.values()) {
      const [job] = client.waiting;
      if (job && client.inProgress < atOncePerClient) return { job, client };
    }
    return null;
  }

  function startNext(): void {
    if (isWaitingForTurn || !findNext()) return;
    isWaitingForTurn = true;
    inOwnTurn(() => {
      isWaitingForTurn = false;
      const next = findNext();
      if (next) start(next.job, next.client);
      startNext();
    });
  }

  function start(job: Job, client: Client): void {
    inProgress += 1;
    client.inProgress += 1;
    dequeue(job);
    // Puts the client at the end, after all other clients.
    clients.delete(client.name);
    clients.set(client.name, client);
    void job.start().finally(() => {
      inProgress -= 1;
      client.inProgress -= 1;
      forgetIdle(client);
      startNext();
    });
  }

  return {
    add<Result>(name: string, render: () => Promise<Result>): QueuedRendering<Result> {
      const refused = refusal(name);
      if (refused) return { result: Promise.reject(refused), join: () => undefined };
      const { promise: result, resolve, reject } = Promise.withResolvers<Result>();
      // The turn of another request may start this rendering, but it still runs in the context of its own request.
      const renderHere = AsyncLocalStorage.bind(async () => render());
      const job: Job = {
        clients: new Set(),
        start: () => renderHere().then(resolve, reject),
        giveUp: reject,
      };
      enqueue(job, clientNamed(name));
      waitingJobs += 1;
      startNext();
      if (job.clients.size > 0) job.timer = setTimeout(() => giveUp(job), longestWait);
      return {
        result,
        join(other) {
          const hasStarted = job.clients.size === 0;
          if (hasStarted || (clients.get(other)?.waiting.size ?? 0) >= waitingPerClient) return;
          enqueue(job, clientNamed(other));
        },
      };
    },
    inProgress: () => inProgress,
    waiting: () => waitingJobs,
  };
}
