import { firstReadable, fromOklch, readColor, readOklch, textContrast, type Hex } from './contrast.server.ts';
import { looksOf, mainLook, pageColors } from './looks.server.ts';
import { builtInPage, deriveSurfaces, paletteOf, type Palette } from './palette.server.ts';
import {
  decodeSettings,
  type Responsive,
  type SiteSettings,
} from '#app/domain/settings/site-settings.server.ts';
import type { BarColor } from '#app/domain/site-data.ts';

/** Values of CSS custom properties by name. */
export type Variables = Readonly<Record<string, string>>;
type Values = ReadonlyMap<string, string>;

const defaults = decodeSettings({});

const cached = new WeakMap<SiteSettings, Map<string, Variables>>();

/** Returns the result of `make` for these settings, cached by key. */
function remember(settings: SiteSettings, key: readonly unknown[], make: () => Variables): Variables {
  const known = cached.get(settings) ?? new Map<string, Variables>();
  cached.set(settings, known);
  const name = JSON.stringify(key);
  const variables = known.get(name) ?? make();
  known.set(name, variables);
  return variables;
}

/**
 * Returns the CSS variables of the html element for the settings that differ from the stylesheet's own values (spec
 * LOOK-1).
 */
export function themeVariables(settings: SiteSettings): Variables {
  return remember(settings, ['site'], () => {
    const { cookie, maxContentWidth, padWidth } = settings;
    const wanted: readonly (readonly [name: string, value: string, own: string])[] = [
      ['--content-width-m', maxContentWidth.mobile, '1040px'],
      ['--content-width-p', maxContentWidth.desktop, '1040px'],
      ['--content-width-vw-m', shareOfWindow(maxContentWidth.mobile), ''],
      ['--content-width-vw-p', shareOfWindow(maxContentWidth.desktop), ''],
      ['--pad-width-m', padWidth.mobile, '90%'],
      ['--pad-width-p', padWidth.desktop, '90%'],
      ['--pad-width-vw-m', shareOfWindow(padWidth.mobile) || padWidth.mobile, '90vw'],
      ['--pad-width-vw-p', shareOfWindow(padWidth.desktop) || padWidth.desktop, '90vw'],
      ['--privacy-color', ...privacyColors(settings)],
      ['--privacy-width', settings.privacy.maxWidth, '720px'],
      ['--cookie-background', cookie.background, defaults.cookie.background],
      ['--cookie-text', cookieText(cookie), defaults.cookie.textColor],
      ['--cookie-button', cookie.buttonColor, defaults.cookie.buttonColor],
      ['--cookie-button-text', cookieButtonText(cookie), defaults.cookie.buttonTextColor],
    ];
    const changed = wanted
      .filter(([, value, own]) => differs(value, own))
      .map(([name, value]) => [name, value]);
    return {
      ...siteChanges(settings),
      ...Object.fromEntries(changed),
      ...Object.fromEntries(settings.fonts.map(({ role, name }) => [`--font-own-${role}`, `"${name}"`])),
    };
  });
}

/** Returns CSS variables for the colours in which a page kind differs from the site. */
export function pageVariables(settings: SiteSettings, kind: string): Variables {
  return remember(settings, ['page', kind], () =>
    changes(kindColors(settings, kind, siteActionColors), siteColors(settings)),
  );
}

/** Returns the CSS variables for a part of a page that has its own accent. */
export function accentVariables(settings: SiteSettings, kind: string, accent: string): Variables {
  return remember(settings, ['accent', kind, accent], () => {
    const colors = kindColors(settings, kind, (look) => blockActionColors(look, accent));
    return Object.fromEntries([...colors].filter(([name]) => name.includes('accent')));
  });
}

/** Returns the colours on pages of a kind, by their custom properties. */
function kindColors(
  settings: SiteSettings,
  kind: string,
  actionOf: (look: SiteSettings) => ActionColors,
): Values {
  const on = (width: keyof Responsive<string>) =>
    colorsOn(settings, (look) => pageColors(look, kind)[width], actionOf);
  return byWidth(on('mobile'), on('desktop'));
}

/**
 * Combines the values for windows below 768 px and from 768 px. `.page` defines `--m` and `--p` so that one of them
 * applies.
 */
