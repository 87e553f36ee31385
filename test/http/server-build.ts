import type { ServerBuild } from 'react-router';
import * as entryModule from '#app/entry.server.tsx';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** A route of a build made by hand; `parentId` is the root's but for the root itself. */
export interface HandMadeRoute {
  id: string;
  path?: string | undefined;
  index?: boolean;
  parentId?: string;
  module: Partial<RouteModule>;
}

/** A server build made of route modules, as React Router's own would be, without building. */
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
