import type { AdEntry } from '#app/core/ads/entry.ts';
import type { LayoutSet } from '#app/core/layouts/layout.ts';
import type { MediaFile } from '#app/core/media/media-file.ts';
import type { RedirectTable } from '#app/core/redirects/redirects.ts';
import type { SiteSettings } from '#app/core/settings/settings.ts';
import type { SafeSection, SiteInfo } from '#app/core/settings/site.ts';
import type { TextPageName } from '#app/core/text/text-pages.ts';
import type { Catalogue } from './catalogue.ts';
import type { Figures } from './item.ts';

/**
 * Everything published, immutable, made from the store (PRODUCT 1). A change in the store makes a new snapshot;
 * requests that began with the old one finish with it.
 */
export interface Snapshot {
  /** Site version of the store it was made from. */
  version: number;
  info: SiteInfo;
  settings: SiteSettings;
  safe: SafeSection;
  /** By vertical id; a vertical without content has an empty catalogue. */
  catalogues: ReadonlyMap<number, Catalogue>;
  /** The operator's layouts; what they lack comes from the vertical's defaults. */
  layouts: LayoutSet;
  ads: readonly AdEntry[];
  /** By media path, as in `Item.image`. */
  media: ReadonlyMap<string, MediaFile>;
  /** Markdown of the text pages that are written. */
  textPages: ReadonlyMap<TextPageName, string>;
  /** Old addresses at which no page stands, with where they lead in the end. */
  redirects: RedirectTable;
  /** Seconds after which a rendered page is rendered again (`admin_cache_time`, READINGS 41). */
  pageLifetime: number;
}

/** What visitors of this site have added to the bundle's figures, as of now. */
export interface CountedFigures {
  get(verticalId: number, itemId: number): Figures;
}
