import type { Plugin } from 'vite';

/**
 * Modules of React Router that only serve options which neither the portal nor the Studio sets, and the exports that
 * other modules import from them. They would add 2 kB to the scripts of every page. The values are those that the
 * modules return without the option. Names with the value undefined are only imported by server code, which is not part
 * of the bundle. The build fails if a later version imports another name.
 */
const replacements = new Map([
  [
    // Only needed with the property `instrumentations` of HydratedRouter.
    'lib/router/instrumentation.js',
    `export function consumeInstrumentationClientResultMetaReceiver() {}
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  ],
  [
    // Only needed with `routeDiscovery: { mode: 'lazy' }` in react-router.config.ts.
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
 * `ScrollRestoration` or server components. Its root has an error boundary, and renders `Scripts` only on the server.
 * The functions are a fifth of the router's code. The values are the bodies that replace the originals. They return the
 * values that the originals would return in such an application. If the root's error boundary fails itself, only the
 * text of the error is shown.
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
      getInternalRouterError: '{ return new ErrorResponseImpl(status, "", null, true); }',
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
  ['lib/dom/ssr/data.js', { createRequestInit: '{ return { signal: request.signal }; }' }],
  [
    'lib/dom/ssr/errorBoundaries.js',
    {
      BoundaryShell: '{ return children; }',
      RemixRootDefaultErrorBoundary:
        '{ return React$1.createElement("html", null, React$1.createElement("body", null, String(error))); }',
    },
  ],
  // The build removes the texts of warnings, so this function would write empty ones to the console.
  ['lib/router/history.js', { warning: '{}' }],
  ['lib/dom/ssr/fallback.js', { RemixRootDefaultHydrateFallback: '{ return null; }' }],
  ['lib/dom/ssr/routes.js', { getShouldRevalidateFunction: '{ return route.shouldRevalidate; }' }],
  ['lib/dom/ssr/components.js', { RSCPrefetchPageLinksImpl: '{ return null; }' }],
  ['lib/hooks.js', { DefaultErrorComponent: '{ return null; }', RSCErrorHandler: '{ return children; }' }],
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

const routerFile = /\/react-router\/dist\/production\/(lib\/.+\.js)(?:\?|$)/;

/**
 * Leaves code of React Router out of the browser's bundle that could only run with other options, and the messages of
 * its internal checks, which are 1.3 kB. `onlyNavigates` also leaves out the functions of `navigationOnly`.
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
    load: {
      filter: { id: routerFile },
      handler(id) {
        const replacement = replacements.get(fileOf(id));
        if (replacement !== undefined) replaced += 1;
        return replacement ?? null;
      },
    },
    transform: {
      filter: { id: routerFile },
      handler(code, id) {
        const expected = bodies.get(fileOf(id));
        if (expected) replaced += 1;
        const short = expected ? replaceBodies(code, this.parse(code), expected) : code;
        return { code: removeMessages(short, this.parse(short)), map: null };
      },
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
      const expected = replacements.size + bodies.size;
      if (!error && replaced !== expected) {
        this.error(
          `${replaced} of ${expected} modules of React Router were found; see scripts/vite-unused-router-code.ts.`,
        );
      }
    },
  };
}

/** Returns the path of a module in React Router, or "" for another module. */
function fileOf(id: string): string {
  return routerFile.exec(id)?.[1] ?? '';
}

/** Replaces the bodies of functions by name. Throws an error if the code does not declare each function once. */
export function replaceBodies(
  code: string,
  program: object,
  bodies: Readonly<Record<string, string>>,
): string {
  const found = findFunctions(program).filter(({ name }) => Object.hasOwn(bodies, name));
  const names = found.map(({ name }) => name).toSorted();
  const expected = Object.keys(bodies).toSorted();
  if (names.join() !== expected.join()) {
    throw new Error(
      `React Router declares the functions ${names.join(', ')} instead of ${expected.join(', ')}; see scripts/vite-unused-router-code.ts.`,
    );
  }
  let short = code;
  for (const { name, start, end } of found.toSorted((a, b) => b.start - a.start)) {
    short = short.slice(0, start) + bodies[name] + short.slice(end);
  }
  return short;
}

/** Removes the messages from calls of React Router's `invariant` and `warning`. */
export function removeMessages(code: string, program: object): string {
  const calls = find(program, isCheck).toSorted((a, b) => b.arguments[0].end - a.arguments[0].end);
  return calls.reduce((rest, { arguments: [condition, message] }) => {
    return message ? rest.slice(0, condition.end) + rest.slice(message.end) : rest;
  }, code);
}

/** Returns the declared functions of a syntax tree with the positions of their bodies. */
function findFunctions(program: object): { name: string; start: number; end: number }[] {
  return find(program, isDeclaration).map(({ id, body }) => ({
    name: id.name,
    start: body.start,
    end: body.end,
  }));
}

interface Span {
  start: number;
  end: number;
}

type Declaration = Span & { id: { name: string }; body: Span };

function isDeclaration(node: object): node is Declaration {
  return 'type' in node && node.type === 'FunctionDeclaration';
}

type Check = Span & { arguments: [condition: Span, message?: Span] };

const checks = new Set<unknown>(['invariant', 'warning']);

function isCheck(node: object): node is Check {
  if (!('type' in node) || node.type !== 'CallExpression' || !('callee' in node)) return false;
  const { callee } = node;
  return typeof callee === 'object' && callee !== null && 'name' in callee && checks.has(callee.name);
}

/** Returns the nodes of a syntax tree that fulfil the condition. */
function find<Node extends object>(node: unknown, isWanted: (one: object) => one is Node): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap((one) => find(one, isWanted));
  return isWanted(node) ? [node, ...inner] : inner;
}
