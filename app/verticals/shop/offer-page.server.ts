import { redirect, type RouterContextProvider } from 'react-router';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import { openPage, type PageData } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.ts';
import { cardQuery } from './card-query.ts';
import { shopMeta } from './shop-meta.server.ts';
import shopServer from './vertical.server.ts';
import type { OfferKind } from './vertical.ts';

/**
 * Loads the page of an offer. Redirects to the offer's own address if it was requested at that of another kind (spec
 * ADDR-11). Throws the 404 response if the offer does not exist.
 */
export async function loadOffer(
  context: Readonly<RouterContextProvider>,
  { request, id, kind }: { request: Request; id: string; kind: OfferKind },
): Promise<PageData> {
  const page = openPage(context, shopServer);
  const item = page.catalogue.itemById.get(parseId(id) ?? -1);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  if (item.fields.kind !== kind) throw redirect(address, 301);
  const query = kind === 'card' ? page.readQuery(new URL(request.url), cardQuery) : {};
  return page.finish({ kind: 'details', address, ...query, item, meta: shopMeta(page, item) });
}
