import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#app/pages/platform.server.ts';
import { closeServer } from './listen.ts';

/** Milliseconds that the whole stop may take after draining (spec OPS-4). */
const timeToStop = 10_000;
/** Milliseconds of the last phase, which stores pending data. It no longer waits for answers or jobs. */
const timeToStore = 2_000;

export interface Running {
  servers: readonly Server[];
  platform: () => Platform;
  /** Called when the stop begins, so that `/readyz` reports it. */
  onStopping: () => void;
  /** Milliseconds in which requests are still accepted, so that a proxy has time to send new ones elsewhere. */
  drainMs: number;
}

/**
 * Milliseconds within which a second signal counts as the same one: a terminal and the parent process may both forward
 * one Ctrl-C.
 */
const sameSignal = 500;

/**
 * Exit code if the store's file was replaced or removed (sysexits.h). The parent process then does not restart the
 * server, because it would use another store.
 */
const storeLost = 66;

/** Milliseconds for which `/readyz` reports the lost store before the process ends. */
const timeToTell = 3_000;

/**
 * Shuts the process down cleanly on SIGTERM, SIGINT or SIGHUP, and when its store is lost. Also does so when the
 * supervising parent has exited, so that no server without a supervisor keeps the port. A second signal ends the
 * process immediately.
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
    const closeBy = AbortSignal.timeout(deadline - timeToStore);
    setTimeout(() => {
      log.error('Stopping took too long');
      process.exit(1);
    }, deadline);
    const endAnswers = async () => {
      for (const server of servers) endConnections(server);
      await sleep(drain);
      await Promise.all(servers.map((server) => closeServer(server, closeBy)));
    };
    const end = async () => {
      await Promise.all([endAnswers(), platform().jobs.stop(closeBy)]);
      await platform().close();
    };
    end().then(
      () => {
        log.info('Stopped');
        process.exit(code);
      },
      (error: unknown) => {
        log.error({ err: error }, 'Not everything could be closed cleanly');
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

/**
 * Makes each further answer the last of its connection, so that no connection is closed while its next request arrives.
 */
function endConnections(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}
