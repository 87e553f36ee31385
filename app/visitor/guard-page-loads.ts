import type { DataRouter } from 'react-router';
import { guardBuild } from './build-guard.ts';
import { reportConnection } from './page-connection.ts';
import { createPatientFetch } from './patient-fetch.ts';
import { createPreloadErrorHandler } from './preload-error.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
    __reactRouterDataRouter?: DataRouter;
  }
}

/** Milliseconds after which a failed chunk is requested again, even if the browser reports no connection. */
const retryAfter = 5000;

/**
 * Makes the loading of pages survive lost connections (spec NAV-6 and NAV-8) and new builds (spec NAV-7). Replaces
 * `fetch`, because React Router loads the data of a page with it. `prefix` is the beginning of addresses in the
 * language of the document.
 */
export function guardPageLoads(prefix: string): void {
  const fetchOnce = window.fetch.bind(window);
  const fetchPatiently = createPatientFetch(fetchOnce, { isOnline, onceOnline, report: reportConnection });
  const { __reactRouterManifest: manifest } = window;
  window.fetch = manifest
    ? guardBuild(fetchPatiently, { buildId: manifest.version, origin: location.origin, prefix })
    : fetchPatiently;
  addEventListener('vite:preloadError', createChunkErrorHandler(fetchOnce));
}

function createChunkErrorHandler(fetchOnce: typeof fetch) {
  const chunk = {};
  let retry = () => {};
  return createPreloadErrorHandler({
    pendingAddress() {
      const { __reactRouterDataRouter: router } = window;
      const pending = router?.state.navigation.location;
      return pending ? pending.pathname + pending.search + pending.hash : null;
    },
    load(address) {
      if (address === currentAddress()) location.reload();
      else location.assign(address);
    },
    isOnline,
    isServerThere: () =>
      fetchOnce('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    nextAttempt: () =>
      new Promise((resolve) => {
        retry = () => {
          stopListening();
          clearTimeout(timer);
          resolve();
        };
        const stopListening = onceOnline(retry);
        const timer = setTimeout(retry, retryAfter);
      }),
    reportWaiting(isWaiting) {
      const kind = isOnline() ? 'failed' : 'offline';
      reportConnection(chunk, isWaiting ? { kind, retry: () => retry() } : null);
    },
    currentAddress,
    // Reading `sessionStorage` throws if the browser blocks it. Each call therefore reads it, so that its caller can
    // handle the error.
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
      removeItem: (key) => sessionStorage.removeItem(key),
    },
  });
}

function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `listener` when the browser is online again. Returns a function that removes the listener. */
function onceOnline(listener: () => void): () => void {
  addEventListener('online', listener, { once: true });
  return () => removeEventListener('online', listener);
}
