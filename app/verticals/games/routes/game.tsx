import { itemAddress, playAddress } from '#app/core/catalogue/addresses.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { openPage } from '#app/core/layouts/page.server.ts';
import { parseId } from '#app/core/layouts/parameters.ts';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { gamePageComponents } from '../game-page-components.ts';
import { gamesServer } from '../vertical.server.ts';
import type { Route } from './+types/game';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  const id = parseId(params.id);
  const item = id === null ? undefined : page.catalogue.itemById.get(id);
  if (!item) throw await page.notFound();
  return page.finish({
    kind: 'play',
    address: playAddress(item),
    item,
    meta: {
      heading: item.title,
      description: item.description,
      robots: 'noindex',
      canonicalPath: itemAddress({ ...item, router: '' }),
    },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function PlayPage({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={gamePageComponents} />;
}
