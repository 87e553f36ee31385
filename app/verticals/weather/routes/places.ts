import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { isShown, openPage } from '#app/pages/layouts/page.server.ts';
import type { PlacePosition } from '../nearest-place.ts';
import { findPlace, places, searchPlaces, type Place } from '../places/places.server.ts';
import weatherServer from '../vertical.server.ts';
import type { PlaceName } from '../weather-data.ts';
import type { Route } from './+types/places';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { cache: 'page', query: ['q', 'all', 'slug'] } satisfies RoutePolicy;

const mostSuggested = 8;
const longestQuery = 100;

/**
 * Returns locations by name while the visitor types (`q`), one by its address (`slug`), or all with their positions
 * (`all`).
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!isShown(context, weatherServer)) {
    return Response.json({ error: 'There is no such section.' }, { status: 404 });
  }
  const page = openPage(context, weatherServer);
  const query = new URL(request.url).searchParams;
  const typed = query.get('q');
  if (typed !== null) page.markNonCanonical();
  if (typed !== null && typed.length <= longestQuery) {
    const found = searchPlaces(typed, mostSuggested);
    return answer({ places: found.map(nameOf) }, cacheControl.placeNames);
  }
  const named = query.get('slug');
  if (named !== null) {
    page.markNonCanonical();
    const place = findPlace(named);
    return answer({ places: place ? [nameOf(place)] : [] }, cacheControl.placeNames);
  }
  if (query.get('all') === '1') {
    const positions = places.map(({ slug, latitude, longitude }): PlacePosition => {
      return [slug, Math.round(latitude * 10) / 10, Math.round(longitude * 10) / 10];
    });
    return answer({ positions }, cacheControl.placePositions);
  }
  return Response.json(
    {
      error: `Give q=<at most ${longestQuery} characters>, slug=<place> or all=1.`,
    },
    { status: 400 },
  );
}

function nameOf({ slug, name, region, country }: Place): PlaceName {
  return { slug, name, detail: [region, country].filter(Boolean).join(', ') };
}

function answer(body: unknown, caching: string): Response {
  return Response.json(body, { headers: { 'Cache-Control': caching } });
}
