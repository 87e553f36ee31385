import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadDynamicList } from '#app/pages/layouts/list-pages.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { cardHandleQuery, cardQuery } from '../card-query.ts';
import { components } from '../components.ts';
import { listKinds } from '../card-lists.server.ts';
import { shopServer } from '../vertical.server.ts';
import type { Route } from './+types/dynamic-list';

export const handle = {
  cache: 'page',
  query: ['type', 'tag', 'page', 'kind', ...cardHandleQuery],
} satisfies RoutePolicy;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDynamicList(context, shopServer, request, cardQuery, listKinds);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function ShopList({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
