import { isShown, openPage } from '#app/pages/layouts/page.server.ts';
import { forecastsOf, siteForecastSource } from '../forecasts.server.ts';
import { placeWeather } from '../place-weather.server.ts';
import { findPlace } from '../places/places.server.ts';
import weatherServer from '../vertical.server.ts';
import type { ForecastAnswer } from '../weather-data.ts';
import type { Route } from './+types/forecast';
import { cacheControl } from '#app/lib/cache-control.ts';

const noStore = { headers: { 'Cache-Control': cacheControl.none } };

/** Returns the weather of a location. Starts the fetch of its forecast if one is due, or joins a running one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isShown(context, weatherServer)) return noSuchPlace();
  const { platform, snapshot, siteUrl } = openPage(context, weatherServer);
  const place = findPlace(params.place);
  if (!place) return noSuchPlace();
  const source = siteForecastSource(snapshot.settings, siteUrl);
  const { kept, nextAt } = await forecastsOf(platform).ask(place, source);
  const weather = placeWeather(place, platform.clock.now(), kept);
  return Response.json({ weather, nextAt } satisfies ForecastAnswer, noStore);
}

function noSuchPlace(): Response {
  return Response.json({ error: 'No such place.' }, { status: 404, ...noStore });
}
