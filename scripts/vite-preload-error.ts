import type { Plugin } from 'vite';

const target = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js$/;

/** React Router's own answer to a route chunk that failed to load: it reloads the old page, so the click is lost. */
const reloadLine = 'window.location.reload();';

const replacement = [
  "const failure = new Event('vite:preloadError', { cancelable: true });",
  'failure.payload = error;',
  'failure.isRoute = true;',
  'window.dispatchEvent(failure);',
  // A handler that restores the connection requests the chunk afterwards (app/visitor/preload-error.ts).
  'if (failure.again) { await failure.again; return loadRouteModule(route, routeModulesCache); }',
  // Thrown again when the route is rendered: the router drops an error that is thrown here, and the page stays blank.
  'if (!failure.defaultPrevented) return { default() { throw error; } };',
].join(' ');

const helper = 'vite/preload-helper';
const throwLine = /if \(!(\w+)\.defaultPrevented\)\s*(?:\{\s*)?throw (\w+);?(?:\s*\})?/;

/** Vite's own helper of lazy parts returns undefined for a prevented failure. A fixed one is requested again. */
function mendHelper(code: string): string {
  return code.replace(
    throwLine,
    (line, event: string) =>
      `if (${event}.again) return ${event}.again.then(() => preload(baseModule, deps, importerUrl)); ${line}`,
  );
}

/**
 * Lets a failed route chunk raise the cancelable `vite:preloadError` event and rethrows it if no handler processes it
 * (READINGS 39). The client build fails if React Router's line is not found exactly once.
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
