import { itemAddress } from '#app/core/catalogue/addresses.ts';
import { openPage } from '#app/core/layouts/page.server.ts';
import { parseId } from '#app/core/layouts/parameters.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { components } from '../components.ts';
import { weatherMeta } from '../weather-meta.server.ts';
import { weatherServer } from '../vertical.server.ts';
import type { Route } from './+types/place';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context, weatherServer);
  const item = page.catalogue.itemById.get(parseId(params.place) ?? -1);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  return page.finish({ kind: 'details', address, item, meta: weatherMeta(page, item) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function WeatherPlace({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
