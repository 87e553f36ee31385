import type { Item } from '#app/domain/catalogue/item.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { languageOfText, type Reader } from './text-languages.ts';
import type { PictureData } from '#app/ui/picture-data.ts';

/** Returns the picture of a media path or https address, or `null`. */
export function pictureOf(snapshot: Pick<Snapshot, 'media'>, path: string): PictureData | null {
  if (path === '') return null;
  const file = snapshot.media.get(path);
  if (file) return { hash: file.hash, widths: file.widths, color: file.color };
  return path.startsWith('https://') ? { src: path } : null;
}

/**
 * Returns the cover of an item with its description. Windows from 768 px show the bundle's `img_pc`, and narrower
 * windows show `img`. If only one of the two exists, all windows show it. Returns `null` if the item has neither.
 */
export function itemPicture(
  reader: Reader & { snapshot: Pick<Snapshot, 'media'> },
  item: DescribedItem & Pick<Item, 'image' | 'imageDesktop'>,
): PictureData | null {
  const { snapshot } = reader;
  const desktop = pictureOf(snapshot, item.imageDesktop);
  const picture = pictureOf(snapshot, item.image) ?? desktop;
  if (!picture) return null;
  return { ...picture, ...altOf(reader, item), ...(desktop && desktop !== picture && { desktop }) };
}

type DescribedItem = Pick<Item, 'imageAlt' | 'title' | 'translations'>;

/** Returns the description of an item's picture with its language. Without a description, returns the item's title. */
export function altOf(reader: Reader, item: DescribedItem): Pick<PictureData, 'alt' | 'language'> {
  return item.imageAlt === ''
    ? { alt: item.title, ...languageOfText(reader, item, 'title') }
    : { alt: item.imageAlt, ...languageOfText(reader, item, 'img_desc') };
}

/** Returns the absolute address of a picture for share cards, as the widest prepared webp. */
export function pictureAddress(picture: PictureData | null, siteUrl: string): string | undefined {
  if (!picture) return undefined;
  return 'src' in picture ? picture.src : `${siteUrl}/media/${picture.hash}-${picture.widths.at(-1)}.webp`;
}
