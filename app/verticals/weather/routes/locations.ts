import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { isShown } from '#app/pages/layouts/active-verticals.server.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { locationsOfText } from '../locations/find-locations.server.ts';
import { areaOf, findLocation, locations, type WeatherLocation } from '../locations/locations.server.ts';
import weatherServer from '../vertical.server.ts';
import type { LocationName, LocationPosition, LocationsAnswer, PositionsAnswer } from '../weather-data.ts';
import type { Route } from './+types/locations';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { cache: 'page', query: ['q', 'all', 'slug', 'lang'] } satisfies RoutePolicy;

const maxSuggested = 8;
const longestQuery = 100;

/**
 * Returns the locations that match a typed name (`q`), the location with a slug (`slug`), or the positions of all
 * locations (`all`).
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
    const found = locationsOfText(page, typed, maxSuggested);
    return answer(
      { places: found.map((location) => nameOf(page.language, location)) } satisfies LocationsAnswer,
      cacheControl.locationNames,
    );
  }
  const named = query.get('slug');
  if (named !== null) {
    page.markNonCanonical();
    const location = findLocation(named);
    const places = location ? [nameOf(page.language, location)] : [];
    return answer({ places } satisfies LocationsAnswer, cacheControl.locationNames);
  }
  if (query.get('all') === '1') {
    const positions = locations.map(({ slug, latitude, longitude }): LocationPosition => {
      return [slug, Math.round(latitude * 10) / 10, Math.round(longitude * 10) / 10];
    });
    return answer({ positions } satisfies PositionsAnswer, cacheControl.locationPositions);
  }
  return Response.json(
    {
      error: `Give q=<at most ${longestQuery} characters>, slug=<location> or all=1.`,
    },
    { status: 400 },
  );
}

function nameOf(language: string, location: WeatherLocation): LocationName {
  const { slug, name } = location;
  return { slug, name, detail: areaOf(language, location) };
}

function answer(body: unknown, caching: string): Response {
  return Response.json(body, { headers: { 'Cache-Control': caching } });
}
