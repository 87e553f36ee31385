import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { isShown } from '#app/pages/layouts/active-verticals.server.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { forecastsOf, siteForecastSource } from '../forecasts.server.ts';
import { locationWeather } from '../location-weather.server.ts';
import { findLocation } from '../locations/locations.server.ts';
import weatherServer from '../vertical.server.ts';
import type { ForecastAnswer } from '../weather-data.ts';
import type { Route } from './+types/forecast';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { query: ['lang'] } satisfies RoutePolicy;

const noStore = { headers: { 'Cache-Control': cacheControl.none } };

/** Returns the weather of a location. Starts the fetch of its forecast if one is due, or joins a running one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isShown(context, weatherServer)) return noSuchLocation();
  const page = openPage(context, weatherServer);
  const { platform, snapshot, siteUrl } = page;
  const location = findLocation(params.place);
  if (!location) return noSuchLocation();
  const source = siteForecastSource(snapshot.settings, siteUrl);
  const { kept, nextAt } = await forecastsOf(platform).ask(location, source);
  const weather = locationWeather(location, platform.clock.now(), kept, page);
  return Response.json({ weather, nextAt } satisfies ForecastAnswer, noStore);
}

function noSuchLocation(): Response {
  return Response.json({ error: 'No such location.' }, { status: 404, ...noStore });
}
