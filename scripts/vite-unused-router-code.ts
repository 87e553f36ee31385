import type { Plugin } from 'vite';

/**
 * Modules of React Router that only serve options which neither the portal nor the Studio sets, and the exports that
 * other modules import from them. They would add 2 kB to the scripts of every page. The values are those that the
 * modules return without the option. The names that are undefined are imported only by code for servers, which is not
 * part of the bundle. The build fails if a later version imports another name.
 */
const replacements = new Map([
  [
    // `instrumentations` of HydratedRouter.
    'lib/router/instrumentation.js',
    `export function consumeInstrumentationClientResultMetaReceiver() {}
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  ],
  [
    // `routeDiscovery: { mode: 'lazy' }` in react-router.config.ts.
    'lib/dom/ssr/fog-of-war.js',
    `export const isFogOfWarEnabled = () => false;
     export const getPartialManifest = (manifest) => manifest;
     export function getPatchRoutesOnNavigationFunction() {}
     export function useFogOFWarDiscovery() {}
     export const getManifestPath = undefined, getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;`,
  ],
]);

const routerFile = /\/react-router\/dist\/production\/(lib\/.+\.js)$/;

/** Leaves code of React Router out of the browser's bundle that could only run with other options. */
export function unusedRouterCode(): Plugin {
  let replaced = 0;
  return {
    name: 'portico:unused-router-code',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      replaced = 0;
    },
    load(id) {
      const file = routerFile.exec(id.split('?', 1)[0] ?? '')?.[1];
      const replacement = file === undefined ? undefined : replacements.get(file);
      if (replacement !== undefined) replaced += 1;
      return replacement ?? null;
    },
    buildEnd(error) {
      if (!error && replaced !== replacements.size) {
        this.error(
          `${replaced} of ${replacements.size} modules of React Router were found; see scripts/vite-unused-router-code.ts.`,
        );
      }
    },
  };
}
