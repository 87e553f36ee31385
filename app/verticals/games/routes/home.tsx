import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { openPage } from '#app/core/layouts/page.server.ts';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { components } from '../components.ts';
import { loadGamesHome } from '../home-page.server.ts';
import { gamesServer } from '../vertical.server.ts';
import { homeVertical } from '#app/core/layouts/home-source.server.ts';
import type { Route } from './+types/home';

export function loader({ context }: Route.LoaderArgs) {
  const { platform, snapshot } = openPage(context, gamesServer);
  const isSiteHome = homeVertical(platform, snapshot) === gamesServer;
  return loadGamesHome(context, isSiteHome ? '/' : '/g');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function GamesHome({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
