import { searchAddress } from '#app/core/catalogue/addresses.ts';
import { findOutcome } from '#app/core/catalogue/search/outcome.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { openPage } from '#app/core/layouts/page.server.ts';
import { isDecodable, isKeyword, parsePage } from '#app/core/layouts/parameters.ts';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { pageAddress } from '#app/ui/page-address.ts';
import { components } from '../components.ts';
import { gamesServer } from '../vertical.server.ts';
import type { Route } from './+types/search';

export const handle = { query: ['page', 'all'] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  page.markVisitorChosen();
  const url = new URL(request.url);
  const number = parsePage(url);
  const keyword = params.kw;
  if (!number || !isDecodable(url) || !isKeyword(keyword)) throw await page.notFound();
  const all = url.searchParams.get('all') === '1';
  const search = findOutcome(page.catalogue, { keyword, all, pageNumber: number });
  if (!search) throw await page.notFound();
  return page.finish({
    kind: 'search',
    address: pageAddress(search.address, number),
    search,
    meta: {
      heading: search.keyword || 'Everything',
      description: '',
      robots: 'noindex, follow',
      canonicalPath: searchAddress(gamesServer.vertical.id, keyword),
    },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function GameSearch({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
