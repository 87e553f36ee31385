import { ownValue } from '#app/lib/own-value.ts';
import { lowestContrast, readColor, textContrast, withContrast } from './contrast.server.ts';
import { looksOf, pageColors } from './looks.server.ts';
import { builtInPage, deriveSurfaces } from './palette.server.ts';
import type { FlatSettings } from '#app/domain/settings/define-settings.server.ts';
import {
  decodeSettings,
  siteSettings,
  type SiteSettings,
} from '#app/domain/settings/site-settings.server.ts';
import { siteActionColors, surfaceOn } from './theme.server.ts';

/** A colour that the operator set and that is hard to read. */
export interface ColorWarning {
  /** Settings of a text colour and of its backgrounds. */
  keys: readonly string[];
  /** One line that describes the fault, its location and how to fix it. */
  message: string;
}

/** A text colour that was set, with one of its backgrounds. */
interface Pair {
  key: string;
  color: string;
  groundKey: string;
  ground: string;
}

/**
 * Returns warnings about text colours that are hard to read (WCAG 2.2 AA: 4.5:1), colours that cannot be checked, and
 * dark backgrounds of the light theme. There are no warnings about default text colours, because these adapt to their
 * background.
 */
export function findColorWarnings(flat: FlatSettings): ColorWarning[] {
  const settings = decodeSettings(flat);
  const unknown = colorKeys.flatMap((key): ColorWarning[] => {
    const given = givenValue(flat, key);
    if (given === '' || readColor(given, builtInPage) !== null) return [];
    return [{ keys: [key], message: `settings.${key}: ${JSON.stringify(given)} ${cannotCheck}` }];
  });
  const looks = looksOf(settings);
  const shown = 'only' in looks ? [looks.only] : [looks.dark, looks.light];
  const faint = [
    ...shown.flatMap((look) => pairsOf(look, 'light' in looks && look === looks.light)),
    ...cookiePairs(settings),
  ]
    .filter(({ key }) => givenValue(flat, key) !== '')
    .flatMap(warningOf);
  return [...unknown, ...findDarkColors(flat), ...faint];
}

/** Returns the pairs of one theme. For the light theme, their keys are those of the `light` settings. */
function pairsOf(look: SiteSettings, isLightTheme: boolean): Pair[] {
  const keyOf = (key: string) => (isLightTheme ? `light.${key}` : key);
  return [...textPagePairs(look, keyOf), ...actionPairs(look, keyOf)];
}

/** Returns warnings about dark backgrounds of the light theme. The light theme does not use such backgrounds. */
function findDarkColors(flat: FlatSettings): ColorWarning[] {
  const keys = [...siteSettings.definitions.keys()].filter((key) =>
    /^light\.(?:pageColor|background\..*color)/.test(key),
  );
  return keys.flatMap((key) => {
    const given = givenValue(flat, key);
    const color = readColor(given, builtInPage);
    if (given === '' || color === null || !deriveSurfaces(color).isDark) return [];
    const message = `settings.${key}: ${JSON.stringify(given)} is dark, so the light theme does not use it; give a light colour, or set "${key.slice('light.'.length)}" for the dark theme.`;
    return [{ keys: [key], message }];
  });
}

const cannotCheck =
  'is a colour that only browsers know, so its contrast is not checked; give it as "#rrggbb".';

const colorKeys = [...siteSettings.definitions.values()].flatMap(({ key, control }) =>
  control === 'color' ? [key] : [],
);

/**
 * Returns the value that the operator set, or "" if there is none or it is the default. The default needs no warning,
 * because it adapts until it is readable.
 */
function givenValue(flat: FlatSettings, key: string): string {
  const given = ownValue(flat, key);
  if (typeof given !== 'string') return '';
  const { default: own } = siteSettings.definitions.get(key) ?? {};
  return given.trim().toLowerCase() === String(own).toLowerCase() ? '' : given.trim();
}

function warningOf({ key, color, groundKey, ground }: Pair): ColorWarning[] {
  const behind = readColor(ground, builtInPage);
  const text = behind && readColor(color, behind);
  if (!behind || !text) return [];
  const contrast = lowestContrast(text, [behind]);
  if (contrast >= textContrast) return [];
  const shown = Math.floor(contrast * 100) / 100;
  const better = withContrast(text, [behind], textContrast);
  const message =
    `settings.${key}: ${JSON.stringify(color)} on ${JSON.stringify(ground)} (${groundKey}) has a contrast of ` +
    `${shown}:1, but text needs ${textContrast}:1 to be read by everyone (WCAG AA). ${JSON.stringify(better)} would do.`;
  return [{ keys: [key, groundKey], message }];
}

function textPagePairs(settings: SiteSettings, keyOf: (key: string) => string): Pair[] {
  const { background, privacy } = settings;
  const color = privacy.textColor;
  const colors = pageColors(settings, 'text');
  const pairs = (['mobile', 'desktop'] as const).map((width): Pair => {
    const groundKey = keyOf(background.color[width] ? `background.color.${width}` : 'pageColor');
    // In front of a picture the text has a surface as its background.
    const ground = background.image[width] ? surfaceOn(settings, colors[width]) : colors[width];
    return { key: keyOf('privacy.textColor'), color, groundKey, ground };
  });
  const [mobile, desktop] = pairs;
  return mobile?.ground === desktop?.ground ? pairs.slice(0, 1) : pairs;
}

function actionPairs(settings: SiteSettings, keyOf: (key: string) => string): Pair[] {
  const { accent, pressed, onAccent } = siteActionColors(settings);
  const key = keyOf('themeColorDark');
  return [
    { key, color: onAccent, groundKey: keyOf('themeColor'), ground: accent },
    { key, color: onAccent, groundKey: keyOf('themeColorPressed'), ground: pressed },
  ];
}

function cookiePairs({ cookie }: SiteSettings): Pair[] {
  return [
    {
      key: 'cookie.textColor',
      color: cookie.textColor,
      groundKey: 'cookie.background',
      ground: cookie.background,
    },
    {
      key: 'cookie.buttonTextColor',
      color: cookie.buttonTextColor,
      groundKey: 'cookie.buttonColor',
      ground: cookie.buttonColor,
    },
  ];
}
