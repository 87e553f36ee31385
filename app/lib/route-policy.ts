/** How the server treats requests of a route. A route module exports its policy as `handle`. */
export interface RoutePolicy {
  /**
   * `page`: the answer is the same for all visitors and is stored in the page cache. `none` (default): the route answers
   * every request anew.
   */
  cache?: 'page' | 'none';
  /**
   * The query parameters that reach the route. By default there are none. The first value of a parameter counts. All
   * values of a parameter declared as `name*` count, joined with commas.
   */
  query?: readonly string[];
}

/** A policy with all its defaults. */
export type CompletePolicy = Required<RoutePolicy>;

/** The policy of a route that declares nothing. */
const defaultPolicy: CompletePolicy = { cache: 'none', query: [] };

/** Reads the `handle` of a route module. */
export function readPolicy(handle: unknown): CompletePolicy {
  return { ...defaultPolicy, ...(handle as RoutePolicy | undefined) };
}
