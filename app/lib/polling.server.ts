/** A repeated call that can be stopped. */
export interface Polling {
  /** Stops the polling. Resolves after a call in progress has ended. */
  stop(): Promise<void>;
}

/**
 * Calls `poll`, which must not throw, `intervalMs` after the end of the previous call. Does not keep the process
 * alive.
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
