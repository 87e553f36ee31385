import type { RouterContextProvider } from 'react-router';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { openPage, type OpenPage, type PageData, type PageInput } from './page.server.ts';
import { parseId } from './parameters.ts';

/**
 * Loads the page of an item, `/{prefix}/details/{id}`. `describe` returns its head. Throws the 404 page for an unknown
 * id.
 */
export async function loadItemPage<Fields>(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer<Fields>,
  id: string,
  describe: (page: OpenPage<Fields>, item: Item<Fields>) => PageInput['meta'],
): Promise<PageData> {
  const page = openPage(context, server);
  const item = page.catalogue.itemById.get(parseId(id) ?? -1);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  return page.finish({ kind: 'details', address, item, meta: describe(page, item) });
}
