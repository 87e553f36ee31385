import type { Plugin } from 'vite';

const target = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js$/;

/** React Router's own answer to a route chunk that failed to load: it reloads the old page, so the click is lost. */
const reloadLine = 'window.location.reload();';

const replacement = [
  "const failure = new Event('vite:preloadError', { cancelable: true });",
  'failure.payload = error;',
  'failure.isRoute = true;',
  'window.dispatchEvent(failure);',
  // Thrown again where the route would be drawn: what is thrown here is dropped by the router, and the page is blank.
  'if (!failure.defaultPrevented) return { default() { throw error; } };',
].join(' ');

/**
 * Lets a failed route chunk raise the cancelable `vite:preloadError` event and be rethrown when nobody handles it
 * (READINGS 39). The client build fails when React Router's line is not found exactly once.
 */
export function preloadError(): Plugin {
  let replaced = 0;
  return {
    name: 'portico:preload-error',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      replaced = 0;
    },
    transform(code, id) {
      if (!target.test(id.split('?', 1)[0] ?? '')) return null;
      const parts = code.split(reloadLine);
      replaced += parts.length - 1;
      return { code: parts.join(replacement), map: null };
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
