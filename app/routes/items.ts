import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { isShown } from '#app/pages/layouts/active-verticals.server.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import type { Route } from './+types/items';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { cache: 'page', query: ['vertical', 'ids', 'lang'] } satisfies RoutePolicy;

const maxIds = 100;

/** Tiles of up to 100 items by id, in the requested order. Omits ids of removed items (spec MINE-4). */
export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const prefix = query.get('vertical');
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean).map(parseId);
  const server = context.get(platformContext).verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (!server || ids.length > maxIds || ids.includes(null)) {
    return Response.json(
      { error: 'Give vertical=<prefix> and ids=<at most 100 ids, comma-separated>.' },
      { status: 400 },
    );
  }
  if (!isShown(context, server))
    return Response.json({ error: 'There is no such section.' }, { status: 404 });
  const page = openPage(context, server);
  const items = ids.flatMap((id) => page.catalogue.itemById.get(id ?? -1) ?? []);
  return Response.json({ items: items.map(page.tileOf) }, { headers: { 'Cache-Control': cacheControl.api } });
}
