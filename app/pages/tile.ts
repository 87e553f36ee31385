import { altOf, itemPicture, pictureOf } from './picture.ts';
import { languageOfTitle } from './text-languages.ts';
import type { VerticalServer } from './vertical.server.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { hasSampleFigures } from '#app/domain/catalogue/shown-figures.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';

/** The first items of a tag, up to this number, are labelled hot or top. A label on all tiles would be meaningless. */
const badgesPerTag = 5;
/** Badges, keyed by the folded name of their tag. If an item has several of the tags, the last badge wins. */
const taggedBadges = [
  ['hot', 'hot'],
  ['top now', 'top'],
] as const;
const newForMilliseconds = 14 * 24 * 3_600_000;

/**
 * Creates the function that returns the tile of any item of a snapshot: cover, short title and at most one badge
 * (design note 5). The item's vertical adds its own data. Each item has only one tile object, so that the page's data
 * contains it once even if the page shows it several times.
 */
export function createTileOf(
  snapshot: Snapshot,
  verticals: readonly VerticalServer[],
  { now, language }: { now: number; language: string },
): (item: Item) => TileData {
  const servers = new Map(verticals.map((server) => [server.vertical.id, server]));
  const badges = new Map<Item, TileData['badge']>();
  for (const { tags } of snapshot.catalogues.values()) {
    for (const [tag, badge] of taggedBadges) {
      for (const [index, item] of tags.get(tag)?.items.entries() ?? []) {
        if (hasSampleFigures(snapshot, item)) {
          // Without real counts, no item is labelled hot or top, so items of the first tag have no badge. The items of
          // the second tag are the choice of the bundle's editors: a row of this tag is titled “Editors' picks”, so all
          // of them are marked.
          if (badge === 'top') badges.set(item, 'pick');
        } else if (index < badgesPerTag) badges.set(item, badge);
      }
    }
  }
  const tiles = new Map<Item, TileData>();
  function makeTile(item: Item): TileData {
    const isNew = item.createTime * 1000 > now - newForMilliseconds;
    const preview = previewOf(item.video);
    const badge = item.isSample ? 'sample' : (badges.get(item) ?? (isNew ? 'new' : undefined));
    return {
      id: item.id,
      href: itemAddress(item),
      title: item.shortTitle || item.title,
      ...languageOfTitle({ snapshot, language }, item),
      picture: itemPicture({ snapshot, language }, item),
      ...(preview !== '' && { preview }),
      ...(badge && { badge }),
      ...servers.get(item.verticalId)?.tileExtras?.(item),
    };
  }
  return (item) => {
    const tile = tiles.get(item) ?? makeTile(item);
    tiles.set(item, tile);
    return tile;
  };
}

/**
 * Converts the bundle's `video` to `TileData.preview`: an https address stays unchanged, and the extension is removed
 * from a path on this site.
 */
function previewOf(video: string): string {
  return video.startsWith('https://') ? video : video.replace(/\.webm$/, '');
}

/**
 * Creates the function that returns the 16:9 variant of any item's picture, for wide boxes, or `null` if the item has
 * none.
 */
export function createWidePictureOf(
  snapshot: Snapshot,
  verticals: readonly VerticalServer[],
  language: string,
): (item: Item) => PictureData | null {
  const servers = new Map(verticals.map((server) => [server.vertical.id, server]));
  return (item) => {
    const picture = pictureOf(snapshot, servers.get(item.verticalId)?.widePicture?.(item) ?? '');
    return picture && { ...picture, ...altOf({ snapshot, language }, item) };
  };
}
