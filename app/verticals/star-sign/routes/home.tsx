import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { pageMeta } from '#app/pages/section-page.tsx';
import { components } from '../page-components.ts';
import { loadStarHome } from '../star-home.server.ts';
import type { Route } from './+types/home';

export const handle = { cache: 'page', query: ['born', 'time', 'a', 'b'] } satisfies RoutePolicy;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadStarHome(context, request);
}

export const meta = pageMeta;

export default function StarHome({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
