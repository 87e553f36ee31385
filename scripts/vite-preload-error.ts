import type { Plugin } from 'vite';

const target = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js(?:\?|$)/;

/**
 * The line with which React Router reloads the current page when a route chunk cannot be loaded. The visitor's click is
 * lost.
 */
const reloadLine = 'window.location.reload();';

const replacement = [
  "const failure = new Event('vite:preloadError', { cancelable: true });",
  'failure.payload = error;',
  'failure.isRoute = true;',
  'window.dispatchEvent(failure);',
  // While a handler restores the connection, `again` is a promise. When it resolves, the chunk is requested again
  // (app/visitor/preload-error.ts).
  'if (failure.again) { await failure.again; return loadRouteModule(route, routeModulesCache); }',
  // The error is thrown later, when the route is rendered. The router would ignore an error that is thrown here, and
  // the page would stay blank.
  'if (!failure.defaultPrevented) return { default() { throw error; } };',
].join(' ');

/** The name of Vite's helper begins with a null character. */
const helperFile = /^.vite\/preload-helper\.js$/;

/**
 * Replaces Vite's helper for lazy chunks. Vite's own function also requests the scripts and style sheets that a chunk
 * imports. This build does not use that (`modulePreload` in vite.config.ts). Vite's function also returns undefined if
 * the event was prevented. This one requests the chunk again after a recovery.
 */
const helper = `
export function __vitePreload(load) {
  return load().catch((error) => {
    const failure = new Event('vite:preloadError', { cancelable: true });
    failure.payload = error;
    window.dispatchEvent(failure);
    if (failure.again) return failure.again.then(() => __vitePreload(load));
    if (!failure.defaultPrevented) throw error;
  });
}
`;

/**
 * Makes a failed route chunk raise the cancelable `vite:preloadError` event, and throws the error if no handler
 * prevents the event (spec NAV-5). The client build fails if React Router's line does not occur exactly once.
 */
export function preloadError(): Plugin {
  let replaced = 0;
  return {
    name: 'portico:preload-error',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      replaced = 0;
    },
    load: { filter: { id: helperFile }, handler: () => helper },
    transform: {
      filter: { id: target },
      handler(code) {
        const parts = code.split(reloadLine);
        replaced += parts.length - 1;
        return { code: parts.join(replacement), map: null };
      },
    },
    buildEnd(error) {
      if (!error && replaced !== 1) {
        this.error(
          `React Router's reload of a failed route chunk was found ${replaced} times instead of once; see scripts/vite-preload-error.ts.`,
        );
      }
    },
  };
}
