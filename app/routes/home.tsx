import { lazy, type ComponentType } from 'react';
import { data } from 'react-router';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { homeVertical, loadHome } from '#app/pages/layouts/home-page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import { platformContext, currentSnapshot } from '#app/pages/request-context.server.ts';
import { pageMeta } from '#app/pages/section-page.tsx';
import { browserHalves } from '#app/verticals/browser-halves.ts';
import { byFolder } from '#app/verticals/by-folder.ts';
import type { Route } from './+types/home';

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** The home of the vertical named by `homeSource` (spec ADDR-2). */
export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  const server = snapshot && homeVertical(platform, snapshot);
  if (!server) throw data(null, { status: 503 });
  return loadHome(context, server);
}

export const meta = pageMeta;

type HomePage = ComponentType<{ page: PageData }>;

/** The components that are part of this route. Those of other homes are loaded on demand. */
const included = byFolder(
  import.meta.glob<BlockComponentMap>('../verticals/*/site-home.ts', { eager: true, import: 'components' }),
);

/** The home page of each vertical, by section. */
const pages: Readonly<Record<string, HomePage>> = Object.fromEntries(
  [...browserHalves].map(([section, { home }]) => {
    const components = included.get(section);
    return [
      section,
      components
        ? pageWith(components)
        : lazy(async () => ({ default: pageWith((await home()).components) })),
    ];
  }),
);

function pageWith(components: BlockComponentMap): HomePage {
  return ({ page }) => <LayoutPage page={page} components={components} />;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { section } = loaderData;
  const Page = Object.hasOwn(pages, section) ? pages[section] : undefined;
  return Page ? <Page page={loaderData} /> : null;
}
