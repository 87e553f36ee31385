import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#app/core/platform.server.ts';
import { closeServer } from './listen.ts';

/** Milliseconds a stop may take after the draining (FINDINGS 18), all of it together. */
const timeToStop = 10_000;
/** The last of them, in which what waits is stored; no answer and no job is waited for any more. */
const timeToStore = 2_000;

export interface Running {
  servers: readonly Server[];
  platform: () => Platform;
  /** Makes `/readyz` say so. */
  onStopping: () => void;
  /** Milliseconds in which requests are still taken, so that a proxy sends the next ones elsewhere. */
  drainMs: number;
}

/** A terminal and the process that started this one may both hand on the same Ctrl-C, milliseconds. */
const sameSignal = 500;

/**
 * Ends the process in order at SIGTERM, SIGINT or SIGHUP, or when the parent that watches it is gone, so that no server
 * is left on the port; a second signal ends it at once.
 */
export function stopOnSignal({ servers, platform, onStopping, drainMs }: Running): void {
  let stoppingSince: number | null = null;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > sameSignal) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    onStopping();
    const { log } = platform();
    log.info({ signal }, 'Stopping');
    const deadline = drainMs + timeToStop;
    const late = AbortSignal.timeout(deadline - timeToStore);
    setTimeout(() => {
      log.error('Stopping took too long');
      process.exit(1);
    }, deadline);
    const endAnswers = async () => {
      for (const server of servers) endConnections(server);
      await sleep(drainMs);
      await Promise.all(servers.map((server) => closeServer(server, late)));
    };
    const end = async () => {
      await Promise.all([endAnswers(), platform().jobs.stop(late)]);
      await platform().close();
    };
    end().then(
      () => {
        log.info('Stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'Not everything could be closed in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.connected) process.once('disconnect', () => stop('SIGHUP'));
}

/** Every answer from now on is the last of its connection: none is left that could be closed under a next request. */
function endConnections(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}
