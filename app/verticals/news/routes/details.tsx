import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadItemPage } from '#app/pages/layouts/item-page.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { newsMeta } from '../news-meta.server.ts';
import newsServer from '../vertical.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadItemPage(context, newsServer, params.detail_id, newsMeta);
}

export const meta = pageMeta;

export default function ArticleDetails({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
