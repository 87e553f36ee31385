import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { pageMeta } from '#app/pages/section-page.tsx';
import { forecastsOf } from '../forecasts.server.ts';
import { isAnyShown, type WeatherInput } from '../page-input.server.ts';
import { locationPageComponents } from '../location-page-components.ts';
import { findLocation, locationsNear } from '../locations/locations.server.ts';
import weatherServer from '../vertical.server.ts';
import { locationMeta } from '../weather-meta.server.ts';
import type { Route } from './+types/location';

export const handle = { cache: 'page' } satisfies RoutePolicy;

const nearby = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context, weatherServer);
  const location = findLocation(params.place);
  if (!location) throw await page.notFound();
  const shown = locationsNear(location, nearby);
  const kept = await forecastsOf(page.platform).read([location, ...shown]);
  const input: WeatherInput = { location, shown, kept };
  return page.finish({
    kind: 'details',
    address: `/weather/${location.slug}`,
    verticalInput: input,
    meta: locationMeta(page, location, isAnyShown({ shown: [location], kept }, page.now)),
  });
}

export const meta = pageMeta;

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={locationPageComponents} />;
}
