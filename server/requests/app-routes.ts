import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { completePolicy, type RoutePolicy } from '#app/lib/route-policy.ts';
import type { Row } from './row.ts';

/** A route of the app. The page and its data have a row each. */
export interface AppRoute {
  row: Row;
  /** Answers the data of the page for navigation in the browser. `null` for a route that does not allow GET. */
  data: Row | null;
}

export interface AppRoutes {
  rows: readonly Row[];
  /** Finds the route of a path. Returns `null` if no route matches, not counting the splat route (spec ADDR-15). */
  find: (path: string) => AppRoute | null;
}

type ServerRoutes = ServerBuild['routes'];
type ServerRoute = NonNullable<ServerRoutes[string]>;

/** Reads the routes of a build. Route modules declare their policy as `handle`. */
export function readAppRoutes(manifest: ServerRoutes): AppRoutes {
  const routes = childRoutes(manifest, undefined);
  const described = new Map<string, AppRoute>();
  const parents = new Set(Object.values(manifest).map((route) => route?.parentId));
  for (const route of Object.values(manifest)) {
    // The root and other parents only frame their child routes, and the splat route answers unknown addresses, so they
    // have no rows.
    if (!route || parents.has(route.id) || route.path === '*') continue;
    described.set(route.id, describe(manifest, route));
  }
  const match = (path: string): AppRoute | null => {
    const leaf = matchRoutes(routes, { pathname: path })?.at(-1)?.route;
    return leaf?.id === undefined ? null : (described.get(leaf.id) ?? null);
  };
  const patterns = [...described.values()].map(({ row }) => row.pattern);
  const shapeOf = createShapeFinder(patterns);
  // Caches the route of each shape, because React Router compiles and ranks all routes for each match, which would take
  // most of the time of a request.
  const known = new Map<string, AppRoute | null>();
  return {
    rows: [...described.values()].flatMap(({ row, data }) => (data ? [row, data] : [row])),
    find(path) {
      const shape = shapeOf(path);
      if (shape === null) return null;
      let found = known.get(shape);
      if (found === undefined) known.set(shape, (found = match(path)));
      return found;
    },
  };
}

/**
 * Creates the function that reduces a path to its shape: the number of its segments, and, for each segment, whether a
 * route has the same segment at that position, exactly or in another case. Paths of the same shape have the same route,
 * and there are few shapes, however many paths are requested. The function returns `null` if the path is longer than
 * any route.
 */
function createShapeFinder(patterns: readonly string[]): (path: string) => string | null {
  const fixed: Set<string>[] = [];
  for (const pattern of patterns) {
    for (const [index, segment] of pattern.split('/').entries()) {
      (fixed[index] ??= new Set()).add(segment.startsWith(':') ? '' : segment);
    }
  }
  return (path) => {
    let end = path.length;
    while (path[end - 1] === '/') end -= 1;
    const segments = decodeSegments(path.slice(0, end));
    if (segments.length > fixed.length) return null;
    return segments
      .map((segment, index) => {
        if (segment === '' || fixed[index]?.has(segment)) return segment;
        // Only ASCII letters are converted: a case-insensitive regular expression never matches an ASCII letter with a
        // letter outside ASCII.
        const lower = segment.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
        return fixed[index]?.has(lower) ? `~${lower}` : ':';
      })
      .join('/');
  };
}

/** Decodes a path as React Router does: all segments, or none if one is malformed. */
function decodeSegments(path: string): string[] {
  const segments = path.split('/');
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return segments;
  }
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

function describe(manifest: ServerRoutes, route: ServerRoute): AppRoute {
  const pattern = patternOf(manifest, route);
  const kind = route.module.default === undefined ? 'resource' : 'page';
  const row: Row = {
    kind,
    pattern,
    policy: completePolicy(
      { hasLanguages: kind === 'page', ...(route.module.handle as RoutePolicy | undefined) },
      pattern,
    ),
  };
  const hasData = row.policy.methods.includes('GET');
  return { row, data: hasData ? { ...row, kind: 'data', pattern: `${pattern}.data` } : null };
}

function patternOf(manifest: ServerRoutes, route: ServerRoute): string {
  const byId = new Map(Object.entries(manifest));
  const parts: string[] = [];
  for (let at: ServerRoute | undefined = route; at; at = at.parentId ? byId.get(at.parentId) : undefined) {
    if (at.path) parts.unshift(at.path);
  }
  return `/${parts.join('/')}`;
}
