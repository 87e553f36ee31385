import { redirect, type RouterContextProvider } from 'react-router';
import { fitsPath, homeAddress, searchAddress, searchFormAddress } from '#app/domain/catalogue/addresses.ts';
import { normaliseKeyword } from '#app/domain/search/hits.ts';
import { findOutcome, isEverything, type SearchOutcome } from '#app/domain/search/outcome.ts';
import { shorten } from '#app/lib/shorten.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import type { PageData } from './page-data.ts';
import { openPage, type OpenPage } from './page.server.ts';
import { searchAround } from './search-around.server.ts';
import { isDecodable, isKeyword, parsePage } from './parameters.server.ts';

/** Maximum length of a keyword in a title, in characters. Search engines and tabs show no more. */
const keywordInTitle = 60;

/** Loads a vertical's results page, `/{prefix}/search/{keyword}` (spec ADDR-9, SRCH-12). */
export async function loadSearch(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer,
  { request, keyword }: { request: Request; keyword: string },
): Promise<PageData> {
  const page = openPage(context, server);
  page.markNonCanonical();
  const url = new URL(request.url);
  const number = parsePage(context, url);
  if (!number || !isDecodable(url) || !isKeyword(keyword)) throw await page.notFound();
  if (normaliseKeyword(keyword) === '') throw redirect(searchFormAddress(server.vertical), 302);
  const all = url.searchParams.get('all') === '1';
  return showOutcome(page, server, { keyword, all, pageNumber: number });
}

/**
 * Loads the page to which a search form leads if scripts do not run (spec ADDR-9). Redirects to the address of the
 * keyword. If a path cannot contain the keyword, shows the results at this address. Without a keyword, shows the search
 * page, or redirects to the home of a vertical without lists.
 */
export async function loadSearchForm(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer,
  request: Request,
): Promise<PageData> {
  const page = openPage(context, server);
  const url = new URL(request.url);
  const raw = url.searchParams.get('kw') ?? '';
  const number = parsePage(context, url);
  if (!number || !isKeyword(raw)) throw await page.notFound();
  const keyword = normaliseKeyword(raw);
  // A vertical without lists of items is searched from its home page, so a form without a keyword leads there.
  if (keyword === '' && server.vertical.isListed === false) throw redirect(homeAddress(server.vertical), 302);
  if (fitsPath(keyword) && keyword !== '') throw redirect(searchAddress(server.vertical, keyword), 302);
  if (raw !== '') page.markNonCanonical();
  return showOutcome(page, server, { keyword, all: false, pageNumber: number });
}

async function showOutcome(
  page: OpenPage,
  server: VerticalServer,
  query: Parameters<typeof findOutcome>[1],
): Promise<PageData> {
  const search = findOutcome(page.catalogue, query);
  if (!search) throw await page.notFound();
  return page.finish({
    kind: 'search',
    address: pageAddress(search.address, query.pageNumber),
    search,
    ...(query.pageNumber === 1 && {
      searchAround: await searchAround(page, server, search),
    }),
    meta: { heading: headingOf(search, page), description: '', robots: 'noindex, follow' },
  });
}

function headingOf(search: SearchOutcome, { section }: OpenPage): string {
  if (isEverything(search)) return section('section.all');
  return search.keyword === ''
    ? section('section.search', { count: 0 })
    : shorten(search.keyword, keywordInTitle);
}
