import { normaliseKeyword } from '#app/domain/search/hits.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { longestKeyword, type SuggestionAnswer } from '#app/pages/suggestions.ts';
import { suggest } from '#app/pages/layouts/suggest.server.ts';
import type { Route } from './+types/suggest';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { query: ['vertical', 'q', 'lang'] } satisfies RoutePolicy;

/** The suggestions of the search field. While the field is empty, these are categories and popular items. */
export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const typed = query.get('q') ?? '';
  const prefix = query.get('vertical') ?? '';
  const keyword = normaliseKeyword(typed);
  const groups = typed.length > longestKeyword ? null : suggest(context, prefix, keyword);
  if (!groups) {
    return Response.json(
      { error: `Give vertical=<prefix> and q=<at most ${longestKeyword} characters>.` },
      { status: 400 },
    );
  }
  return Response.json({ keyword, groups } satisfies SuggestionAnswer, {
    headers: { 'Cache-Control': cacheControl.api },
  });
}
