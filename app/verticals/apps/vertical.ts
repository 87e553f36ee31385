import type { Item } from '#app/domain/catalogue/item.ts';
import type { Vertical } from '#app/domain/vertical.ts';

export const apps: Vertical = {
  id: 6,
  prefix: 'app',
  scope: 'apps',
  name: 'Apps',
  menuOrder: 7,
  mark: 'app',
  noun: { one: 'app', many: 'apps' },
  isSearched: true,
  isCollected: false,
};

/** A link to an app: a shop, a download page or its own site. */
export interface AppLink {
  name: string;
  url: string;
}

/** A permission or a warning with its reason. */
export interface Reasoned {
  name: string;
  reason: string;
}

/** A released version. */
export interface Change {
  version: string;
  /** Day of the release (YYYY-MM-DD). Empty if unknown. */
  date: string;
  text: string;
}

/** The description of a screenshot. */
export interface ScreenshotText {
  /** The subject of the screenshot. Empty if unknown. */
  description: string;
  /** The maker of the screenshot and the version that it shows, or the owner of the rights. Empty if unknown. */
  credit: string;
}

/**
 * An app's fields in addition to those of every item (docs/bundle.md, `ext` of apps). Unknown values are "" or
 * []; an unknown size is 0.
 */
export interface AppFields {
  slug: string;
  /** A description in one line. */
  summary: string;
  developer: string;
  /** The kind of developer. Empty if unknown. */
  developerType: '' | 'person' | 'organization';
  developerUrl: string;
  licence: string;
  source: string;
  website: string;
  donate: string;
  /** Address of the app's issue tracker. */
  issues: string;
  links: readonly AppLink[];
  platforms: readonly string[];
  features: readonly string[];
  version: string;
  /** Day of the newest release (YYYY-MM-DD). Empty if unknown. */
  versionDate: string;
  sizeBytes: number;
  minSystem: string;
  firstReleased: string;
  language: string;
  permissions: readonly Reasoned[];
  antiFeatures: readonly Reasoned[];
  /** The changes of each version, the newest version first. */
  changelog: readonly Change[];
  /** Texts of the screenshots, in the order of `screenshots`. */
  screenshotTexts: readonly ScreenshotText[];
}

export type App = Item<AppFields>;
