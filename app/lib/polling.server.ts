/** A repeated call that can be stopped. */
export interface Polling {
  /** Stops the polling. Resolves after a call in progress has ended. */
  stop(): Promise<void>;
}

/**
 * Calls `poll` for the first time after `intervalMs`, and then `intervalMs` after the end of each call. `poll` must
 * neither throw nor reject. The timer does not keep the process alive.
 */
export function startPolling(intervalMs: number, poll: () => Promise<void>): Polling {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  function schedule(): void {
    timer = setTimeout(() => {
      running = poll().finally(() => {
        if (!isStopped) schedule();
      });
    }, intervalMs);
    timer.unref();
  }
  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
