import { pageKinds, type PageKind } from '#app/domain/layout.ts';
import { readColor } from './contrast.server.ts';
import { builtInLightPage, builtInPage, deriveSurfaces } from './palette.server.ts';
import {
  decodeSettings,
  type Background,
  type Backgrounds,
  type LightSettings,
  type Responsive,
  type SiteSettings,
} from '#app/domain/settings/site-settings.server.ts';

/** The settings for each theme of the site: one for all visitors, or a dark and a light one. */
export type Looks = { only: SiteSettings } | { dark: SiteSettings; light: SiteSettings };

const defaults = decodeSettings({});
const cached = new WeakMap<SiteSettings, Looks>();

/**
 * Returns the themes of a site (docs/decisions/0025). If `theme` is not set, colours that were chosen for a single
 * theme are used unchanged for all visitors.
 */
export function looksOf(settings: SiteSettings): Looks {
  const looks = cached.get(settings) ?? makeLooks(settings);
  cached.set(settings, looks);
  return looks;
}

/** Returns the theme of everything that is the same for all visitors: icons, share pictures, the installed app. */
export function mainLook(settings: SiteSettings): SiteSettings {
  const looks = looksOf(settings);
  return 'only' in looks ? looks.only : looks.dark;
}

function makeLooks(settings: SiteSettings): Looks {
  const { theme } = settings;
  if (theme === 'dark') return { only: darkLook(settings) };
  if (theme === 'light') return { only: lightLook(settings) };
  if (theme === '' && hasColorsOfOneLook(settings)) return { only: settings };
  return { dark: darkLook(settings), light: lightLook(settings) };
}

/** Returns the background colour of a page kind. If there is a background picture, the colour is behind it. */
export function pageColors({ background: site, pageColor }: SiteSettings, kind: string): Responsive<string> {
  const own = backgroundOf(site, kind);
  return {
    mobile: own?.color.mobile || site.color.mobile || pageColor,
    desktop: own?.color.desktop || site.color.desktop || pageColor,
  };
}

/** Returns a page kind's own background, or `undefined` if the page kind has no setting for it. */
export function backgroundOf(backgrounds: Backgrounds, kind: string): Background | undefined {
  const own = pageKinds.find((name) => name === kind);
  return own && backgrounds[own];
}

function hasColorsOfOneLook({ pageColor, privacy, background, light }: SiteSettings) {
  const isGiven = (value: string, own: string) => value.toLowerCase() !== own.toLowerCase();
  const forOne =
    isGiven(pageColor, defaults.pageColor) ||
    isGiven(privacy.textColor, defaults.privacy.textColor) ||
    hasAny(background);
  return forOne && !hasAny(light);
}

/** Whether an object contains a non-empty string at any depth. */
function hasAny(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== '';
  return Object.values(value).some(hasAny);
}

/** Whether a colour is light. A light colour belongs to the light theme, whichever setting contains it. */
function isLight(color: string): boolean {
  const read = readColor(color, builtInPage);
  return read !== null && !deriveSurfaces(read).isDark;
}

function darkLook(settings: SiteSettings): SiteSettings {
  const dark = ({ color, image }: Background): Background => ({
    color: mapBoth(color, (value) => (isLight(value) ? '' : value)),
    image,
  });
  return {
    ...settings,
    pageColor: isLight(settings.pageColor) ? builtInPage : settings.pageColor,
    background: mapBackgrounds(settings.background, dark),
  };
}

function lightLook(settings: SiteSettings): SiteSettings {
  const { light } = settings;
  const firstLight = (...colors: string[]) => colors.find((color) => color !== '' && isLight(color)) ?? '';
  const both = (own: Background, other: Background): Background => ({
    color: {
      mobile: firstLight(own.color.mobile, other.color.mobile),
      desktop: firstLight(own.color.desktop, other.color.desktop),
    },
    image: own.image,
  });
  return {
    ...settings,
    ...actionSettings(settings, light),
    pageColor: firstLight(light.pageColor, settings.pageColor) || builtInLightPage,
    privacy: { ...settings.privacy, textColor: light.privacy.textColor || defaults.privacy.textColor },
    background: mapBackgrounds(light.background, (own, kind) =>
      both(own, kind === 'site' ? settings.background : settings.background[kind]),
    ),
  };
}

/**
 * Returns the action colours of the light theme. If this theme has its own accent, the two other colours are derived
 * from that accent unless they are set too.
 */
function actionSettings(
  settings: SiteSettings,
  light: LightSettings,
): Pick<SiteSettings, 'themeColor' | 'themeColorPressed' | 'themeColorDark'> {
  const others = light.themeColor === '' ? settings : defaults;
  return {
    themeColor: light.themeColor || settings.themeColor,
    themeColorPressed: light.themeColorPressed || others.themeColorPressed,
    themeColorDark: light.themeColorDark || others.themeColorDark,
  };
}

function mapBackgrounds(
  backgrounds: Backgrounds,
  change: (background: Background, kind: PageKind | 'site') => Background,
): Backgrounds {
  const { home, details, category, search, play, mygames } = backgrounds;
  return {
    ...change(backgrounds, 'site'),
    home: change(home, 'home'),
    details: change(details, 'details'),
    category: change(category, 'category'),
    search: change(search, 'search'),
    play: change(play, 'play'),
    mygames: change(mygames, 'mygames'),
  };
}

function mapBoth({ mobile, desktop }: Responsive<string>, change: (value: string) => string) {
  return { mobile: change(mobile), desktop: change(desktop) };
}
