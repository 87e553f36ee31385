import { openPage } from '#app/core/layouts/page.server.ts';
import { forecastsOf, forecastSource } from '../forecasts.server.ts';
import { placeWeather } from '../place-weather.server.ts';
import { findPlace } from '../places/places.server.ts';
import { weatherServer } from '../vertical.server.ts';
import type { ForecastAnswer } from '../weather-data.ts';
import type { Route } from './+types/forecast';
import { cacheControl } from '#server/cache-control.ts';

const noStore = { headers: { 'Cache-Control': cacheControl.none } };

/** A place's weather after starting or joining the fetch of its forecast, if one is due. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { platform, snapshot, siteUrl } = openPage(context, weatherServer);
  const place = findPlace(params.place);
  if (!place) return Response.json({ error: 'No such place.' }, { status: 404, ...noStore });
  const source = forecastSource(snapshot.settings, siteUrl);
  const { kept, nextAt } = await forecastsOf(platform).ask(place, source);
  const weather = placeWeather(place, platform.clock.now(), kept);
  return Response.json({ weather, nextAt } satisfies ForecastAnswer, noStore);
}
