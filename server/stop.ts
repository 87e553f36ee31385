import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#app/pages/platform.server.ts';
import { closeServer } from './listen.ts';

/** Milliseconds a stop may take after the draining (FINDINGS 18), all of it together. */
const timeToStop = 10_000;
/** Time of the last phase, which stores pending data. No answer or job is awaited any more. */
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

/** Exit code after the store's file was replaced or removed: another start would use another store (sysexits.h). */
const storeLost = 66;

/** Milliseconds for which `/readyz` names the loss before the process ends. */
const timeToTell = 3_000;

/**
 * Stops the process in order at SIGTERM, SIGINT or SIGHUP, when its store is lost, or when the supervising parent has
 * exited, so that no server stays on the port. A second signal ends it at once.
 */
export function stopOnSignal({ servers, platform, onStopping, drainMs }: Running): void {
  let stoppingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince === null) stop({ cause: { signal }, code: 0, drain: drainMs });
    else if (Date.now() - stoppingSince > sameSignal) process.exit(1);
  };
  const stop = ({ cause, code, drain }: { cause: object; code: number; drain: number }) => {
    stoppingSince = Date.now();
    onStopping();
    const { log } = platform();
    log.info(cause, 'Stopping');
    const deadline = drain + timeToStop;
    const late = AbortSignal.timeout(deadline - timeToStore);
    setTimeout(() => {
      log.error('Stopping took too long');
      process.exit(1);
    }, deadline);
    const endAnswers = async () => {
      for (const server of servers) endConnections(server);
      await sleep(drain);
      await Promise.all(servers.map((server) => closeServer(server, late)));
    };
    const end = async () => {
      await Promise.all([endAnswers(), platform().jobs.stop(late)]);
      await platform().close();
    };
    end().then(
      () => {
        log.info('Stopped');
        process.exit(code);
      },
      (error: unknown) => {
        log.error({ err: error }, 'Not everything could be closed in order');
        process.exit(code || 1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (process.connected) process.once('disconnect', () => onSignal('SIGHUP'));
  void platform().whenStoreLost.then(() => {
    const cause = { problem: platform().storeLoss() };
    if (stoppingSince === null) stop({ cause, code: storeLost, drain: Math.max(drainMs, timeToTell) });
  });
}

/** Every answer from now on is the last of its connection: none is left that could be closed under a next request. */
function endConnections(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}
