import type { RateLimitPolicy, RoutePolicy } from '#app/lib/route-policy.ts';

const votesAndVisits: RateLimitPolicy = { name: 'interactions', burst: 40, perSecond: 1 };
const reports: RateLimitPolicy = { name: 'reports', burst: 5, perSecond: 1 / 60 };

/** Policy of the routes that store visitors' interactions with items. */
export const interactionPolicy = {
  methods: ['POST'],
  csrf: 'same-origin',
  body: 16 * 1024,
  rate: votesAndVisits,
} satisfies RoutePolicy;

/** Policy of reports. They have a lower rate limit, because they are rarer than other interactions. */
export const reportPolicy = { ...interactionPolicy, rate: reports } satisfies RoutePolicy;