function byWidth(phone: Values, desktop: Values): Values {
  return new Map(
    [...phone].map(([name, value]) => {
      const other = desktop.get(name) ?? value;
      return [name, value === other ? value : `var(--m, ${value}) var(--p, ${other})`];
    }),
  );
}

function changes(values: Values, from: Values): Variables {
  return Object.fromEntries([...values].filter(([name, value]) => value !== from.get(name)));
}

/** Colours of the main action as CSS values. */
interface ActionColors {
  accent: string;
  pressed: string;
  onAccent: string;
}

/**
 * Returns the site's accent and the colour of text on it. The default pressed colour and text colour adapt to another
 * accent. Colours that the operator set stay unchanged.
 */
export function siteActionColors(settings: SiteSettings): ActionColors {
  const { themeColor: accent, themeColorPressed: pressed, themeColorDark: onAccent } = settings;
  const given = { accent, pressed, onAccent };
  const color = readColor(accent, builtInPage);
  if (color === null || !differs(accent, defaults.themeColor)) return given;
  if (!differs(pressed, defaults.themeColorPressed)) given.pressed = darker(color);
  if (differs(onAccent, defaults.themeColorDark)) return given;
  return { ...given, onAccent: textOnAccent(color, given.pressed, onAccent) };
}

function blockActionColors(settings: SiteSettings, accent: string): ActionColors {
  const color = readColor(accent, builtInPage);
  if (color === null) return { ...siteActionColors(settings), accent };
  const pressed = darker(color);
  return { accent, pressed, onAccent: textOnAccent(color, pressed, settings.themeColorDark) };
}

function textOnAccent(accent: Hex, pressed: string, wanted: string): Hex {
  const grounds = [accent, readColor(pressed, accent) ?? accent];
  const own = readColor(wanted, accent) ?? defaults.themeColorDark;
  return firstReadable([own, '#ffffff', '#000000'], grounds, textContrast);
}

/** Darkens a colour. It becomes as much darker as the default pressed colour is than the default accent. */
function darker(color: Hex): Hex {
  const { l, c, h } = readOklch(color);
  return fromOklch(l - 0.06, c, h);
}

function siteColors(settings: SiteSettings): Values {
  return colorsOn(settings, ({ pageColor }) => pageColor, siteActionColors);
}

/** Returns the values that differ from the style sheet, which contains the defaults of both themes. */
function siteChanges(settings: SiteSettings): Variables {
  const own = siteColors(settings);
  const isDark = own.get('--scheme') === 'dark';
  return changes(
    own,
    isDark ? colorsIn(mainLook(defaults), defaults.pageColor, siteActionColors).colors : siteColors(defaults),
  );
}

/**
 * Returns the colours of a page, as `light-dark(light, dark)` if the site has both themes. A site with only a dark
 * theme has plain dark colours. A site with only a light theme has the dark colours too, for parts that stay dark, such
 * as covers and the stage of a game.
 */
function colorsOn(
  settings: SiteSettings,
  pageColorOf: (look: SiteSettings) => string,
  actionOf: (look: SiteSettings) => ActionColors,
): Values {
  const looks = looksOf(settings);
  const of = (look: SiteSettings) => colorsIn(look, pageColorOf(look), actionOf);
  if (!('only' in looks)) return lightDark(of(looks.light).colors, of(looks.dark).colors);
  const { scheme, colors } = of(looks.only);
  if (scheme === 'dark') return new Map([['--scheme', scheme], ['--light', '0'], ...colors]);
  const dark = colorsIn(looks.only, builtInPage, actionOf).colors;
  return new Map([['--scheme', scheme], ['--light', '1'], ...lightDark(colors, dark)]);
}

function lightDark(light: Values, dark: Values): Values {
  return new Map(
    [...light].map(([name, value]) => {
      const other = dark.get(name) ?? value;
      return [name, value === other ? value : `light-dark(${value}, ${other})`];
    }),
  );
}

/** Returns the colours of the site's pages in one theme, by their custom properties. */
export function themeColors(look: SiteSettings): Values {
  return colorsIn(look, look.pageColor, siteActionColors).colors;
}

