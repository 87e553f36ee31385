import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { components } from '../components.ts';
import { gamesServer } from '../vertical.server.ts';
import type { Route } from './+types/my-games';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  return page.finish({
    kind: 'mygames',
    address: '/g/mygames',
    meta: { heading: 'My games', description: '', robots: 'noindex' },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function MyGamesPage({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
