import { redirect } from 'react-router';
import { searchAddress } from '#app/core/catalogue/addresses.ts';
import { findOutcome } from '#app/core/catalogue/search/outcome.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { openPage } from '#app/core/layouts/page.server.ts';
import { isKeyword } from '#app/core/layouts/parameters.ts';
import { normaliseKeyword } from '#app/core/catalogue/search/hits.ts';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { components } from '../components.ts';
import { gamesServer } from '../vertical.server.ts';
import type { Route } from './+types/search-form';

export const handle = { query: ['kw'] };

/** A plain form's target: to the keyword's own address; without a keyword the search page (READINGS 18). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  const raw = new URL(request.url).searchParams.get('kw') ?? '';
  if (!isKeyword(raw)) throw await page.notFound();
  const keyword = normaliseKeyword(raw);
  if (keyword !== '') throw redirect(searchAddress(gamesServer.vertical.id, keyword), 302);
  const search = findOutcome(page.catalogue, { keyword: '', all: false, pageNumber: 1 });
  if (!search) throw await page.notFound();
  return page.finish({
    kind: 'search',
    address: '/g/search',
    search,
    meta: { heading: 'Search', description: '', robots: 'noindex, follow' },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function SearchForm({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
