/** Methods that a route can allow. `GET` includes `HEAD`. */
export type RouteMethod = 'GET' | 'POST';

/** A token bucket for each visitor's address. Routes that name the same bucket share it. */
export interface RateLimitPolicy {
  name: string;
  /** Largest number of requests at once. */
  burst: number;
  /** Number of requests per second by which the allowance grows. */
  perSecond: number;
}

/**
 * How the server treats requests of a route. A route module exports its policy as `handle`. The defaults are safe: a
 * route that declares nothing answers GET, is not cached and receives no query parameters.
 */
export interface RoutePolicy {
  /**
   * `page`: the answer is the same for all visitors and is stored in the page cache. `none` (default): the route runs
   * for every request.
   */
  cache?: 'page' | 'none';
  /** Allowed methods. Defaults to `GET`. */
  methods?: readonly RouteMethod[];
  /**
   * The query parameters that reach the route. By default there are none. The route receives the first value of each
   * parameter. If a parameter is declared as `name*`, the route receives all its values, joined with commas.
   */
  query?: readonly string[];
  /** Largest body of a request, in bytes. By default no body is read. */
  body?: number;
  /** Who may use the route. `none` (default): everyone. `metrics`: programs that may read the metrics. */
  auth?: 'none' | 'metrics';
  /** With `same-origin` (default), requests that write are accepted from pages of the site only. */
  csrf?: 'same-origin' | 'none';
  /**
   * The rate limit. `pages` (default): the page rate limit. `none`: no limit. An object: a limit of the route's own.
   */
  rate?: 'pages' | 'none' | RateLimitPolicy;
  /**
   * `site` (default) accepts requests for the host of the site only. `any` also accepts other hosts, such as the
   * address of the machine.
   */
  host?: 'site' | 'any';
  /**
   * Whether the route has an address in each language of the site, such as `/de/g`. By default, only pages have such
   * addresses. A route without them takes its language from the query parameter `lang`, if the route declares this
   * parameter.
   */
  hasLanguages?: boolean;
}

/** A policy with all its defaults. */
export type CompletePolicy = Required<RoutePolicy>;

/** The policy of a route that declares nothing. */
const defaultPolicy: CompletePolicy = {
  cache: 'none',
  methods: ['GET'],
  query: [],
  body: 0,
  auth: 'none',
  csrf: 'same-origin',
  rate: 'pages',
  host: 'site',
  hasLanguages: false,
};

/**
 * Completes a policy with the defaults. Throws if the page cache would store the answers of a route that allows POST or
 * is not open to everyone. `name` is the route's name for the error message.
 */
export function completePolicy(policy: RoutePolicy | undefined, name: string): CompletePolicy {
  const complete = { ...defaultPolicy, ...policy };
  const isForAll = complete.auth === 'none' && complete.methods.every((method) => method === 'GET');
  if (complete.cache === 'page' && !isForAll) {
    throw new Error(`${name} cannot be cached: it answers other methods than GET, or not every visitor`);
  }
  return complete;
}

/** Returns the methods that a policy allows, as the `Allow` header lists them. */
export function allowedMethods({ methods }: Pick<CompletePolicy, 'methods'>): string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
