import { redirect, type RouterContextProvider } from 'react-router';
import { homeAddress, searchAddress } from '#app/core/catalogue/addresses.ts';
import { normaliseKeyword } from '#app/core/catalogue/search/hits.ts';
import { findOutcome, isEverything } from '#app/core/catalogue/search/outcome.ts';
import { shorten } from '#app/core/text/shorten.ts';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { pageAddress } from '#app/ui/page-address.ts';
import { openPage, type PageData } from './page.server.ts';
import { isDecodable, isKeyword, parsePage } from './parameters.ts';

/** Characters of a keyword in a title: more than any result list of a search engine or a tab shows. */
const keywordInTitle = 60;

/** A vertical's results page, `/{prefix}/search/{keyword}` (READINGS 17 and 18). */
export async function loadSearch(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer,
  { request, keyword }: { request: Request; keyword: string },
): Promise<PageData> {
  const page = openPage(context, server);
  page.markVisitorChosen();
  const { id, noun } = server.vertical;
  const url = new URL(request.url);
  const number = parsePage(url);
  if (!number || !isDecodable(url) || !isKeyword(keyword)) throw await page.notFound();
  if (normaliseKeyword(keyword) === '') throw redirect(formAddress(id), 302);
  const all = url.searchParams.get('all') === '1';
  const search = findOutcome(page.catalogue, { keyword, all, pageNumber: number });
  if (!search) throw await page.notFound();
  return page.finish({
    kind: 'search',
    address: pageAddress(search.address, number),
    search,
    meta: {
      heading: isEverything(search) ? `All ${noun.many}` : shorten(search.keyword, keywordInTitle),
      description: '',
      robots: 'noindex, follow',
    },
  });
}

/** A plain form's target: to the keyword's own address; without a keyword the search page (READINGS 18). */
export async function loadSearchForm(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer,
  request: Request,
): Promise<PageData> {
  const page = openPage(context, server);
  const { id, noun } = server.vertical;
  const raw = new URL(request.url).searchParams.get('kw') ?? '';
  if (!isKeyword(raw)) throw await page.notFound();
  const keyword = normaliseKeyword(raw);
  if (keyword !== '') throw redirect(searchAddress(id, keyword), 302);
  const search = findOutcome(page.catalogue, { keyword: '', all: false, pageNumber: 1 });
  if (!search) throw await page.notFound();
  return page.finish({
    kind: 'search',
    address: formAddress(id),
    search,
    meta: { heading: `Search ${noun.many}`, description: '', robots: 'noindex, follow' },
  });
}

function formAddress(verticalId: number): string {
  return `${homeAddress(verticalId)}/search`;
}
