import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadItemPage } from '#app/pages/layouts/item-page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { pageMeta } from '#app/pages/section-page.tsx';
import { appPageComponents } from '../app-page-components.ts';
import { appsMeta } from '../apps-meta.server.ts';
import appsServer from '../vertical.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadItemPage(context, appsServer, params.detail_id, appsMeta);
}

export const meta = pageMeta;

export default function AppDetails({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={appPageComponents} />;
}
