import { isShown, openPage } from '#app/core/layouts/page.server.ts';
import type { PlacePosition } from '../nearest-place.ts';
import { places, searchPlaces } from '../places/places.server.ts';
import { weatherServer } from '../vertical.server.ts';
import type { PlaceName } from '../weather-data.ts';
import type { Route } from './+types/places';
import { cacheControl } from '#server/cache-control.ts';

export const handle = { query: ['q', 'all'] };

const mostSuggested = 8;
const longestQuery = 100;

/** Places by name while one types (`q`), or all of them with their positions (`all`). */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!isShown(context, weatherServer)) {
    return Response.json({ error: 'There is no such section.' }, { status: 404 });
  }
  const page = openPage(context, weatherServer);
  const query = new URL(request.url).searchParams;
  const typed = query.get('q');
  if (typed !== null) page.markVisitorChosen();
  if (typed !== null && typed.length <= longestQuery) {
    const found = searchPlaces(typed, mostSuggested).map(({ slug, name, region, country }): PlaceName => {
      return { slug, name, detail: [region, country].filter(Boolean).join(', ') };
    });
    return answer({ places: found }, cacheControl.placeNames);
  }
  if (query.get('all') === '1') {
    const positions = places.map(({ slug, latitude, longitude }): PlacePosition => {
      return [slug, Math.round(latitude * 10) / 10, Math.round(longitude * 10) / 10];
    });
    return answer({ positions }, cacheControl.placePositions);
  }
  return Response.json(
    {
      error: `Give q=<at most ${longestQuery} characters> or all=1.`,
    },
    { status: 400 },
  );
}

function answer(body: unknown, caching: string): Response {
  return Response.json(body, { headers: { 'Cache-Control': caching } });
}
