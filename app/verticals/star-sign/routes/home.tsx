import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { components } from '../components.ts';
import { loadStarHome } from '../star-home.server.ts';
import type { Route } from './+types/home';

export const handle = { cache: 'page', query: ['born', 'time', 'a', 'b'] } satisfies RoutePolicy;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadStarHome(context, request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function StarHome({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
