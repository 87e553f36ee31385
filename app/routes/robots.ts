import { platformContext } from '#app/core/request-context.server.ts';
import { siteUrl } from '#app/core/seo/meta.ts';
import type { Route } from './+types/robots';
import { cacheControl } from '#server/cache-control.ts';

export const handle = { query: [] };

/** robots.txt: everything but what is made for one visitor or for no reader (READINGS 25). */
export function loader({ context }: Route.LoaderArgs) {
  const { snapshots, environment } = context.get(platformContext);
  const info = snapshots.current()?.info;
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /*/search/', 'Allow: /'];
  if (info) lines.push('', `Sitemap: ${siteUrl(info, environment.siteUrl)}/sitemap.xml`);
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.description },
  });
}
