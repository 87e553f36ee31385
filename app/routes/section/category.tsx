import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadCategory } from '#app/pages/layouts/list-pages.server.ts';
import { verticalOfPattern } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import type { Route } from './+types/category';

export const handle = { cache: 'page', query: ['page', 'sort'] } satisfies RoutePolicy;

/** The items of a category, `/{prefix}/cate/{id}` (spec CAT-4). */
export function loader({ context, params, pattern, request }: Route.LoaderArgs) {
  return loadCategory(context, verticalOfPattern(context, pattern), { request, id: params.cate_id });
}

export const meta = pageMeta;

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
