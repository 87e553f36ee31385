import type { RouterContextProvider } from 'react-router';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { loadHome } from '#app/pages/layouts/home-page.server.ts';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { askedIn, askedQuery } from './asked.server.ts';
import starSignServer from './vertical.server.ts';

/** Loads the star sign home. A page with the answer to a visitor’s own query is not indexed. */
export async function loadStarHome(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<PageData> {
  const asked = askedIn(request.url);
  const query = askedQuery(asked);
  const page = openPage(context, starSignServer);
  if (new URL(request.url).search !== '') page.markNonCanonical();
  if (query === '') return loadHome(context, starSignServer);
  const t = page.messages('star-sign');
  const address = homeAddress(starSignServer.vertical);
  return page.finish({
    kind: 'home',
    address: `${address}?${query}`,
    meta: {
      heading: asked.a || asked.b ? t('pair.title') : t('birth.title'),
      description: page.snapshot.info.description,
      robots: 'noindex, follow',
      canonicalPath: address,
    },
  });
}
