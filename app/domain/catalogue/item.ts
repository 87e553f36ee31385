/** A question with its answer, as shown in an item's FAQ. */
export interface Faq {
  question: string;
  answer: string;
}

/** How often visitors liked, disliked, collected and opened an item. */
export interface Figures {
  likes: number;
  dislikes: number;
  collections: number;
  opens: number;
}

/** How a game's address is opened: in the stage, in a new tab, or on the play page (spec PLAY-2). */
export type PlayMode = 'iframe' | 'new-tab' | 'play-page';

/** One review of an app (spec ITEM-11). */
export interface Review {
  author: string;
  rate: string;
  text: string;
  time: string;
}

/** What a vertical derives from the fields of an item, such as the times between which lists contain the item. */
export interface ItemTraits {
  /** Path segment of its page that replaces `details`. */
  segment?: string;
  /** Unix milliseconds from which lists contain it. Defaults to always. */
  startsAt?: number;
  /** Unix milliseconds from which lists no longer contain it. Its page remains. Defaults to never. */
  endsAt?: number;
  /** Whether it is a sample: labelled, and hidden from search engines (spec ITEM-15). */
  isSample?: boolean;
}

/**
 * One entry of a vertical's catalogue (spec ITEM-2). Empty text fields are "" and empty lists are []. `Fields` are the
 * fields that only items of its vertical have. Code for all verticals does not know them.
 */
export interface Item<Fields = unknown> extends ItemTraits {
  verticalId: number;
  /** Route name of its vertical (spec ADDR-1). */
  prefix: string;
  id: number;
  /** Unix seconds. */
  createTime: number;
  /** Unix seconds of the last change of the item's data. 0 if the data has not changed since the item was added. */
  changedAt: number;
  /** Ids of every category the item is in, at least one. */
  categoryIds: readonly number[];
  /** Id of the primary category, which breadcrumbs and tile labels show (spec CAT-2). */
  categoryId: number;
  /** Router override: "", a path or an https address (spec ADDR-20). */
  router: string;
  title: string;
  shortTitle: string;
  /** Media path of the square cover, or an https address. */
  image: string;
  imageDesktop: string;
  /** Media path of the operator's own share picture. If it is not set, one is drawn. */
  imageShared?: string;
  imageAlt: string;
  video: string;
  author: string;
  time: string;
  intro: string;
  keywords: string;
  description: string;
  structuredDataType: string;
  price: string;
  priceOriginal: string;
  from: string;
  discount: string;
  rate: string;
  contentRating: string;
  downloads: string;
  screenshots: readonly string[];
  reviewsCount: string;
  reviews: readonly Review[];
  playUrl: string;
  playMode: PlayMode;
  /** Sanitised HTML below the intro. */
  details: string;
  richText: string;
  faq: readonly Faq[];
  /**
   * The bundle's star rating: "" or "3.0" to "5.0" in steps of 0.5. Pages show the rating that `shownFigures` returns.
   */
  stars: string;
  /** The bundle's own counts, which may be samples. Pages show `shownFigures` instead. */
  figures: Figures;
  /** Whether a feed added the item. */
  isFromFeed?: boolean;
  /** The item's `ext`, parsed with the vertical's schema when the snapshot was built. */
  fields: Fields;
  translations?: TranslatedItems<Fields>;
  /** Only in a translated item. */
  translation?: ItemTranslation;
}

/** An item in other languages. */
export interface TranslatedItems<Fields = unknown> {
  /** Returns the item in a language, or `undefined` if none of its texts are translated into it. */
  get(language: string): TranslatedItem<Fields> | undefined;
  /** Reports whether there is a translation of a text into a language. `path` is its path in the bundle. */
  has(language: string, path: string): boolean;
  /** Lists the texts that are not translated into a language, by their paths in the bundle: `faq[0].question`. */
  missing(language: string): readonly string[];
}

/** What is known about an item whose texts are translated. */
export interface ItemTranslation {
  /** BCP 47 tag. */
  language: string;
  /** Whether all main texts of its page are translated. */
  isComplete: boolean;
  /** The title in the language of the bundle. Searches find the item by this title, too. */
  originalTitle: string;
}

/** An item in a language other than that of the bundle. Texts that are not translated are the bundle's. */
export interface TranslatedItem<Fields = unknown> extends Item<Fields> {
  translation: ItemTranslation;
}

/** Unix seconds at which an item was published. */
export function publishedAt({ time, createTime }: Pick<Item, 'time' | 'createTime'>): number {
  return Number(time) || createTime;
}

/** Returns the Unix seconds of an item's last change, or of its publication if it has not changed. */
export function modifiedAt(item: Pick<Item, 'time' | 'createTime' | 'changedAt'>): number {
  return Math.max(publishedAt(item), item.changedAt);
}
