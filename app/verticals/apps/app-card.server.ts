import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { itemPicture } from '#app/pages/picture.ts';
import { shorten } from '#app/lib/shorten.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { App } from './vertical.ts';

const summaryLength = 110;

/** The data that a card shows of an app. */
export interface AppCardData {
  id: number;
  href: string;
  title: string;
  summary: string;
  /** Name of its category. */
  category: string;
  /** Rating in its shop. May be "". */
  rate: string;
  platforms: string;
  picture: PictureData | null;
}

/** Returns the data of an app's card. */
export function appCard({ catalogue, snapshot, figuresOf }: PageContext, item: App): AppCardData {
  const { fields } = item;
  return {
    id: item.id,
    href: itemAddress(item),
    title: item.shortTitle || item.title,
    summary: shorten(
      (fields.summary || item.description || item.intro).replaceAll(/\s+/g, ' '),
      summaryLength,
    ),
    category: catalogue.categoryById.get(item.categoryId)?.name ?? '',
    rate: figuresOf(item).storeRating,
    platforms: fields.platforms.join(' · '),
    picture: itemPicture(snapshot, item),
  };
}
