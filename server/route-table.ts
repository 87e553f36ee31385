import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The route that an address belongs to. */
export interface MatchedRoute {
  /** A page has a component, a resource answers by itself (JSON, XML, text). */
  kind: 'page' | 'resource';
  /**
   * The query parameters that change the answer, as the route declares them by `handle.query`; of `name*`
   * all values count, joined with commas. Null: a resource that
   * declares none, which is never cached and gets its query as it came.
   */
  query: readonly string[] | null;
  /** The address as it stands in the address table, such as `/g/details/:detail_id`. */
  pattern: string;
}

/** Finds the route of a path; null for an address that no route has, the splat aside (READINGS 20). */
export type RouteTable = (path: string) => MatchedRoute | null;

type ServerRoutes = ServerBuild['routes'];
type ServerRoute = NonNullable<ServerRoutes[string]>;

/** Builds the table of a build's routes. */
export function createRouteTable(manifest: ServerRoutes): RouteTable {
  const routes = childRoutes(manifest, undefined);
  const described = new Map<string, MatchedRoute>();
  for (const route of Object.values(manifest)) if (route) described.set(route.id, describe(manifest, route));
  return (path) => {
    const leaf = matchRoutes(routes, { pathname: path })?.at(-1)?.route;
    return leaf?.id === undefined || leaf.path === '*' ? null : (described.get(leaf.id) ?? null);
  };
}

function childRoutes(manifest: ServerRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest)
    .filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
    .map((route) => route as ServerRoute)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, index: true, caseSensitive }
        : { id, path, caseSensitive, children: childRoutes(manifest, id) },
    );
}

function describe(manifest: ServerRoutes, route: ServerRoute): MatchedRoute {
  const { module } = route;
  const kind = module.default === undefined ? 'resource' : 'page';
  const declared = declaredQuery(module.handle);
  return { kind, query: declared ?? (kind === 'page' ? [] : null), pattern: patternOf(manifest, route) };
}

function patternOf(manifest: ServerRoutes, route: ServerRoute): string {
  const byId = new Map(Object.entries(manifest));
  const parts: string[] = [];
  for (let at: ServerRoute | undefined = route; at; at = at.parentId ? byId.get(at.parentId) : undefined) {
    if (at.path) parts.unshift(at.path);
  }
  return `/${parts.join('/')}`;
}

function declaredQuery(handle: unknown): readonly string[] | null {
  if (typeof handle !== 'object' || handle === null || !('query' in handle)) return null;
  const { query } = handle;
  return Array.isArray(query) ? query.filter((name) => typeof name === 'string') : null;
}
