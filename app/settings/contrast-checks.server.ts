import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import { lowestContrast, readColor, textContrast, withContrast, type Hex } from './contrast.server.ts';
import { looksOf } from './looks.server.ts';
import { builtInPage, deriveSurfaces } from './palette.server.ts';
import {
  cookieButtonText,
  cookieText,
  siteActionColors,
  textPageColor,
  themeColors,
} from './theme.server.ts';

/** Where a text appears. */
export type TextUse =
  | 'text'
  | 'soft'
  | 'faint'
  | 'link'
  | 'surfaceLink'
  | 'button'
  | 'pressedButton'
  | 'textPage'
  | 'cookieText'
  | 'cookieButton';

/** The contrast of a text on its background, as visitors see it. */
export interface ContrastCheck {
  /** `null` if it is the same in both themes. */
  theme: 'dark' | 'light' | null;
  use: TextUse;
  color: Hex;
  ground: Hex;
  /** Contrast, such as 4.5 for 4.5:1, rounded down to one decimal. */
  contrast: number;
  isReadable: boolean;
  /**
   * The setting to change, and the nearest readable colour. `null` if the text is readable or no setting determines its
   * colour.
   */
  fix: { key: string; value: Hex; contrast: number } | null;
}

/**
 * A text with its background. `key` is the setting of the text's colour. It is missing if the colour is always
 * readable.
 */
interface Sample {
  use: TextUse;
  color: string;
  ground: string;
  key?: string;
  /** Other backgrounds on which a suggested colour should be readable, too. */
  others?: readonly string[];
}

/** Measures the contrast of the site's texts in each theme that it has (WCAG 2.2 AA, 1.4.3). */
export function checkContrast(settings: SiteSettings): ContrastCheck[] {
  const looks = looksOf(settings);
  const shown = 'only' in looks ? [looks.only] : [looks.dark, looks.light];
  const ofThemes = shown.flatMap((look) => {
    const theme = themeOf(look);
    const isOwnLight = theme === 'light' && (!('only' in looks) || settings.theme === 'light');
    const keyOf = (key: string) => (isOwnLight ? `light.${key}` : key);
    return themeSamples(look, keyOf).map((sample) => measure(theme, sample));
  });
  return [...ofThemes, ...cookieSamples(settings).map((sample) => measure(null, sample))];
}

/** Returns the theme to which the settings of a look belong. */
export function themeOf({ pageColor }: SiteSettings): 'dark' | 'light' {
  return deriveSurfaces(readColor(pageColor, builtInPage) ?? builtInPage).isDark ? 'dark' : 'light';
}

function themeSamples(look: SiteSettings, keyOf: (key: string) => string): Sample[] {
  const colors = themeColors(look);
  const of = (name: string) => colors.get(`--color-${name}`) ?? '';
  const { accent, pressed, onAccent } = siteActionColors(look);
  const key = keyOf('themeColorDark');
  return [
    { use: 'text', color: of('strong'), ground: of('page') },
    { use: 'soft', color: of('soft'), ground: of('surface') },
    { use: 'faint', color: of('faint'), ground: of('surface') },
    { use: 'link', color: of('accent-text'), ground: of('page') },
    { use: 'surfaceLink', color: of('accent-text'), ground: of('surface') },
    { use: 'button', color: onAccent, ground: accent, key, others: [pressed] },
    { use: 'pressedButton', color: onAccent, ground: pressed, key, others: [accent] },
    {
      use: 'textPage',
      color: textPageColor(look) ?? of('strong'),
      ground: of('page'),
      key: keyOf('privacy.textColor'),
    },
  ];
}

function cookieSamples({ cookie }: SiteSettings): Sample[] {
  return [
    {
      use: 'cookieText',
      color: cookieText(cookie),
      ground: cookie.background,
      key: 'cookie.textColor',
    },
    {
      use: 'cookieButton',
      color: cookieButtonText(cookie),
      ground: cookie.buttonColor,
      key: 'cookie.buttonTextColor',
    },
  ];
}

function measure(theme: ContrastCheck['theme'], sample: Sample): ContrastCheck {
  const ground = readColor(sample.ground, builtInPage) ?? builtInPage;
  const color = readColor(sample.color, ground) ?? ground;
  const contrast = lowestContrast(color, [ground]);
  const isReadable = contrast >= textContrast;
  return {
    theme,
    use: sample.use,
    color,
    ground,
    contrast: rounded(contrast),
    isReadable,
    fix: isReadable || sample.key === undefined ? null : findFix(sample.key, color, ground, sample.others),
  };
}

/** Returns the nearest readable colour, preferably one that is readable on all backgrounds. */
function findFix(key: string, color: Hex, ground: Hex, others: readonly string[] = []): ContrastCheck['fix'] {
  const grounds = [ground, ...others.flatMap((other) => readColor(other, builtInPage) ?? [])];
  const value =
    withContrast(color, grounds, textContrast) ?? withContrast(color, [ground], textContrast) ?? '#000000';
  return { key, value, contrast: rounded(lowestContrast(value, [ground])) };
}

/** Returns a contrast rounded down to one decimal. */
export function rounded(contrast: number): number {
  return Math.floor(contrast * 10) / 10;
}
