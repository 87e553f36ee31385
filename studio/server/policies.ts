import type { ServerBuild } from 'react-router';
import type { StudioPolicy } from './policy.ts';

/** A route without children, and its policy. */
export interface RoutePolicyEntry {
  /** The path of its module below `studio`, without the extension. */
  id: string;
  /** The route's path with its parameters, without a slash at the beginning. Empty for the first screen. */
  pattern: string;
  policy: StudioPolicy;
  hasAction: boolean;
}

type ServerRoutes = ServerBuild['routes'];
type ServerRoute = NonNullable<ServerRoutes[string]>;

/**
 * Reads the policies that the routes of a build declare as `handle`. Throws if a route without children has no policy,
 * if its `write` does not fit its action, or if a route with children has an action. So no route is open by mistake.
 */
export function readPolicies(routes: ServerRoutes): RoutePolicyEntry[] {
  const byId = new Map(Object.entries(routes));
  const parents = new Set([...byId.values()].map((route) => route?.parentId));
  return [...byId.values()].flatMap((route) => {
    if (!route) return [];
    const pattern = patternOf(byId, route);
    const hasAction = route.module.action !== undefined;
    if (parents.has(route.id)) {
      if (hasAction) throw new Error(`${route.id} frames other routes and must have no action.`);
      return [];
    }
    const policy = route.module.handle;
    if (!isPolicy(policy)) throw new Error(`${route.id} declares no policy as "handle".`);
    if (hasAction !== (policy.write !== undefined)) {
      throw new Error(`The policy of ${route.id} must have "write" if and only if the route has an action.`);
    }
    return [{ id: route.id, pattern, policy, hasAction }];
  });
}

/** The policies of routes by their patterns. */
export type PolicyByPattern = ReadonlyMap<string, StudioPolicy>;

export function policiesByPattern(entries: readonly RoutePolicyEntry[]): PolicyByPattern {
  return new Map(entries.map(({ pattern, policy }) => [pattern, policy]));
}

/** Returns the pattern of a route, as React Router passes it to middleware, without slashes at its ends. */
export function normalPattern(pattern: string): string {
  return pattern.replace(/^\/+|\/+$/g, '');
}

function patternOf(byId: ReadonlyMap<string, ServerRoute | undefined>, route: ServerRoute): string {
  const parts: string[] = [];
  for (
    let at: ServerRoute | undefined = route;
    at;
    at = at.parentId === undefined ? undefined : byId.get(at.parentId)
  ) {
    if (at.path) parts.unshift(at.path);
  }
  return normalPattern(parts.join('/'));
}

function isPolicy(value: unknown): value is StudioPolicy {
  return typeof value === 'object' && value !== null && 'read' in value;
}
