import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { loadItemPage } from '#app/pages/layouts/item-page.server.ts';
import { pageMeta } from '#app/pages/section-page.tsx';
import { gamePageComponents } from '../game-page-components.ts';
import { gameMeta } from '../game-meta.server.ts';
import gamesServer from '../vertical.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadItemPage(context, gamesServer, params.detail_id, gameMeta);
}

export const meta = pageMeta;

export default function GameDetails({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={gamePageComponents} />;
}
