import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadSearch } from '#app/pages/layouts/search-page.server.ts';
import { verticalOfPattern } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import type { Route } from './+types/search';

export const handle = { cache: 'page', query: ['page', 'all'] } satisfies RoutePolicy;

/** The results of a search, `/{prefix}/search/{keyword}` (spec ADDR-9). */
export function loader({ context, params, pattern, request }: Route.LoaderArgs) {
  return loadSearch(context, verticalOfPattern(context, pattern), { request, keyword: params.kw });
}

export const meta = pageMeta;

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
