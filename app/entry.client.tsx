import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { readDocumentMessages } from '#app/visitor/document-messages.ts';
import { guardBuild } from '#app/visitor/build-guard.ts';
import { reportLine } from '#app/visitor/page-line.ts';
import { createPatientFetch } from '#app/visitor/patient-fetch.ts';
import { createPreloadErrorHandler } from '#app/visitor/preload-error.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
    __reactRouterDataRouter?: DataRouter;
  }
}

const documentMessages = readDocumentMessages();
const { __reactRouterManifest: manifest } = window;
const buildId = manifest?.version;
const onceOnline = (listener: () => void) => {
  addEventListener('online', listener, { once: true });
  return () => removeEventListener('online', listener);
};
const isOnline = () => navigator.onLine;
const fetchOnce = window.fetch.bind(window);
const fetchData = createPatientFetch(fetchOnce, { isOnline, onceOnline, report: reportLine });
window.fetch = buildId
  ? guardBuild(fetchData, { buildId, origin: location.origin, prefix: documentMessages.prefix })
  : fetchData;

const chunk = {};
let retryChunk = () => {};
addEventListener(
  'vite:preloadError',
  createPreloadErrorHandler({
    pendingAddress() {
      const { __reactRouterDataRouter: router } = window;
      const pending = router?.state.navigation.location;
      return pending ? pending.pathname + pending.search + pending.hash : null;
    },
    load(address) {
      if (address === location.pathname + location.search + location.hash) location.reload();
      else location.assign(address);
    },
    isOnline,
    isServerThere: () =>
      fetchOnce('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    lineBack: () =>
      new Promise((resolve) => {
        const stop = onceOnline(goOn);
        const timer = setTimeout(goOn, 5000);
        function goOn() {
          stop();
          clearTimeout(timer);
          resolve();
        }
        retryChunk = goOn;
      }),
    reportWaiting(isWaiting) {
      const kind = isOnline() ? 'failed' : 'offline';
      reportLine(chunk, isWaiting ? { kind, retry: () => retryChunk() } : null);
    },
    currentAddress: () => location.pathname + location.search + location.hash,
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
      removeItem: (key) => sessionStorage.removeItem(key),
    },
  }),
);

/**
 * Notifies the starter script that early clicks can be repeated now (stack note 8), and all listeners that wait for
 * hydration.
 */
function Live({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('portico:live'));
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Live>
        <DocumentMessagesContext value={documentMessages}>
          <HydratedRouter />
        </DocumentMessagesContext>
      </Live>
    </StrictMode>,
  );
});
