import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { isShown } from '#app/pages/layouts/active-verticals.server.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { forecastsOf, siteForecastSource } from '../forecasts.server.ts';
import { locationCard } from '../location-weather.server.ts';
import { findLocation } from '../locations/locations.server.ts';
import weatherServer from '../vertical.server.ts';
import type { CardsAnswer } from '../weather-data.ts';
import type { Route } from './+types/forecasts';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { cache: 'page', query: ['slugs', 'lang'] } satisfies RoutePolicy;

const maxCards = 24;
const noStore = { headers: { 'Cache-Control': cacheControl.none } };

/** Returns the cards of several locations (`slugs`) after requesting the forecasts that have expired. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!isShown(context, weatherServer)) {
    return Response.json({ error: 'There is no such section.' }, { status: 404 });
  }
  const page = openPage(context, weatherServer);
  page.markNonCanonical();
  const slugs = new URL(request.url).searchParams.get('slugs')?.split(',') ?? [];
  if (slugs.length === 0 || slugs.length > maxCards) {
    // not a message: answers to programs are in English
    const error = `Give slugs=<at most ${maxCards}, comma-separated>.`;
    return Response.json({ error }, { status: 400, ...noStore });
  }
  const locations = [...new Set(slugs)].flatMap((slug) => findLocation(slug) ?? []);
  const source = siteForecastSource(page.snapshot.settings, page.siteUrl);
  const { kept, nextAt } = await forecastsOf(page.platform).askAll(locations, source);
  const now = page.platform.clock.now();
  const cards = locations.map((location) =>
    locationCard(location, now, kept.get(location.slug) ?? null, page),
  );
  const providers = [...new Set([...kept.values()].map(({ provider }) => provider.view))];
  return Response.json({ cards, providers, nextAt } satisfies CardsAnswer, noStore);
}
