import type { Plugin } from 'vite';

/**
 * Modules of React Router that only serve options which neither the portal nor the Studio sets, and the exports that
 * other modules import from them. They would add 2 kB to the scripts of every page. The values are those that the
 * modules return without the option. Names with the value undefined are only imported by server code, which is not part
 * of the bundle. The build fails if a later version imports another name.
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

/**
 * Functions of React Router that an application which only navigates does not need, or needs only in part. Such an
 * application uses no form submissions through the router, fetchers, middleware in the browser, view transitions,
 * `ScrollRestoration` or server components. They are a seventh of the router's code. The values are the bodies that
 * replace the originals. They return the values that the originals would return in such an application.
 */
const navigationOnly: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<
  string,
  Record<string, string>
>([
  [
    'lib/router/router.js',
    {
      abortFetcher: '{}',
      abortStaleFetchLoads: '{ return false; }',
      checkFogOfWar: '{ return { active: false, matches: null }; }',
      createClientSideRequest:
        '{ return new Request(history.createURL(stripHashFromPath(location)), { signal }); }',
      defaultDataStrategyWithMiddleware: '{}',
      deleteFetcher: '{}',
      discoverRoutes: '{}',
      enableScrollRestoration: '{}',
      fetch: '{}',
      getFetcher: '{}',
      getSavedScrollPosition: '{ return null; }',
      getSubmissionFromNavigation: '{}',
      getUpdatedRevalidatingFetchers: '{}',
      handleAction: '{}',
      handleFetcherAction: '{}',
      handleFetcherLoader: '{}',
      markFetchRedirectsDone: '{ return false; }',
      normalizeNavigateOptions: '{ return { path }; }',
      patchRoutes: '{}',
      persistAppliedTransitions: '{}',
      queueFetcherForDeletion: '{}',
      resetFetcher: '{}',
      restoreAppliedTransitions: '{}',
      runClientMiddlewarePipeline: '{ return handler(); }',
      saveScrollPosition: '{}',
      setFetcherError: '{}',
      updateFetcherState: '{}',
      _internalSetRoutes: '{}',
    },
  ],
  [
    'lib/dom/ssr/single-fetch.js',
    { nonSsrStrategy: '{}', singleFetchActionStrategy: '{}', singleFetchLoaderFetcherStrategy: '{}' },
  ],
  ['lib/dom/ssr/routes.js', { getShouldRevalidateFunction: '{ return route.shouldRevalidate; }' }],
  ['lib/dom/ssr/components.js', { RSCPrefetchPageLinksImpl: '{ return null; }' }],
  ['lib/hooks.js', { RSCErrorHandler: '{ return children; }' }],
]);

/** The exports of React Router whose code is in `navigationOnly`. A bundle must not contain them. */
const unavailable = new Set([
  'Form',
  'ScrollRestoration',
  'useFetcher',
  'useFetchers',
  'useScrollRestoration',
  'useSubmit',
  'useViewTransitionState',
]);

const routerFile = /\/react-router\/dist\/production\/(lib\/.+\.js)$/;

/**
 * Leaves code of React Router out of the browser's bundle that could only run with other options. `onlyNavigates` also
 * leaves out the functions of `navigationOnly`.
 */
export function unusedRouterCode({ onlyNavigates = false } = {}): Plugin {
  const bodies = onlyNavigates ? navigationOnly : new Map<string, Record<string, string>>();
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
      const replacement = replacements.get(fileOf(id));
      if (replacement !== undefined) replaced += 1;
      return replacement ?? null;
    },
    transform(code, id) {
      const wanted = bodies.get(fileOf(id));
      if (!wanted) return null;
      const short = replaceBodies(code, this.parse(code), wanted);
      replaced += 1;
      return { code: short, map: null };
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      for (const [id, { renderedExports }] of modules) {
        const name = renderedExports.find((one) => unavailable.has(one));
        if (!onlyNavigates || name === undefined || fileOf(id) === '') continue;
        this.error(
          `The bundle contains ${name} of React Router, but not the code that it needs. Remove \`onlyNavigates\` in vite.config.ts or use another way; see scripts/vite-unused-router-code.ts.`,
        );
      }
    },
    buildEnd(error) {
      const wanted = replacements.size + bodies.size;
      if (!error && replaced !== wanted) {
        this.error(
          `${replaced} of ${wanted} modules of React Router were found; see scripts/vite-unused-router-code.ts.`,
        );
      }
    },
  };
}

/** Returns the path of a module in React Router, or "" for another module. */
function fileOf(id: string): string {
  return routerFile.exec(id.split('?', 1)[0] ?? '')?.[1] ?? '';
}

/** Replaces the bodies of functions by name. Throws an error if the code does not declare each function once. */
export function replaceBodies(
  code: string,
  program: object,
  bodies: Readonly<Record<string, string>>,
): string {
  const found = findFunctions(program).filter(({ name }) => Object.hasOwn(bodies, name));
  const names = found.map(({ name }) => name).toSorted();
  const wanted = Object.keys(bodies).toSorted();
  if (names.join() !== wanted.join()) {
    throw new Error(
      `React Router declares the functions ${names.join(', ')} instead of ${wanted.join(', ')}; see scripts/vite-unused-router-code.ts.`,
    );
  }
  let short = code;
  for (const { name, start, end } of found.toSorted((a, b) => b.start - a.start)) {
    short = short.slice(0, start) + bodies[name] + short.slice(end);
  }
  return short;
}

/** Returns the declared functions of a syntax tree with the positions of their bodies. */
function findFunctions(node: unknown): { name: string; start: number; end: number }[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(findFunctions);
  if (!isDeclaration(node)) return inner;
  const { id, body } = node;
  return [{ name: id.name, start: body.start, end: body.end }, ...inner];
}

function isDeclaration(node: object): node is { id: { name: string }; body: { start: number; end: number } } {
  return 'type' in node && node.type === 'FunctionDeclaration';
}
