import { categoryAddress, homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { unavailableSince } from '#app/domain/unavailable-items.ts';
import { modifiedAt, publishedAt, type Item } from '#app/domain/catalogue/item.ts';
import { mainTextLanguage } from '../text-languages.ts';
import { pictureAddress, pictureOf } from '../picture.ts';
import { breadcrumbGraph, type GraphNode } from '../seo/structured-data.ts';
import { shareSize } from '../share-pictures/draw-share-picture.server.ts';
import { sharePictureAddress } from '../share-pictures/share-pictures.server.ts';
import { shorten } from '#app/lib/shorten.ts';
import type { PageHead } from '../seo/meta.ts';
import type { ItemHeadContext } from './block.server.ts';

const descriptionLength = 155;

/** The data about an item's page from which the structured data of the item is made. */
export interface ItemFacts {
  description: string;
  /** Language of the item's main texts, a BCP 47 tag. */
  language: string;
  /** Absolute address of the page. */
  url: string;
  /**
   * Absolute address, in the largest width, of the item's 16:9 picture or, without such a picture, of its cover. Not
   * set if the item has neither.
   */
  image: string | undefined;
  /** Name of the primary category. */
  category: string | undefined;
  /** When the item was published, and when its data last changed. */
  dates: { datePublished: string; dateModified: string };
}

/**
 * Returns the head of an item's page: its own texts, its share picture, the structured data that `describe` returns,
 * and a BreadcrumbList (spec SEO-1). Search engines do not index samples (spec ITEM-15) and unavailable
 * items (spec CHECK-3).
 */
export function itemMeta(
  page: ItemHeadContext,
  item: Item,
  describe: (facts: ItemFacts) => readonly GraphNode[] = () => [],
): PageHead {
  const { snapshot, siteUrl, urlOf, catalogue, vertical } = page;
  const drawn = sharePictureAddress(snapshot, { kind: 'item', item }, page.language);
  const image = pictureAddress(page.widePictureOf(item) ?? pictureOf(snapshot, item.image), siteUrl);
  const description = item.description || shorten(item.intro, descriptionLength);
  const category = catalogue.categoryById.get(item.categoryId);
  const url = urlOf(itemAddress({ ...item, router: '' }));
  const categoryLink = category && {
    name: category.name,
    url: urlOf(categoryAddress(category, vertical)),
  };
  return {
    heading: item.title,
    description,
    keywords: item.keywords || snapshot.info.keywords,
    ...(drawn === null ? image && { image } : { image: siteUrl + drawn, imageSize: shareSize }),
    ...(item.isSample || unavailableSince(snapshot.unavailable, item) !== null
      ? { robots: 'noindex' as const }
      : {
          structuredData: [
            ...describe({
              description,
              language: mainTextLanguage(page, item),
              url,
              image,
              category: category?.name,
              dates: itemDates(item),
            }),
            breadcrumbGraph([
              { name: page.section('section.name'), url: urlOf(homeAddress(vertical)) },
              ...(categoryLink ? [categoryLink] : []),
              { name: item.title, url },
            ]),
          ],
        }),
  };
}

function itemDates(item: Item): ItemFacts['dates'] {
  return { datePublished: isoTime(publishedAt(item)), dateModified: isoTime(modifiedAt(item)) };
}

function isoTime(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString();
}
