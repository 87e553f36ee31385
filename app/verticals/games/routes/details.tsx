import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.ts';
import { pageMeta } from '#app/pages/section-page.tsx';
import { gamePageComponents } from '../game-page-components.ts';
import { gameMeta } from '../game-meta.server.ts';
import gamesServer from '../vertical.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  const id = parseId(params.detail_id);
  const item = id === null ? undefined : page.catalogue.itemById.get(id);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  return page.finish({ kind: 'details', address, item, meta: gameMeta(page, item) });
}

export const meta = pageMeta;

export default function GameDetails({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={gamePageComponents} />;
}