/** Returns the colours in one theme of a page with the colour `pageColor`. */
function colorsIn(
  look: SiteSettings,
  pageColor: string,
  actionOf: (look: SiteSettings) => ActionColors,
): { scheme: Palette['scheme']; colors: Values } {
  const action = actionOf(look);
  const page = readColor(pageColor, siteColor(look));
  const accent = readColor(action.accent, builtInPage);
  const { scheme, colors } = paletteOf({
    page: page ?? siteColor(look),
    accent: accent ?? defaults.themeColor.toLowerCase(),
    pressed: readColor(action.pressed, builtInPage) ?? defaults.themeColorPressed,
    onAccent: readColor(action.onAccent, builtInPage) ?? defaults.themeColorDark,
  });
  return {
    scheme,
    colors: new Map([
      ...colors,
      // Keywords that only browsers can resolve, such as `canvas`, stay unchanged.
      ...(page === null ? [['--color-page', pageColor] as const] : []),
      ...(accent === null ? [['--color-accent', action.accent] as const] : []),
    ]),
  };
}

/** Returns the text colour of legal pages in one theme, or `null` if it is that of all text. */
export function textPageColor({ privacy }: SiteSettings): string | null {
  return differs(privacy.textColor, defaults.privacy.textColor) ? privacy.textColor : null;
}

/** Returns the text colour of legal pages, and the default text colour. If both are equal, no CSS rule is needed. */
function privacyColors(settings: SiteSettings): [value: string, own: string] {
  const looks = looksOf(settings);
  const own = defaults.privacy.textColor;
  if ('only' in looks) return [looks.only.privacy.textColor, own];
  const [light, dark] = [looks.light, looks.dark].map(({ privacy }) =>
    differs(privacy.textColor, own) ? privacy.textColor : 'var(--color-strong)',
  );
  return light === dark ? [looks.dark.privacy.textColor, own] : [`light-dark(${light}, ${dark})`, own];
}

/**
 * Returns the colours of the browser's own bars, with the theme of each. A site with one theme has one colour without a
 * theme.
 */
export function barColors(settings: SiteSettings): BarColor[] {
  const looks = looksOf(settings);
  if ('only' in looks) return [{ color: looks.only.pageColor }];
  return [
    { theme: 'light', color: looks.light.pageColor },
    { theme: 'dark', color: looks.dark.pageColor },
  ];
}

/** Returns the colour of surfaces on a page of this colour. */
export function surfaceOn(settings: SiteSettings, pageColor: string): Hex {
  const page = readColor(pageColor, siteColor(settings)) ?? siteColor(settings);
  return deriveSurfaces(page).surface;
}

function siteColor({ pageColor }: SiteSettings): Hex {
  return readColor(pageColor, builtInPage) ?? builtInPage;
}

/** Returns the text colour of the cookie banner. The default becomes white or black if it is not readable. */
export function cookieText({ textColor, background }: SiteSettings['cookie']): string {
  return textOn(textColor, defaults.cookie.textColor, background);
}

/** Returns the text colour of the cookie banner's buttons. The default becomes white or black if it is not readable. */
export function cookieButtonText({ buttonTextColor, buttonColor }: SiteSettings['cookie']): string {
  return textOn(buttonTextColor, defaults.cookie.buttonTextColor, buttonColor);
}

function textOn(color: string, own: string, ground: string): string {
  const behind = readColor(ground, '#ffffff');
  if (differs(color, own) || behind === null) return color;
  return firstReadable([own, '#ffffff', '#000000'], [behind], textContrast);
}

function differs(value: string, own: string): boolean {
  return value !== '' && value.toLowerCase() !== own.toLowerCase();
}

/**
 * Returns a width in % as the same fraction in vw. Returns "" for other units, which have the same meaning everywhere
 * on a page.
 */
function shareOfWindow(width: string): string {
  return width.endsWith('%') ? width.replace('%', 'vw') : '';
}

/**
 * Returns `@font-face` rules of the custom fonts. The texts in them come from the settings, so they are escaped and
 * cannot end the rule.
 */
export function fontFaces(fonts: SiteSettings['fonts']): string {
  return fonts
    .map(
      ({ name, url }) =>
        `@font-face{font-family:"${name}";src:url("${escapeAddress(url)}");font-weight:100 900;font-display:swap}`,
    )
    .join('');
}

function escapeAddress(address: string): string {
  return address.replace(
    /["'()<>\\\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
