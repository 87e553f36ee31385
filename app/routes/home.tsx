import { data } from 'react-router';
import { loadHome } from '#app/core/layouts/home-page.server.ts';
import { homeVertical } from '#app/core/layouts/home-source.server.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { platformContext } from '#app/core/request-context.server.ts';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { homeComponents } from '#app/verticals/home-components.ts';
import type { Route } from './+types/home';

/** The home of the vertical named by `homeSource` (READINGS 23). */
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

export default function Home({ loaderData }: Route.ComponentProps) {
  const components = homeComponents[loaderData.verticalId];
  return components ? <LayoutPage page={loaderData} components={components} /> : null;
}
