import type { Figures, Item } from './item.ts';
import type { CountedFigures, Snapshot } from '../snapshot.ts';

/** The figures of an item that visitors see. Missing texts are "", and missing counts and ratings are 0. */
export interface ShownFigures extends Figures {
  /** Star rating, 3 to 5. */
  stars: number;
  /** Rating in an app store, up to 5. */
  storeRating: number;
  reviewsCount: string;
  downloads: string;
}

/** An item of any vertical. */
type AnyItem = Omit<Item, 'fields'>;
type Site = Pick<Snapshot, 'info'>;

/**
 * Returns the figures of an item that may be shown: real figures of the bundle plus the interactions of this site's
 * visitors. Sample figures are invented, so only the interactions are shown instead.
 */
export function shownFigures(site: Site, item: AnyItem, counted: Pick<CountedFigures, 'get'>): ShownFigures {
  const added = counted.get(item.verticalId, item.id);
  if (hasSampleFigures(site, item)) {
    return { ...added, stars: 0, storeRating: 0, reviewsCount: '', downloads: '' };
  }
  const { figures, stars, rate, reviewsCount, downloads } = item;
  return {
    likes: figures.likes + added.likes,
    dislikes: figures.dislikes + added.dislikes,
    collections: figures.collections + added.collections,
    opens: figures.opens + added.opens,
    stars: Number(stars),
    storeRating: Number(rate),
    reviewsCount,
    downloads,
  };
}

/**
 * Returns the figures without counts below a number, because "1 play" discourages visitors. Likes and dislikes are
 * shown or hidden together, and so are an app store's rating and the number of its reviews.
 */
export function withoutFew(figures: ShownFigures, least: number): ShownFigures {
  const atLeast = (count: number) => (count >= least ? count : 0);
  const { likes, dislikes, collections, opens, reviewsCount, storeRating } = figures;
  const isVoted = likes + dislikes >= least;
  // A text such as "1.2K" is not compared, because it is not a number.
  const isReviewed = !/^[\d,. ]+$/.test(reviewsCount) || Number(reviewsCount.replaceAll(/\D/g, '')) >= least;
  return {
    ...figures,
    likes: isVoted ? likes : 0,
    dislikes: isVoted ? dislikes : 0,
    collections: atLeast(collections),
    opens: atLeast(opens),
    storeRating: isReviewed ? storeRating : 0,
    reviewsCount: isReviewed ? reviewsCount : '',
  };
}

/** Whether the bundle's figures of an item are invented. Those of feed items come from their provider and are real. */
export function hasSampleFigures({ info }: Site, item: AnyItem): boolean {
  return info.figures === 'sample' && !item.isFromFeed;
}
