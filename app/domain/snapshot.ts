import type { OwnLanguages } from '#app/messages/own-languages.ts';
import type { AdEntry } from './ad-entry.ts';
import type { LayoutSet } from './layout.ts';
import type { MediaFile } from './media-file.ts';
import type { RedirectTable } from './redirects.ts';
import type { SiteSettings } from './settings/site-settings.server.ts';
import type { SafeSection, SiteInfo } from './site.ts';
import type { TextPageName } from './text-pages.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Figures } from './catalogue/item.ts';
import type { LeftOutItem } from './catalogue/left-out-item.ts';
import type { UnavailableItems } from './unavailable-items.ts';

/**
 * Everything that is published, created from the store. Immutable: a change in the store creates a new snapshot, and
 * requests that began with the old one finish with it.
 */
export interface Snapshot {
  /** Site version of the store it was made from. */
  version: number;
  info: SiteInfo;
  settings: SiteSettings;
  safe: SafeSection;
  /** Catalogues by vertical id. A vertical without content has an empty catalogue. */
  catalogues: ReadonlyMap<number, Catalogue>;
  /** Stored items that no catalogue contains because their data is invalid. */
  leftOut: readonly LeftOutItem[];
  /**
   * Items whose play address no longer works, according to the checks. A change of these items does not change the site
   * version.
   */
  unavailable: UnavailableItems;
  /** The operator's layouts. The vertical's defaults fill in missing ones. */
  layouts: LayoutSet;
  ads: readonly AdEntry[];
  /** Media files by path, as in `Item.image`. */
  media: ReadonlyMap<string, MediaFile>;
  /** Markdown of the existing text pages. */
  textPages: ReadonlyMap<TextPageName, string>;
  /** Old addresses without a page, with their final targets. */
  redirects: RedirectTable;
  /**
   * The same content in every other language with translations, by language tag. These snapshots share everything that
   * is not translated.
   */
  translations: ReadonlyMap<string, Snapshot>;
  /** The operator's own texts of the interface. */
  ownLanguages: OwnLanguages;
  /** The texts of layouts in the language of the snapshot, by the original text. Empty in the bundle's language. */
  layoutTexts: ReadonlyMap<string, string>;
  /**
   * The translated texts of the site’s info and settings, such as `info.title` and `settings.cookie.heading`. Empty in
   * the bundle's language.
   */
  translatedTexts: ReadonlySet<string>;
  /** Seconds after which a rendered page is rendered again (`admin_cache_time`, spec SERVE-3). */
  pageLifetime: number;
}

/** Returns the snapshot whose texts are in a language, as far as they are translated. */
export function snapshotIn(snapshot: Snapshot, language: string): Snapshot {
  return snapshot.translations.get(language) ?? snapshot;
}

/** Returns a copy of a snapshot, with `change` applied to it in each of its languages. */
export function changeSnapshot(snapshot: Snapshot, change: (snapshot: Snapshot) => Snapshot): Snapshot {
  const translations = [...snapshot.translations].map(([language, translated]): [string, Snapshot] => [
    language,
    change(translated),
  ]);
  return { ...change(snapshot), translations: new Map(translations) };
}

/** Returns the catalogues of all verticals in all languages, each once. */
export function cataloguesOf(snapshot: Snapshot): Set<Catalogue> {
  const all = [snapshot, ...snapshot.translations.values()];
  return new Set(all.flatMap(({ catalogues }) => [...catalogues.values()]));
}

/** The current interactions of this site's visitors, which are added to the bundle's figures. */
export interface CountedFigures {
  get(verticalId: number, itemId: number): Figures;
  /** Returns the number of openings of an item today and on the six days before (UTC). */
  recentOpens(verticalId: number, itemId: number): number;
  /** Returns the number of openings of all items of a vertical. */
  sectionOpens(verticalId: number): number;
}
