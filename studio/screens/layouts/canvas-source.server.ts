import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import {
  categoryAddress,
  homeAddress,
  itemAddress,
  playAddress,
  searchAddress,
} from '#app/domain/catalogue/addresses.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';

/** Milliseconds for which a canvas can load pages. The screen gets new keys whenever it loads its data. */
const lifetime = 12 * 3_600_000;

/** The address, key and channel with which the frame opens a page. */
export interface CanvasSource {
  /** The origin of the portal. */
  portal: string;
  key: string;
  channel: string;
}

/** Creates the key and the channel of a canvas that shows a draft, or the published site. */
export async function readCanvasSource(
  { store, environment }: Platform,
  draftId: number | null,
): Promise<CanvasSource> {
  const links = createPreviewLinks(store);
  return {
    portal: localAddress(environment),
    key: (await links.createCanvasKey(draftId, lifetime)) ?? '',
    channel: await links.channelOf(draftId),
  };
}

/** The chosen page input: the id of an item, the id of a category, or a keyword. */
export interface CanvasInput {
  item?: number | undefined;
  category?: number | undefined;
  keyword?: string | undefined;
}

/** The page that the canvas shows first. */
export interface CanvasPage {
  address: string;
  /** Title of the item, name of the category, or the keyword. */
  name: string;
}

/** Returns a page of a kind. Returns `null` if the page needs an item or a category and the section has none. */
export function findCanvasPage(
  platform: Platform,
  { vertical }: VerticalServer,
  kind: PageKind,
  { item: itemId, category: categoryId, keyword = '' }: CanvasInput,
): CanvasPage | null {
  const catalogue = platform.snapshots.current()?.catalogues.get(vertical.id);
  switch (kind) {
    case 'home':
      return { address: homeAddress(vertical), name: '' };
    case 'mygames':
      return { address: `${homeAddress(vertical)}/mygames`, name: '' };
    case 'search':
      return { address: searchAddress(vertical, keyword), name: keyword };
    case 'category': {
      const category = catalogue && findCategory(catalogue, categoryId);
      return category ? { address: categoryAddress(category, vertical), name: category.name } : null;
    }
    default: {
      const item = catalogue?.itemById.get(itemId ?? 0) ?? catalogue?.openItems[0];
      if (!item) return null;
      return { address: kind === 'play' ? playAddress(item) : itemAddress(item), name: item.title };
    }
  }
}

function findCategory({ categories, categoryById }: Catalogue, id: number | undefined) {
  return categoryById.get(id ?? 0) ?? categories.find(({ target }) => !target);
}
