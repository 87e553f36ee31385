import { redirect, type RouterContextProvider } from 'react-router';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { itemMeta } from './item-meta.server.ts';
import type { PageData } from './page-data.ts';
import { openPage } from './page.server.ts';
import { parseId } from './parameters.server.ts';

/** The request for an item's page. */
interface ItemRequest {
  /** The id as the address contains it. */
  id: string;
  /** The path segment before the id. */
  segment: string;
  /** The requested address, and the names of the parameters that the vertical's own blocks read. */
  query?: { url: URL; names: readonly string[] };
}

/**
 * Loads the page of an item, `/{prefix}/{segment}/{id}`. Redirects to the item's own address if that address has
 * another segment (spec ADDR-11). Throws the 404 page for an unknown id.
 */
export async function loadItemPage<Fields>(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer<Fields>,
  { id, segment, query }: ItemRequest,
): Promise<PageData> {
  const page = openPage(context, server);
  const item = page.catalogue.itemById.get(parseId(id) ?? -1);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  if (segment !== (item.segment ?? 'details')) throw redirect(address, 301);
  return page.finish({
    kind: 'details',
    address,
    ...(query && page.readQuery(query.url, query.names)),
    item,
    meta: server.describeItem?.(page, item) ?? itemMeta(page, item),
  });
}
