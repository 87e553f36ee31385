import type { ScriptAttributes } from './script-attributes.ts';
import type { HeadTag } from './head-tag.ts';

/** What every page's components may need of the site. Given by the root loader. */
export interface SiteData {
  /** Public address of the arcade without a final slash; "" when it is the page's host with `arcadePort`. */
  arcadeUrl: string;
  arcadePort: number;
  /** `host/path` of the bare details addresses whose choice a session keeps (READINGS 19). */
  randomPages: readonly string[];
  /** CSS variables from the settings, for the html element. */
  variables: Readonly<Record<string, string>>;
  /** Colours of the browser's own bars: one, or one for each theme that visitors choose from. */
  barColors: readonly BarColor[];
  /** `@font-face` rules of custom fonts; "" when there are none. */
  fontFaces: string;
  /** Addresses of the site's own icons; null: the built-in ones. */
  icons: { icon: string; touch: string } | null;
  /** Tags by which other services recognise the site. */
  headTags: readonly HeadTag[];
  /** The consent platform that asks in place of the banner; null: the banner asks. */
  consentPlatform: ConsentPlatform | null;
  /** The cookie banner; null: none, and everything that needs consent stays off (READINGS 33). */
  cookie: CookieBannerSettings | null;
}

/** A colour of the browser's own bars. */
export interface BarColor {
  color: string;
  /** The theme that it belongs to; absent: the site has one look. */
  theme?: 'dark' | 'light';
}

/** What the first script of a document needs to know of a consent platform. */
export interface ConsentPlatform {
  /** Address of its script; "": something else loads it. */
  src: string;
  attributes: ScriptAttributes;
  /** TCF purposes that make a visitor's decision a yes. */
  purposes: readonly number[];
}

/** What the cookie banner says and how long it stays. */
export interface CookieBannerSettings {
  heading: string;
  text: string;
  acceptLabel: string;
  rejectLabel: string;
  /** Seconds after which it hides by itself; 0: it stays. */
  hidesAfter: number;
}
