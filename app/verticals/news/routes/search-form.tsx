import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadSearchForm } from '#app/pages/layouts/search-page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { components } from '../components.ts';
import { newsServer } from '../vertical.server.ts';
import type { Route } from './+types/search-form';

export const handle = { cache: 'page', query: ['kw', 'page'] } satisfies RoutePolicy;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSearchForm(context, newsServer, request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function NewsSearchForm({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
