import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { pageMeta } from '#app/pages/section-page.tsx';
import { forecastsOf } from '../forecasts.server.ts';
import { isAnyShown, type WeatherInput } from '../page-input.server.ts';
import { placePageComponents } from '../place-page-components.ts';
import { findPlace, placesNear } from '../places/places.server.ts';
import weatherServer from '../vertical.server.ts';
import { placeMeta } from '../weather-meta.server.ts';
import type { Route } from './+types/place';

export const handle = { cache: 'page' } satisfies RoutePolicy;

const nearby = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context, weatherServer);
  const place = findPlace(params.place);
  if (!place) throw await page.notFound();
  const shown = placesNear(place, nearby);
  const kept = await forecastsOf(page.platform).read([place, ...shown]);
  const input: WeatherInput = { place, shown, kept };
  return page.finish({
    kind: 'details',
    address: `/weather/${place.slug}`,
    verticalInput: input,
    meta: placeMeta(page, place, isAnyShown({ shown: [place], kept }, page.now)),
  });
}

export const meta = pageMeta;

export default function WeatherPlace({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={placePageComponents} />;
}
