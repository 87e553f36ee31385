import type { RoutePolicy } from '#app/lib/route-policy.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { activeVerticals } from '#app/pages/layouts/active-verticals.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import { writeRobots } from '#app/domain/settings/robots.ts';
import type { Route } from './+types/robots';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** robots.txt with the operator's rules, otherwise the default ones, and the sitemaps. */
export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = platform.snapshots.current();
  const sitemaps = snapshot ? listSitemaps(platform, snapshot) : [];
  return new Response(writeRobots(snapshot?.settings.robotsTxt ?? '', sitemaps), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.description },
  });
}

/** Returns the addresses of the site's sitemap and of the sitemaps of its sections. */
function listSitemaps(platform: Platform, snapshot: Snapshot): string[] {
  const ofSections = activeVerticals(platform, snapshot).flatMap(({ sitemaps = [] }) => sitemaps);
  const site = siteUrl(snapshot.info, platform.environment);
  return ['/sitemap.xml', ...ofSections].map((address) => site + address);
}
