import type { Figures, Item } from './item.ts';
import type { CountedFigures, Snapshot } from './snapshot.ts';

/** What visitors see of an item's figures. Text is "" and counts are 0 where there is nothing to show. */
export interface ShownFigures extends Figures {
  /** Star rating, "3.0" to "5.0". */
  stars: string;
  /** Rating in an app store, "0" to "5". */
  storeRating: string;
  reviewsCount: string;
  downloads: string;
}

/** An item of any vertical. */
type AnyItem = Omit<Item, 'ext'>;
type Site = Pick<Snapshot, 'info'>;

/**
 * The figures of an item that may be shown: real figures of the bundle plus what visitors of this site added. Sample
 * figures are invented, so only what visitors added is shown in their place.
 */
export function shownFigures(site: Site, item: AnyItem, counted: CountedFigures): ShownFigures {
  const added = counted.get(item.verticalId, item.id);
  if (hasSampleFigures(site, item)) {
    return { ...added, stars: '', storeRating: '', reviewsCount: '', downloads: '' };
  }
  const { figures, stars, rate, reviewsCount, downloads } = item;
  return {
    likes: figures.likes + added.likes,
    dislikes: figures.dislikes + added.dislikes,
    collections: figures.collections + added.collections,
    opens: figures.opens + added.opens,
    stars,
    storeRating: rate,
    reviewsCount,
    downloads,
  };
}

/** Upper bound of sample figures where they only break ties: larger than any count that a bundle plausibly invents. */
const sampleScale = 2 ** 32;

/**
 * The number that "Most popular" sorts by. Where figures are samples, real openings decide and the sample breaks ties,
 * as a fraction below 1.
 */
export function popularity(site: Site, item: AnyItem, counted: CountedFigures): number {
  const { opens } = counted.get(item.verticalId, item.id);
  if (!hasSampleFigures(site, item)) return item.figures.opens + opens;
  return opens + Math.min(item.figures.opens, sampleScale - 1) / sampleScale;
}

/** Whether the bundle's figures of an item are invented. Those of feed items come from their provider and are real. */
export function hasSampleFigures({ info }: Site, item: AnyItem): boolean {
  return info.figures === 'sample' && !item.isFromFeed;
}
