/** Something that is done again and again until it is stopped. */
export interface Polling {
  /** Ends it; done when a call in progress has ended. */
  stop(): Promise<void>;
}

/** Calls `look`, which must not throw, `intervalMs` after the last call ended. Keeps no process alive. */
export function startPolling(intervalMs: number, look: () => Promise<void>): Polling {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  function schedule(): void {
    timer = setTimeout(() => {
      running = look().finally(() => {
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
