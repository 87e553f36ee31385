import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadDynamicList } from '#app/pages/layouts/list-pages.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { signPageComponents } from '../sign-page-blocks.tsx';
import { starSignServer } from '../vertical.server.ts';
import type { Route } from './+types/dynamic-list';

export const handle = { cache: 'page', query: ['type', 'tag', 'page'] } satisfies RoutePolicy;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDynamicList(context, starSignServer, request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function StarList({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={signPageComponents} />;
}
