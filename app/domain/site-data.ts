import type { ScriptAttributes } from './script-attributes.ts';
import type { HeadTag } from './head-tag.ts';

/** The data of the site that components of any page may need. The root loader provides it. */
export interface SiteData {
  /** Public address of the arcade without a final slash; "" when it is the page's host with `arcadePort`. */
  arcadeUrl: string;
  arcadePort: number;
  /** Bare details addresses, as `host/path`, whose chosen item is remembered for a session (spec NAV-4). */
  randomPages: readonly string[];
  /** The languages of the site, the main language first. Empty if it has only one. */
  languages: readonly SiteLanguage[];
  /** CSS variables from the settings, for the html element. */
  variables: Readonly<Record<string, string>>;
  /** Colours of the browser's own bars, one for each theme that visitors can choose. A site with one theme has one. */
  barColors: readonly BarColor[];
  /** `@font-face` rules of custom fonts. Empty without custom fonts. */
  fontFaces: string;
  /** Addresses of the site's own icons. `null` selects the built-in ones. */
  icons: { icon: string; touch: string } | null;
  /** Whether the browser reports events for the statistics. `false` in previews. */
  isCounted: boolean;
  /** Tags by which other services recognise the site. */
  headTags: readonly HeadTag[];
  /** The consent platform that replaces the banner. `null` if the banner asks. */
  consentPlatform: ConsentPlatform | null;
  /** Set if the site has only contextual ads (spec ADS-29). */
  adsMark?: 'contextual';
  /**
   * The cookie banner. If it is `null`, there is no banner and everything that needs consent stays off (spec CONS-6).
   */
  cookie: CookieBannerSettings | null;
}

/** A language that visitors can choose. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  tag: string;
  /** Its name in the language itself. */
  name: string;
}

/** A colour of the browser's own bars. */
export interface BarColor {
  color: string;
  /** The theme that it belongs to. Not set if the site has only one theme. */
  theme?: 'dark' | 'light';
}

/** The data of a consent platform that the first script of a document needs. */
export interface ConsentPlatform {
  /** Address of its script. Empty if something else loads it. */
  src: string;
  attributes: ScriptAttributes;
  /** TCF purposes that a visitor must accept for the decision to count as consent. */
  purposes: readonly number[];
}

/** The names of the banner's texts, here and in the settings. */
export type CookieText = 'heading' | 'text' | 'acceptLabel' | 'rejectLabel';

/** The texts of the cookie banner and its display time. */
export interface CookieBannerSettings {
  heading: string;
  text: string;
  acceptLabel: string;
  rejectLabel: string;
  /** The languages of the texts that are not in the language of the page, as BCP 47 tags. */
  languages?: Partial<Record<CookieText, string>>;
  /** Seconds after which it hides by itself. 0 means that it stays. */
  hidesAfter: number;
}
