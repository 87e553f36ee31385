import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadDynamicList } from '#app/pages/layouts/list-pages.server.ts';
import { verticalOfPattern } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import type { Route } from './+types/list';

export const handle = { cache: 'page', query: ['type', 'tag', 'page'] } satisfies RoutePolicy;

/** The items of a tag, a category or both, or all items, `/{prefix}/cate/type/` (spec ADDR-8). */
export function loader({ context, pattern, request }: Route.LoaderArgs) {
  return loadDynamicList(context, verticalOfPattern(context, pattern), request);
}

export const meta = pageMeta;

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
