import { addLanguage, languagePrefix } from '#app/domain/languages.ts';
import { normaliseKeyword } from '#app/domain/search/hits.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { longestKeyword } from '#app/pages/suggestions.ts';
import { searchedVertical } from '#app/pages/layouts/home-page.server.ts';
import { suggest } from '#app/pages/layouts/suggest.server.ts';
import { currentSnapshot, languageContext, platformContext } from '#app/pages/request-context.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import type { Route } from './+types/suggest-opensearch';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { query: ['q', 'lang'] } satisfies RoutePolicy;

/** Suggestions for a browser's own search field: the text, then one list each of names, details and addresses. */
export function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  const vertical = snapshot && searchedVertical(platform, snapshot);
  if (!snapshot || !vertical) return new Response('Not ready\n', { status: 503 });
  const typed = (new URL(request.url).searchParams.get('q') ?? '').slice(0, longestKeyword);
  const keyword = normaliseKeyword(typed);
  const site = siteUrl(snapshot.info, platform.environment);
  const prefix = languagePrefix(snapshot.settings.languages, context.get(languageContext));
  const groups = keyword === '' ? [] : (suggest(context, vertical.prefix, keyword) ?? []);
  const rows = groups.flatMap((group) => group.rows);
  return Response.json(
    [
      typed,
      rows.map(({ title }) => title.map(({ text }) => text).join('')),
      rows.map(({ detail }) => detail),
      rows.map(({ href }) => (href.startsWith('/') ? site + addLanguage(prefix, href) : href)),
    ],
    { headers: { 'Content-Type': 'application/x-suggestions+json', 'Cache-Control': cacheControl.api } },
  );
}
