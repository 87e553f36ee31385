import { loadSearchForm } from '#app/core/layouts/search-page.server.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { components } from '../components.ts';
import { appsServer } from '../vertical.server.ts';
import type { Route } from './+types/search-form';

export const handle = { query: ['kw', 'page'] };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSearchForm(context, appsServer, request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function AppsSearchForm({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
