import type { IncomingMessage } from 'node:http';
import type { Environment } from '#app/config/environment.server.ts';
import type { Clock } from '#app/lib/clock.ts';
import type { CompletePolicy, RateLimitPolicy } from '#app/lib/route-policy.ts';
import type { Clients } from '#server/clients/clients.ts';
import { ipv6SiteOf } from '#server/clients/networks.ts';
import { createRateLimit, type RateLimit } from '#server/clients/rate-limit.ts';
import { refuseMetrics } from '#server/endpoints/metrics-access.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';

/** Why a policy does not allow a request. */
export interface PolicyRefusal {
  status: 401 | 403 | 429;
  message: string;
  headers: HeaderList;
}

export interface PolicyOptions {
  environment: Pick<Environment, 'siteUrl' | 'metricsToken'>;
  clients: Clients;
  clock: Clock;
}

/**
 * Checks a request against the policy of its route: access, origin, and the route's own rate limit, if it has one.
 * Returns `null` if the request is allowed.
 */
export type CheckPolicy = (request: IncomingMessage, policy: CompletePolicy) => PolicyRefusal | null;

/** The limit of an IPv6 /48 is this many times the limit of one address. */
const addressesPerSite = 4;

/** Creates the check, with the rate limits that policies name. */
export function createPolicyCheck({ environment, clients, clock }: PolicyOptions): CheckPolicy {
  const limits = new Map<string, { own: RateLimit; site: RateLimit }>();

  function limitsOf({ name, burst, perSecond }: RateLimitPolicy) {
    let found = limits.get(name);
    if (!found) {
      found = {
        own: createRateLimit({ clock, burst, perSecond }),
        site: createRateLimit({
          clock,
          burst: burst * addressesPerSite,
          perSecond: perSecond * addressesPerSite,
        }),
      };
      limits.set(name, found);
    }
    return found;
  }

  /**
   * Returns the seconds to wait, or 0. The owner of an IPv6 /48 can send from 65,536 networks, so the /48 is limited
   * too.
   */
  function take(address: string, rate: RateLimitPolicy): number {
    const { own, site } = limitsOf(rate);
    const wait = own.take(address);
    const network = ipv6SiteOf(address);
    return wait > 0 || network === null ? wait : site.take(network);
  }

  return (request, { auth, csrf, rate }) => {
    if (auth === 'metrics') {
      const refusal = refuseMetrics(request, environment.metricsToken);
      if (refusal !== null) return metricsRefusal(refusal, environment.metricsToken !== undefined);
    }
    if (csrf === 'same-origin' && !isReading(request) && !isSameOrigin(request, environment, clients)) {
      return { status: 403, message: 'This must come from a page of this site.', headers: [] };
    }
    if (typeof rate === 'string') return null;
    const wait = take(clients.addressOf(request), rate);
    if (wait === 0) return null;
    const headers = [['retry-after', String(wait)]] as const;
    return { status: 429, message: 'Too many requests from this address.', headers };
  };
}

function metricsRefusal(message: string, isTokenWanted: boolean): PolicyRefusal {
  return isTokenWanted
    ? { status: 401, message, headers: [['www-authenticate', 'Bearer']] }
    : { status: 403, message, headers: [] };
}

/**
 * Returns whether a request comes from the site itself. Browsers send `Origin` with every POST, and `Sec-Fetch-Site` on
 * https. If SITE_URL is not set, the origin must have the host that the browser requested (spec ADDR-22).
 */
function isSameOrigin(
  request: IncomingMessage,
  { siteUrl }: Pick<Environment, 'siteUrl'>,
  clients: Clients,
): boolean {
  const { origin, 'sec-fetch-site': relation } = request.headers;
  if (relation !== undefined && relation !== 'same-origin') return false;
  if (!origin || !URL.canParse(origin)) return false;
  return siteUrl ? origin === siteUrl : new URL(origin).host === clients.hostOf(request);
}

/** Returns whether a request only reads. */
export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
