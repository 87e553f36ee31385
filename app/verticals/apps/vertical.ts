import type { Item } from '#app/domain/catalogue/item.ts';
import type { Vertical } from '#app/domain/vertical.ts';

export const apps: Vertical = {
  id: 6,
  prefix: 'app',
  name: 'Apps',
  menuOrder: 7,
  mark: 'app',
  noun: { one: 'app', many: 'apps' },
  act: 'See the app',
  namesLists: true,
  isSearched: true,
  isCollected: false,
};

/** A way to an app: a shop, a download page, its own site. */
export interface AppLink {
  name: string;
  url: string;
}

/** Something with a reason beside it: what an app may do, or what speaks against it. */
export interface Reasoned {
  name: string;
  reason: string;
}

/** A version that came out. */
export interface Change {
  version: string;
  /** YYYY-MM-DD, or "". */
  date: string;
  text: string;
}

/** What is said about a screenshot. */
export interface ScreenshotText {
  /** What it shows; "": nobody told. */
  description: string;
  /** Who made it of which version, or whose it is. */
  credit: string;
}

/** What an app has beyond the spec's fields (docs/bundle.md, `ext` of apps). What nobody told is "" or []; a size of 0 too. */
export interface AppExt {
  slug: string;
  /** One line: what it is. */
  summary: string;
  developer: string;
  /** What the developer is; "": unknown. */
  developerType: '' | 'person' | 'organization';
  developerUrl: string;
  licence: string;
  source: string;
  website: string;
  donate: string;
  /** Where its mistakes are reported. */
  issues: string;
  links: readonly AppLink[];
  platforms: readonly string[];
  features: readonly string[];
  version: string;
  /** YYYY-MM-DD, or "". */
  versionDate: string;
  sizeBytes: number;
  minSystem: string;
  firstReleased: string;
  language: string;
  permissions: readonly Reasoned[];
  antiFeatures: readonly Reasoned[];
  /** Newest first. */
  changelog: readonly Change[];
  /** In the order of `screenshots`. */
  screenshotTexts: readonly ScreenshotText[];
}

export type App = Item<AppExt>;
