import { readReach } from '@portico/shared/reach';

/** Maximum time to wait for a result, ms. */
const patience = 12_000;

/**
 * Checks whether a server responds at a game's address. A frame also fires `load` for the browser's own error page, and
 * the parent page cannot tell the difference. The arcade's page `reach` makes the check, because the portal's pages are
 * not allowed to. Returns `null` if the result is unknown, or if `signal` aborted the check.
 */
export function isReachable(
  address: string,
  arcadeUrl: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  if (signal.aborted) return Promise.resolve(null);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // not a message: the frame is hidden
  frame.title = 'Checks whether the game answers';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = `${arcadeUrl}/reach/#${encodeURIComponent(address)}`;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(null), patience);
    const stop = () => end(null);
    function end(outcome: boolean | null) {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', stop);
      frame.remove();
      resolve(outcome);
    }
    function onMessage(event: MessageEvent<unknown>) {
      if (event.source !== frame.contentWindow) return;
      const reach = readReach(event.data);
      if (reach?.address === address) end(reach.isThere);
    }
    signal.addEventListener('abort', stop);
    window.addEventListener('message', onMessage);
    document.body.append(frame);
  });
}
