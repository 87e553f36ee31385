import type { Snapshot } from '#app/core/catalogue/snapshot.ts';
import { pictureOf } from '#app/core/media/picture.ts';
import { ownValue } from '#app/core/own-value.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { Background, Responsive, SiteSettings } from './settings.ts';
import { pageVariables } from './theme.server.ts';

/** CSS variables of the root view's background and of the colours on it, for the page's element. */
export type PageBackground = Readonly<Record<string, string>>;

/**
 * The background of a page kind: colour and picture of phones (`m`) and from 768 px (`p`), each the site's where the
 * kind has none; other pages have the site's. Undefined: nothing is set, the stylesheet's own stands. The desktop picture
 * alone makes it 120vh high instead of 100vh (READINGS 43).
 */
export function pageBackground(
  { settings, media }: Pick<Snapshot, 'media' | 'settings'>,
  kind: string,
): PageBackground | undefined {
  const { background: site, pageBackgrounds, fixedBackground } = settings;
  const own: Background | undefined = ownValue(pageBackgrounds, kind);
  const images = {
    m: pictureOf({ media }, own?.image.mobile || site.image.mobile),
    p: pictureOf({ media }, own?.image.desktop || site.image.desktop),
  };
  const variables: Record<string, string> = { ...pageVariables(settings, pageColors(settings, kind)) };
  for (const width of ['m', 'p'] as const) {
    const image = images[width];
    if (image) variables[`--page-image-${width}`] = cssImage(image);
  }
  if (images.p) variables['--page-height'] = '120vh';
  if (fixedBackground) variables['--page-attachment'] = 'fixed';
  return Object.keys(variables).length > 0 ? variables : undefined;
}

/** The colour of a page kind, beneath its picture. */
export function pageColors(
  { background: site, pageBackgrounds, pageColor }: SiteSettings,
  kind: string,
): Responsive<string> {
  const own: Background | undefined = ownValue(pageBackgrounds, kind);
  return {
    mobile: own?.color.mobile || site.color.mobile || pageColor,
    desktop: own?.color.desktop || site.color.desktop || pageColor,
  };
}

/** A prepared picture in its widest width, avif before webp; another host's address as it is. */
function cssImage(picture: PictureData): string {
  if ('src' in picture) return `url("${new URL(picture.src).href.replaceAll("'", '%27')}")`;
  const file = `/media/${picture.hash}-${picture.widths.at(-1)}`;
  return `image-set(url("${file}.avif") type("image/avif"), url("${file}.webp") type("image/webp"))`;
}
