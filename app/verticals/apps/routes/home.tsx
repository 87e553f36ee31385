import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadHome } from '#app/pages/layouts/home-page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { components } from '../components.ts';
import { appsServer } from '../vertical.server.ts';
import type { Route } from './+types/home';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context, appsServer);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function AppsHome({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
