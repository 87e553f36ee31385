import type { ScriptAttributes } from './script-attributes.ts';
import type { HeadTag } from './head-tag.ts';
import type { SectionTexts } from './section-texts.ts';

/** A value with a mobile and a desktop variant (spec LOOK-4). */
export interface Responsive<T> {
  mobile: T;
  desktop: T;
}

/** Background of the root view for one page kind. An empty text selects the site's background. */
export interface Background {
  color: Responsive<string>;
  image: Responsive<string>;
}

/** Fonts 1, 2 and 3 take the place of the faces for headings, for running text and for long texts to read. */
export const fontRoles = ['display', 'text', 'reading'] as const;

/** A font of the operator's. */
export interface CustomFont {
  role: (typeof fontRoles)[number];
  name: string;
  /** Path of this site or https address. */
  url: string;
}

/** Permissions that a frame host needs in addition to the defaults (spec PLAY-6). */
export interface FrameHost {
  sandbox?: string;
  allow?: string;
  /** Query parameter that carries the canonical address of the page. */
  referrerParameter?: string;
}

/** The settings that the light theme can override. An empty text derives the value from the other settings. */
export type LightSettings = Pick<
  SiteSettings,
  | 'background'
  | 'pageBackgrounds'
  | 'themeColor'
  | 'themeColorPressed'
  | 'themeColorDark'
  | 'pageColor'
  | 'privacyTextColor'
>;

/** All site settings (spec LOOK-1), decoded, with the defaults filled in. */
export interface SiteSettings {
  background: Background;
  /** By page kind, `Layout` names. */
  pageBackgrounds: Readonly<
    Record<'home' | 'details' | 'category' | 'search' | 'play' | 'mygames', Background>
  >;
  fixedBackground: boolean;
  privacyTextColor: string;
  privacyMaxWidth: string;
  cookie: {
    display: boolean;
    heading: string;
    text: string;
    acceptLabel: string;
    rejectLabel: string;
    autoClose: boolean;
    /** Seconds. */
    showTime: number;
    background: string;
    textColor: string;
    buttonColor: string;
    buttonTextColor: string;
  };
  /** Which tool asks visitors for their consent. */
  consent: {
    /** `banner`: the portal's own; `tcf`: a consent platform that speaks the IAB's TCF. */
    source: 'banner' | 'tcf';
    /** Address of the platform's script; "": something else loads it. */
    script: string;
    attributes: ScriptAttributes;
    /** TCF purposes that a visitor must agree to before scripts run that need consent. */
    purposes: readonly number[];
  };
  maxContentWidth: Responsive<string>;
  padWidth: Responsive<string>;
  /** At most three, each with the font face that it replaces. */
  fonts: readonly CustomFont[];
  themeColor: string;
  themeColorPressed: string;
  themeColorDark: string;
  pageColor: string;
  /** Who chooses between dark and light; "": the visitor, unless the site has one look (looks.server.ts). */
  theme: 'dark' | 'light' | 'system' | '';
  light: LightSettings;
  /** Vertical id whose home is shown at `/`. */
  homeSource: number;
  /** Ids of the enabled verticals, in menu order. An empty list enables all. */
  verticals: readonly number[];
  timeZone: string;
  /** Currency code of prices (spec ITEM-9), ISO 4217. */
  currency: string;
  operator: { name: string; address: string; email: string };
  messengerAppId: string;
  figures: {
    /** Counts below this are not shown. */
    least: number;
  };
  /** Text that goes with a shared address, with placeholders (app/settings/share-text.ts). */
  shareText: string;
  frameAncestors: string;
  adsPolicy: 'hashes' | 'strict-dynamic';
  frameHosts: Readonly<Record<string, FrameHost>>;
  copyright: string;
  /** Short name of the site; "": the title up to its first separator. */
  siteName: string;
  /** What search engines are told of a section's home, by vertical id; "": the section's own words. */
  sections: ReadonlyMap<number, SectionTexts>;
  /** Text of ads.txt and app-ads.txt. The file does not exist if the text is "". */
  adsTxt: string;
  appAdsTxt: string;
  /** Rules of robots.txt; "": the default ones. */
  robotsRules: string;
  /** What security.txt says (RFC 9116). */
  security: {
    /** E-mail, https or tel: addresses separated by spaces; "": the operator's e-mail address. */
    contact: string;
    policy: string;
    encryption: string;
    acknowledgments: string;
    languages: string;
  };
  /** How other services recognise the owner of the site. */
  verification: {
    tags: readonly HeadTag[];
    /** Text of small files, by path without the first slash. */
    files: ReadonlyMap<string, string>;
  };
  search: {
    /** The replacement for a search word without results. The word is folded (`foldName`). */
    synonyms: ReadonlyMap<string, readonly string[]>;
  };
  /** Where the weather's forecasts come from. */
  forecast: {
    provider: 'met-norway' | 'open-meteo';
    /** Base address of the provider's service; "": its public one. */
    address: string;
    /** E-mail or web address in the User-Agent; "": the operator's. */
    contact: string;
    units: 'auto' | 'metric' | 'imperial' | 'british';
  };
}
