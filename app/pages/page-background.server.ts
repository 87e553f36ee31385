import type { Snapshot } from '#app/domain/snapshot.ts';
import { pictureOf } from './picture.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import { backgroundOf, looksOf } from '#app/settings/looks.server.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import { pageVariables } from '#app/settings/theme.server.ts';

/** CSS variables for the background of a page and for the colours on it. `LayoutPage` sets them on its element. */
export type PageBackground = Readonly<Record<string, string>>;

/**
 * Returns the background of a page kind: colour and picture for phones (`m`) and from 768 px (`p`). Where the kind sets
 * nothing, and on pages without a kind, the site's background is used. Returns undefined if nothing is set; the
 * background of the style sheet then applies. A desktop picture makes the background 120vh high instead of 100vh (spec
 * LOOK-5).
 */
export function pageBackground(
  { settings, media }: Pick<Snapshot, 'media' | 'settings'>,
  kind: string,
): PageBackground | undefined {
  const looks = looksOf(settings);
  const variables: Record<string, string> = { ...pageVariables(settings, kind) };
  for (const [width, name] of [
    ['mobile', '--page-image-m'],
    ['desktop', '--page-image-p'],
  ] as const) {
    const imageOf = (look: SiteSettings) => {
      const own = backgroundOf(look.background, kind);
      return pictureOf({ media }, own?.image[width] || look.background.image[width]);
    };
    const image =
      'only' in looks ? inOne(imageOf(looks.only)) : inBoth(imageOf(looks.light), imageOf(looks.dark));
    if (image) variables[name] = image;
  }
  if (variables['--page-image-p']) variables['--page-height'] = '120vh';
  if (settings.fixedBackground) variables['--page-attachment'] = 'fixed';
  return Object.keys(variables).length > 0 ? variables : undefined;
}

function inOne(picture: PictureData | null | undefined): string | undefined {
  return picture ? cssImage(picture) : undefined;
}

/** Returns `var(--on-light, a) var(--on-dark, b)`, which is `a` in the light theme and `b` in the dark theme. */
function inBoth(
  light: PictureData | null | undefined,
  dark: PictureData | null | undefined,
): string | undefined {
  if (!light && !dark) return undefined;
  return `var(--on-light, ${inOne(light) ?? 'none'}) var(--on-dark, ${inOne(dark) ?? 'none'})`;
}

/**
 * Returns a prepared picture in its largest width, as avif with webp as the alternative. Addresses of other hosts are
 * not changed.
 */
function cssImage(picture: PictureData): string {
  if ('src' in picture) return `url("${new URL(picture.src).href.replaceAll("'", '%27')}")`;
  const file = `/media/${picture.hash}-${picture.widths.at(-1)}`;
  return `image-set(url("${file}.avif") type("image/avif"), url("${file}.webp") type("image/webp"))`;
}
