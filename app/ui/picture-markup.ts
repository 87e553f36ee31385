import { Markup, markup } from './markup.ts';
import type { PictureData } from './picture-data.ts';
import { plainWidthOf } from './prepared-files.ts';
import { toWebp } from './webp.ts';

/** A picture and how it is shown. */
export interface PictureLook {
  picture: PictureData;
  /** Taken on phones, where the box is wide. */
  widePicture?: PictureData | null | undefined;
  alt: string;
  /** How wide it is shown (`sizes` of HTML). */
  sizes: string;
  /** Pixels of the webp that browsers without avif get. */
  plainWidth?: number;
  /** Belongs to the first screen and loads at once. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * A prepared picture in avif and webp with its average colour behind it; the box's shape comes from the caller
 * (nothing shifts). Browsers without avif get one webp: a second list of widths would be half of a page of tiles.
 * Pictures that are not `eager` wait for the page's loader (`lazy-pictures.ts`) and have a twin for browsers without
 * script (READINGS 35).
 */
export function pictureMarkup(look: PictureLook): Markup {
  const { picture, widePicture, alt, plainWidth, eager = false, className = '' } = look;
  const src = 'src' in picture ? picture.src : plainFile(picture, plainWidth);
  const color = 'src' in picture ? undefined : picture.color;
  const image = markup` alt="${alt}" class="${className}"${color && markup` style="background-color:${color}"`}>`;
  if (eager) return markup`<picture>${sourcesOf(look, 'srcset')}<img src="${src}"${image}</picture>`;
  const twin = markup`<noscript><img src="${src}" alt="${alt}" class="${className}"></noscript>`;
  if ('hash' in picture && !widePicture) {
    return markup`<img data-src="${src}" data-widths="${picture.widths.join(' ')}"${image}${twin}`;
  }
  return markup`<picture>${sourcesOf(look, 'data-srcset')}<img data-src="${src}"${image}</picture>${twin}`;
}

const phone = '(width < 40rem)';

function sourcesOf(
  { picture, widePicture, sizes }: PictureLook,
  attribute: 'srcset' | 'data-srcset',
): Markup {
  const name = new Markup(attribute);
  if ('src' in picture) {
    const webp = toWebp(picture.src, true);
    return webp === picture.src ? new Markup('') : markup`<source type="image/webp" ${name}="${webp}">`;
  }
  const own = markup`<source type="image/avif" ${name}="${widthList(picture)}" sizes="${sizes}">`;
  if (!widePicture || 'src' in widePicture) return own;
  const wide = widthList(widePicture);
  return markup`<source type="image/avif" media="${phone}" ${name}="${wide}" sizes="${sizes}">${own}`;
}

type Prepared = Extract<PictureData, { hash: string }>;

function plainFile({ hash, widths }: Prepared, plainWidth: number | undefined): string {
  return `/media/${hash}-${plainWidthOf(widths, plainWidth)}.webp`;
}

function widthList({ hash, widths }: Prepared): string {
  return widths.map((width) => `/media/${hash}-${width}.avif ${width}w`).join(', ');
}
