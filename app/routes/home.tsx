import { lazy, type ComponentType } from 'react';
import { data } from 'react-router';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { loadHome } from '#app/pages/layouts/home-page.server.ts';
import { homeVertical } from '#app/pages/layouts/home-source.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import type { PageData } from '#app/pages/layouts/page.server.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { homeComponents } from '#app/verticals/home-components.ts';
import type { Route } from './+types/home';

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** The home of the vertical named by `homeSource` (spec ADDR-2). */
export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = platform.snapshots.current();
  const server = snapshot && homeVertical(platform, snapshot);
  if (!server) throw data(null, { status: 503 });
  return loadHome(context, server);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

type HomePage = ComponentType<{ page: PageData }>;

/** The home page of each vertical. */
const pages: Readonly<Record<string, HomePage>> = Object.fromEntries(
  Object.entries(homeComponents).map(([verticalId, found]) => [
    verticalId,
    typeof found === 'function'
      ? lazy(async () => ({ default: pageWith((await found()).components) }))
      : pageWith(found),
  ]),
);

function pageWith(components: BlockComponentMap): HomePage {
  return ({ page }) => <LayoutPage page={page} components={components} />;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const verticalId = String(loaderData.verticalId);
  const Page = Object.hasOwn(pages, verticalId) ? pages[verticalId] : undefined;
  return Page ? <Page page={loaderData} /> : null;
}
