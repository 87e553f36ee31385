import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadSearchForm } from '#app/pages/layouts/search-page.server.ts';
import { verticalOfPattern } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import type { Route } from './+types/search-form';

export const handle = { cache: 'page', query: ['kw', 'page'] } satisfies RoutePolicy;

/** The target of search forms that are sent without script, `/{prefix}/search` (spec ADDR-9). */
export function loader({ context, pattern, request }: Route.LoaderArgs) {
  return loadSearchForm(context, verticalOfPattern(context, pattern), request);
}

export const meta = pageMeta;

export default function SearchFormPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
