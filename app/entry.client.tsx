import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { guardBuild } from '#app/visitor/build-guard.ts';
import { createPreloadErrorHandler } from '#app/visitor/preload-error.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
    __reactRouterDataRouter?: DataRouter;
  }
}

const { __reactRouterManifest: manifest } = window;
const buildId = manifest?.version;
if (buildId) window.fetch = guardBuild(window.fetch.bind(window), { buildId, origin: location.origin });

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
    currentAddress: () => location.pathname + location.search + location.hash,
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
  }),
);

/** Tells the starter script that early clicks can be repeated now (FINDINGS 14), and who waits for the whole page. */
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
        <HydratedRouter />
      </Live>
    </StrictMode>,
  );
});
