/** Milliseconds between two signs of life; the parent counts those that are missing (scripts/supervise.mjs). */
const interval = 1_000;

/** Tells the parent process, when there is one that listens, that the event loop turns. Keeps no process alive. */
export function startHeartbeat(): void {
  let isSending = false;
  setInterval(() => {
    if (!process.connected || isSending) return;
    isSending = true;
    process.send?.('alive', undefined, undefined, () => {
      isSending = false;
    });
  }, interval).unref();
}
