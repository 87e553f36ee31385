import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadDynamicList } from '#app/pages/layouts/list-pages.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { cardHandleQuery, cardQuery } from '../card-query.ts';
import { listKinds } from '../card-lists.server.ts';
import shopServer from '../vertical.server.ts';
import type { Route } from './+types/list';

export const handle = {
  cache: 'page',
  query: ['type', 'tag', 'page', 'kind', ...cardHandleQuery],
} satisfies RoutePolicy;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDynamicList(context, shopServer, request, cardQuery, listKinds);
}

export const meta = pageMeta;

export default function ShopList({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
