import type { ServerBuild } from 'react-router';
import * as entryModule from '#app/entry.server.tsx';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** A hand-made route of a build. `parentId` is the id of the root, and is not set for the root itself. */
export interface HandMadeRoute {
  id: string;
  path?: string | undefined;
  index?: boolean;
  parentId?: string;
  module: Partial<RouteModule>;
}

/** Creates a server build from route modules, in the form of React Router's own, without building. */
export function createServerBuild(
  described: readonly HandMadeRoute[],
  assets: { version: string; imports?: readonly string[] },
) {
  const { version, imports = [] } = assets;
  return {
    entry: { module: entryModule },
    routes: Object.fromEntries(described.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.js', imports },
      routes: Object.fromEntries(
        described.map(({ module, ...route }) => [
          route.id,
          {
            ...route,
            module: `/assets/${route.id}.js`,
            imports: [],
            hasLoader: module.loader !== undefined,
            hasAction: false,
            hasErrorBoundary: module.ErrorBoundary !== undefined,
          },
        ]),
      ),
      url: `/assets/manifest-${version}.js`,
      version,
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
