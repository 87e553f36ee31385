import type { Plugin } from 'vite';

const target = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js$/;

/** React Router reloads the current page when a route chunk cannot be loaded, so the visitor's click is lost. */
const reloadLine = 'window.location.reload();';

const replacement = [
  "const failure = new Event('vite:preloadError', { cancelable: true });",
  'failure.payload = error;',
  'failure.isRoute = true;',
  'window.dispatchEvent(failure);',
  // A handler that restores the connection requests the chunk afterwards (app/visitor/preload-error.ts).
  'if (failure.again) { await failure.again; return loadRouteModule(route, routeModulesCache); }',
  // The error is thrown when the route is rendered. The router ignores an error that is thrown here, and the page stays
  // blank.
  'if (!failure.defaultPrevented) return { default() { throw error; } };',
].join(' ');

const helper = 'vite/preload-helper';
const throwLine = /if \(!(\w+)\.defaultPrevented\)\s*(?:\{\s*)?throw (\w+);?(?:\s*\})?/;

/**
 * Vite's helper for lazy chunks returns undefined if the event was prevented. After a recovery it now requests the
 * chunk again.
 */
function mendHelper(code: string): string {
  return code.replace(
    throwLine,
    (line, event: string) =>
      `if (${event}.again) return ${event}.again.then(() => preload(baseModule, deps, importerUrl)); ${line}`,
  );
}

/**
 * Makes a failed route chunk raise the cancelable `vite:preloadError` event, and throws the error if no handler
 * prevents the event (spec NAV-5). The client build fails if React Router's line does not occur exactly once.
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
      if (id.includes(helper)) {
        const mended = mendHelper(code);
        if (mended === code)
          this.error('Vite’s preload helper has changed; see scripts/vite-preload-error.ts.');
        return { code: mended, map: null };
      }
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
