import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadSearch } from '#app/pages/layouts/search-page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { components } from '../components.ts';
import { shopServer } from '../vertical.server.ts';
import type { Route } from './+types/search';

export const handle = { cache: 'page', query: ['page', 'all'] } satisfies RoutePolicy;

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadSearch(context, shopServer, { request, keyword: params.kw });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function ShopSearch({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
