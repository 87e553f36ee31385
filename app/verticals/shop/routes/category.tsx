import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadCategory } from '#app/pages/layouts/list-pages.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { cardHandleQuery, cardQuery } from '../card-query.ts';
import { listKinds } from '../card-lists.server.ts';
import shopServer from '../vertical.server.ts';
import type { Route } from './+types/category';

export const handle = {
  cache: 'page',
  query: ['page', 'sort', 'kind', ...cardHandleQuery],
} satisfies RoutePolicy;

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadCategory(context, shopServer, {
    request,
    id: params.cate_id,
    queryNames: cardQuery,
    kinds: listKinds,
  });
}

export const meta = pageMeta;

export default function ShopCategory({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
