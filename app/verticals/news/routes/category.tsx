import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadCategory } from '#app/pages/layouts/list-pages.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { components } from '../components.ts';
import { newsServer } from '../vertical.server.ts';
import type { Route } from './+types/category';

export const handle = { cache: 'page', query: ['page', 'sort'] } satisfies RoutePolicy;

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadCategory(context, newsServer, { request, id: params.cate_id });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function NewsCategory({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
