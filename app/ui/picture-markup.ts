import { Markup, markup } from './markup.ts';
import type { PictureData, PictureSource } from './picture-data.ts';
import { plainWidthOf } from '#app/domain/prepared-files.ts';

/**
 * When a picture is requested:
 * - `first`: while the document is still loading. For the one picture that dominates the first screen.
 * - `inView`: after the first layout, by the browser itself. For the rest of the first screen. Requested earlier, a
 *   dozen of them would delay the first paint of a slow phone by a third (docs/performance.md).
 * - `later`: when the page's loader detects that it comes near (`lazy-pictures.ts`).
 */
export type PictureLoad = 'first' | 'inView' | 'later';

/** Returns how a picture of a list loads. The first `inView` pictures belong to the first screen. */
export function loadInOrder(index: number, inView: number): PictureLoad {
  if (index >= inView) return 'later';
  return index === 0 ? 'first' : 'inView';
}

/** A picture and its presentation. */
export interface PictureLook {
  picture: PictureData;
  /** Used on phones, where the box is wide. */
  widePicture?: PictureData | null | undefined;
  /** Defaults to the picture's own text, if it has one. */
  alt?: string | undefined;
  /** The width at which it is shown (`sizes` of HTML). */
  sizes: string;
  /** Width in pixels of the webp for browsers without avif. */
  plainWidth?: number;
  load?: PictureLoad | undefined;
  className?: string | undefined;
}

/**
 * Returns the markup of a prepared picture in avif and webp with its average colour as the background. The caller
 * reserves the space, so nothing shifts. Browsers without avif get a webp of one width, because a second list of widths
 * would double the markup of a page of tiles. Pictures that load `later` have a copy for browsers without scripts
 * (spec IMG-3).
 */
export function pictureMarkup(look: PictureLook): Markup {
  const { picture, widePicture, plainWidth, load = 'later', className = '' } = look;
  const alt = look.alt ?? picture.alt ?? '';
  const src = 'src' in picture ? picture.src : plainFile(picture, plainWidth);
  const color = 'src' in picture ? undefined : picture.color;
  const image = markup` alt="${alt}" class="${className}"${color && markup` style="background-color:${color}"`}>`;
  if (load !== 'later') {
    const hint = new Markup(load === 'first' ? ' fetchpriority="high"' : ' loading="lazy"');
    return markup`<picture>${sourcesOf(look, 'srcset')}<img src="${src}"${hint}${image}</picture>`;
  }
  const twin = markup`<noscript><img src="${src}" alt="${alt}" class="${className}"></noscript>`;
  if ('hash' in picture && !widePicture && !picture.desktop) {
    return markup`<img data-src="${src}" data-widths="${picture.widths.join(' ')}"${image}${twin}`;
  }
  return markup`<picture>${sourcesOf(look, 'data-srcset')}<img data-src="${src}"${image}</picture>${twin}`;
}

const phone = '(width < 40rem)';
/**
 * Matches windows in which an item's desktop picture is shown: from 768 px, independently of the visitor's font size.
 */
const desktop = '(min-width: 768px)';

function sourcesOf(
  { picture, widePicture, sizes, plainWidth }: PictureLook,
  attribute: 'srcset' | 'data-srcset',
): Markup {
  const name = new Markup(attribute);
  const avif = (source: Prepared, media = new Markup('')) =>
    markup`<source type="image/avif"${media} ${name}="${widthList(source)}" sizes="${sizes}">`;
  const wide = widePicture && 'hash' in widePicture && avif(widePicture, markup` media="${phone}"`);
  const own = 'hash' in picture && avif(picture);
  return markup`${wide || null}${desktopSources()}${own || null}`;

  /**
   * Includes a source without avif for browsers that do not support it. Otherwise they would use the phone's picture.
   */
  function desktopSources(): Markup | null {
    const source = picture.desktop;
    if (!source) return null;
    const media = markup` media="${desktop}"`;
    if ('src' in source) return markup`<source${media} ${name}="${source.src}">`;
    return markup`${avif(source, media)}<source${media} ${name}="${plainFile(source, plainWidth)}">`;
  }
}

type Prepared = Extract<PictureSource, { hash: string }>;

function plainFile({ hash, widths }: Prepared, plainWidth: number | undefined): string {
  return `/media/${hash}-${plainWidthOf(widths, plainWidth)}.webp`;
}

function widthList({ hash, widths }: Prepared): string {
  return widths.map((width) => `/media/${hash}-${width}.avif ${width}w`).join(', ');
}
