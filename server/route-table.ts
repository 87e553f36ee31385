import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { readPolicy, type CompletePolicy } from '#app/lib/route-policy.ts';

/** The route that an address belongs to. */
export interface MatchedRoute {
  /** A page has a component. A resource produces its answer itself (JSON, XML, text). */
  kind: 'page' | 'resource';
  /** Declared by the route module as `handle`. */
  policy: CompletePolicy;
  /** The address as written in the address table, such as `/g/details/:detail_id`. */
  pattern: string;
}

/** Finds the route of a path. Returns `null` if no route matches, not counting the splat route (spec ADDR-15). */
export type RouteTable = (path: string) => MatchedRoute | null;

type ServerRoutes = ServerBuild['routes'];
type ServerRoute = NonNullable<ServerRoutes[string]>;

/** Builds the table from the routes of a build. */
export function createRouteTable(manifest: ServerRoutes): RouteTable {
  const routes = childRoutes(manifest, undefined);
  const described = new Map<string, MatchedRoute>();
  for (const route of Object.values(manifest)) if (route) described.set(route.id, describe(manifest, route));
  const match = (path: string): MatchedRoute | null => {
    const leaf = matchRoutes(routes, { pathname: path })?.at(-1)?.route;
    return leaf?.id === undefined || leaf.path === '*' ? null : (described.get(leaf.id) ?? null);
  };
  const patterns = [...described.values()].map(({ pattern }) => pattern);
  const shapeOf = createShapeFinder(patterns.filter((pattern) => !pattern.includes('*')));
  // React Router compiles and ranks all routes for each match, which would take most of the time of a request.
  const known = new Map<string, MatchedRoute | null>();
  return (path) => {
    const shape = shapeOf(path);
    if (shape === null) return null;
    let found = known.get(shape);
    if (found === undefined) known.set(shape, (found = match(path)));
    return found;
  };
}

/**
 * Creates the function that reduces a path to the properties that decide its route: the number of segments, and for
 * each segment whether some route has it at that position, in the same or in another case. There are few such shapes,
 * however many paths. Returns `null` if the path is longer than any route.
 */
function createShapeFinder(patterns: readonly string[]): (path: string) => string | null {
  const fixed: Set<string>[] = [];
  for (const pattern of patterns) {
    for (const [place, segment] of pattern.split('/').entries()) {
      (fixed[place] ??= new Set()).add(segment.startsWith(':') ? '' : segment);
    }
  }
  return (path) => {
    let end = path.length;
    while (path[end - 1] === '/') end -= 1;
    const segments = decodeSegments(path.slice(0, end));
    if (segments.length > fixed.length) return null;
    return segments
      .map((segment, place) => {
        if (segment === '' || fixed[place]?.has(segment)) return segment;
        // Case-insensitive regular expressions do not match a letter beyond ASCII with an ASCII letter.
        const lower = segment.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
        return fixed[place]?.has(lower) ? `~${lower}` : ':';
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

function describe(manifest: ServerRoutes, route: ServerRoute): MatchedRoute {
  const { module } = route;
  const kind = module.default === undefined ? 'resource' : 'page';
  return { kind, policy: readPolicy(module.handle), pattern: patternOf(manifest, route) };
}

function patternOf(manifest: ServerRoutes, route: ServerRoute): string {
  const byId = new Map(Object.entries(manifest));
  const parts: string[] = [];
  for (let at: ServerRoute | undefined = route; at; at = at.parentId ? byId.get(at.parentId) : undefined) {
    if (at.path) parts.unshift(at.path);
  }
  return `/${parts.join('/')}`;
}
