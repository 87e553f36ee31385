import { itemAddress } from '#app/core/catalogue/addresses.ts';
import { openPage } from '#app/core/layouts/page.server.ts';
import { parseId } from '#app/core/layouts/parameters.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { appPageComponents } from '../app-page-components.ts';
import { appsMeta } from '../apps-meta.server.ts';
import { appsServer } from '../vertical.server.ts';
import type { Route } from './+types/details';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context, appsServer);
  const item = page.catalogue.itemById.get(parseId(params.detail_id) ?? -1);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  return page.finish({ kind: 'details', address, item, meta: appsMeta(page, item) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function AppDetails({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={appPageComponents} />;
}
