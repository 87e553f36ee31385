import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';

/** The page that a share picture belongs to. */
export type PicturedPage =
  | { kind: 'item'; item: Item }
  | { kind: 'category'; verticalId: number; category: Category }
  /** The home of a section, or of the site. */
  | { kind: 'home'; verticalId: number; title: string };

/** The contents of a page's share picture, besides the name, picture and colours of the site. */
export interface ShareContent {
  /** Identifies the page in file names. */
  key: string;
  title: string;
  /** The hash of the picture that the operator has chosen in place of a drawn one, or "". */
  chosen: string;
  /** The hashes of the covers: the cover of the item, or the first covers that are found in a list. */
  covers: readonly string[];
}

/** Number of covers in the picture of a list. If fewer covers are found, the picture shows only the first. */
const listedCovers = 4;
/** Number of items of a list among which covers are searched. */
const maxSearched = 24;

/** Returns the content of a page's share picture. Returns `null` for an item whose only picture is on another host. */
export function shareContentOf(
  { media, catalogues }: Pick<Snapshot, 'media' | 'catalogues'>,
  page: PicturedPage,
): ShareContent | null {
  const hashOf = (image: string | undefined) => (image ? (media.get(image)?.hash ?? null) : null);
  const coversOf = (list: Catalogue['items'] = []) => {
    const found = list.slice(0, maxSearched).flatMap(({ image }) => hashOf(image) ?? []);
    return found.slice(0, found.length < listedCovers ? 1 : listedCovers);
  };
  switch (page.kind) {
    case 'item': {
      const { item } = page;
      const { verticalId, id, title, image, imageDesktop, imageShared } = item;
      const chosen = hashOf(imageShared) ?? '';
      const cover = hashOf(image || imageDesktop);
      if (chosen === '' && cover === null && (image || imageDesktop) !== '') return null;
      return { key: `${verticalId}-${id}`, title, chosen, covers: cover === null ? [] : [cover] };
    }
    case 'category': {
      const { verticalId, category } = page;
      const covers = coversOf(catalogues.get(verticalId)?.itemsByCategory.get(category.id));
      return { key: `${verticalId}-c${category.id}`, title: category.name, chosen: '', covers };
    }
    case 'home': {
      const { verticalId, title } = page;
      const covers = coversOf(catalogues.get(verticalId)?.items);
      return { key: `${verticalId}-home`, title, chosen: '', covers };
    }
  }
}
