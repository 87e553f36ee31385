import { openPage } from '#app/core/layouts/page.server.ts';
import { forecastsOf } from '../forecasts.server.ts';
import type { PlacePosition } from '../nearest-place.ts';
import { placeCard } from '../place-weather.server.ts';
import { findPlace, places, searchPlaces } from '../places/places.server.ts';
import { weatherServer } from '../vertical.server.ts';
import type { PlaceName } from '../weather-data.ts';
import type { Route } from './+types/places';
import { cacheControl } from '#server/cache-control.ts';

export const handle = { query: ['q', 'slugs', 'all'] };

const mostSuggested = 8;
const mostCards = 24;
const longestQuery = 100;

/** Places by name while one types (`q`), as cards (`slugs`), or all of them with where they are (`all`). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = openPage(context, weatherServer);
  const query = new URL(request.url).searchParams;
  const typed = query.get('q');
  const slugs = query.get('slugs')?.split(',') ?? null;
  if (typed !== null || slugs !== null) page.markVisitorChosen();
  if (typed !== null && typed.length <= longestQuery) {
    const found = searchPlaces(typed, mostSuggested).map(({ slug, name, region, country }): PlaceName => {
      return { slug, name, detail: [region, country].filter(Boolean).join(', ') };
    });
    return answer({ places: found }, cacheControl.placeNames);
  }
  if (slugs !== null && slugs.length <= mostCards) {
    const asked = slugs.flatMap((slug) => findPlace(slug) ?? []);
    const kept = await forecastsOf(page.platform).read(asked);
    return answer(
      { cards: asked.map((place) => placeCard(place, page.now, kept.get(place.slug) ?? null)) },
      cacheControl.api,
    );
  }
  if (query.get('all') === '1') {
    const positions = places.map(({ slug, latitude, longitude }): PlacePosition => {
      return [slug, Math.round(latitude * 10) / 10, Math.round(longitude * 10) / 10];
    });
    return answer({ positions }, cacheControl.placePositions);
  }
  return Response.json(
    {
      error: `Give q=<at most ${longestQuery} characters>, slugs=<at most ${mostCards}, comma-separated> or all=1.`,
    },
    { status: 400 },
  );
}

function answer(body: unknown, caching: string): Response {
  return Response.json(body, { headers: { 'Cache-Control': caching } });
}
