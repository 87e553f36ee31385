import { itemAddress, playAddress } from '#app/domain/catalogue/addresses.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import gamesServer from '../vertical.server.ts';
import type { Route } from './+types/game';

export const handle = { cache: 'page' } satisfies RoutePolicy;

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

export const meta = pageMeta;

export default function PlayPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
