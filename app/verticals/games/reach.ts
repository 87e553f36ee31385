import { readReach } from '#arcade/reach/reach.ts';

/** Longest wait for an outcome, ms. */
const patience = 12_000;

/**
 * Asks whether anything answers at a game's address: a frame fires `load` for the browser's own error page, too, and its
 * parent cannot tell the two apart. The arcade's page `reach` asks, since no page of the portal may. Null: it could not
 * be found out, or `signal` ended the wait.
 */
export function isReachable(
  address: string,
  arcadeUrl: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  if (signal.aborted) return Promise.resolve(null);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Checks whether the game answers';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = `${arcadeUrl}/reach/#${encodeURIComponent(address)}`;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(null), patience);
    const stop = () => end(null);
    function end(outcome: boolean | null) {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      signal.removeEventListener('abort', stop);
      frame.remove();
      resolve(outcome);
    }
    function hear(event: MessageEvent<unknown>) {
      if (event.source !== frame.contentWindow) return;
      const reach = readReach(event.data);
      if (reach?.address === address) end(reach.isThere);
    }
    signal.addEventListener('abort', stop);
    window.addEventListener('message', hear);
    document.body.append(frame);
  });
}
