import { arcadeOrigin } from '#app/config/arcade-origin.ts';
import { snapshotIn } from '#app/domain/snapshot.ts';
import { unavailableSince } from '#app/domain/unavailable-items.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { isShown } from '#app/pages/layouts/active-verticals.server.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import { describeGame, readGameAddress } from '../oembed.server.ts';
import gamesServer from '../vertical.server.ts';
import type { Route } from './+types/oembed';

export const handle = { query: ['url', 'maxwidth', 'maxheight', 'format'] } satisfies RoutePolicy;

/** Describes a game for programs that show it on their own pages, `/g/oembed?url=…` (spec SEO-9). */
export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const format = query.get('format') ?? 'json';
  if (format !== 'json') return Response.json({ error: 'The only format is json.' }, { status: 501 });
  if (!isShown(context, gamesServer)) return unknownGame();
  const { catalogue, siteUrl, snapshot } = openPage(context, gamesServer);
  const found = readGameAddress(query.get('url') ?? '', siteUrl, snapshot.settings.languages);
  const game = found && catalogue.itemById.get(found.id);
  if (!game || unavailableSince(snapshot.unavailable, game) !== null) return unknownGame();
  const { language } = found;
  const arcadeUrl = arcadeOrigin(context.get(platformContext).environment);
  const room = { width: limit(query.get('maxwidth')), height: limit(query.get('maxheight')) };
  const site = { snapshot: snapshotIn(snapshot, language), siteUrl, arcadeUrl, language };
  return Response.json(describeGame(game.translations?.get(language) ?? game, site, room), {
    headers: { 'Cache-Control': cacheControl.api, 'Access-Control-Allow-Origin': '*' },
  });
}

/** Reads a number of pixels. Returns infinity if the text is not a positive number. */
function limit(given: string | null): number {
  return parseId(given ?? undefined) || Number.POSITIVE_INFINITY;
}

function unknownGame(): Response {
  return Response.json({ error: 'There is no such game.' }, { status: 404 });
}
