import type { RouterContextProvider } from 'react-router';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { loadHome } from '#app/pages/layouts/home-page.server.ts';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { readStarQuery, writeStarQuery } from './star-query.server.ts';
import starSignServer from './vertical.server.ts';

/** Loads the star sign home. A page with the answer to a visitor’s own query is not indexed. */
export async function loadStarHome(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<PageData> {
  const query = readStarQuery(request.url);
  const search = writeStarQuery(query);
  const page = openPage(context, starSignServer);
  if (new URL(request.url).search !== '') page.markNonCanonical();
  if (search === '') return loadHome(context, starSignServer);
  const t = page.messages('star-sign');
  const address = homeAddress(starSignServer.vertical);
  return page.finish({
    kind: 'home',
    address: `${address}?${search}`,
    meta: {
      heading: query.a || query.b ? t('pair.title') : t('birth.title'),
      description: page.snapshot.info.description,
      robots: 'noindex, follow',
      canonicalPath: address,
    },
  });
}
