import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import { writeRobots } from '#app/domain/settings/robots.ts';
import type { Route } from './+types/robots';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** robots.txt with the operator's rules, otherwise the default ones, and the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { snapshots, environment } = context.get(platformContext);
  const snapshot = snapshots.current();
  const sitemap = snapshot && `${siteUrl(snapshot.info, environment)}/sitemap.xml`;
  return new Response(writeRobots(snapshot?.settings.robotsTxt ?? '', sitemap), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.description },
  });
}
