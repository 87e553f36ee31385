import type { PageKind } from '#app/domain/layout.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import { rounded, themeOf } from './contrast-checks.server.ts';
import { lowestContrast, markContrast, readColor, textContrast } from './contrast.server.ts';
import { looksOf, pageColors } from './looks.server.ts';
import { builtInPage } from './palette.server.ts';
import { themeColors } from './theme.server.ts';

/**
 * How a block uses a colour: for the buttons, links and icons inside it, for text on the page, or as the background of
 * text in the page's text colour.
 */
export const colorUses = ['accent', 'text', 'background'] as const;
export type ColorUse = (typeof colorUses)[number];

/** The contrast of a block's colour with the page. If the colour is a background, its contrast with the page's text. */
export interface ColorContrast {
  /** `null` if the site has one theme. */
  theme: 'dark' | 'light' | null;
  /**
   * The contrast as a number, such as 4.5 for 4.5:1, rounded down to one decimal. If phones have another page colour,
   * this is the lower contrast.
   */
  contrast: number;
  /** The contrast that this use needs (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
  least: number;
  isEnough: boolean;
}

/**
 * Measures a colour on the pages of a kind, in each theme of the site. Returns an empty list for a text that is not a
 * colour, and for keywords that only browsers can resolve.
 */
export function measureColor(
  settings: SiteSettings,
  kind: PageKind,
  { use, value }: { use: ColorUse; value: string },
): ColorContrast[] {
  if (readColor(value, builtInPage) === null) return [];
  const looks = looksOf(settings);
  const shown = 'only' in looks ? [looks.only] : [looks.dark, looks.light];
  const least = use === 'accent' ? markContrast : textContrast;
  return shown.map((look) => {
    const colors = pageColors(look, kind);
    const contrast = Math.min(
      ...[colors.mobile, colors.desktop].map((pageColor) => contrastOn({ ...look, pageColor }, use, value)),
    );
    return {
      theme: shown.length === 1 ? null : themeOf(look),
      contrast: rounded(contrast),
      least,
      isEnough: contrast >= least,
    };
  });
}

function contrastOn(look: SiteSettings, use: ColorUse, value: string): number {
  const page = readColor(look.pageColor, builtInPage) ?? builtInPage;
  const color = readColor(value, page) ?? page;
  if (use !== 'background') return lowestContrast(color, [page]);
  return lowestContrast(readColor(themeColors(look).get('--color-strong') ?? '', color) ?? page, [color]);
}
