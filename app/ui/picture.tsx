import type { ReactNode } from 'react';
import { plainWidthOf } from '@portico/shared/prepared-files';
import type { PictureData, PictureSource } from './picture-data.ts';
import type { PictureLoad } from './picture-load.ts';
import { useLanguageAttributes } from './text-language.ts';

/** A picture and its presentation. */
export interface PictureLook {
  picture: PictureData;
  /** The version for phones, if the box is wide there. */
  widePicture?: PictureData | null | undefined;
  /** Alternative text. Defaults to the description of the picture, if it has one. */
  alt?: string | undefined;
  /** The width at which the picture is shown (`sizes` of HTML). */
  sizes: string;
  /** Width in pixels of the webp for browsers without avif. */
  plainWidth?: number;
  load?: PictureLoad | undefined;
  className?: string | undefined;
}

/**
 * A prepared picture in avif and webp with its average colour as the background, or the picture of another host. The
 * caller reserves the space, so nothing shifts. Browsers without avif get a webp of one width, because a second list of
 * widths would double the markup of a page of tiles. Pictures that load `later` have a copy for browsers without
 * scripts (spec IMG-3).
 *
 * The loader (`lazy-pictures.ts`) adds attributes to `img` and `source` before hydration. They are not among the props,
 * so React never changes them. The key makes another picture in the same position a new element.
 */
export function Picture(look: PictureLook) {
  const { picture, widePicture, plainWidth, load = 'later', className } = look;
  const alt = look.alt ?? picture.alt ?? '';
  const src = 'src' in picture ? picture.src : plainFile(picture, plainWidth);
  const style = 'src' in picture ? undefined : { backgroundColor: picture.color };
  const language = useLanguageAttributes(alt !== '' && look.alt === undefined ? picture.language : undefined);
  const shared = { className, style, suppressHydrationWarning: true, lang: language.lang };
  if (load !== 'later') {
    const hint = load === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
    return (
      <picture key={src}>
        {sourcesOf(look, 'srcSet')}
        <img src={src} {...hint} alt={alt} {...shared} />
      </picture>
    );
  }
  // React does not hydrate the content of noscript, so only the server renders it.
  const copy = (
    <noscript>
      {import.meta.env.SSR && <img src={src} alt={alt} lang={language.lang} className={className} />}
    </noscript>
  );
  if ('hash' in picture && !widePicture && !picture.desktop) {
    return (
      <>
        <img key={src} data-src={src} data-widths={picture.widths.join(' ')} alt={alt} {...shared} />
        {copy}
      </>
    );
  }
  return (
    <>
      <picture key={src}>
        {sourcesOf(look, 'data-srcset')}
        <img data-src={src} alt={alt} {...shared} />
      </picture>
      {copy}
    </>
  );
}

const phone = '(width < 40rem)';
/**
 * Matches windows in which an item's desktop picture is shown: from 768 px, independently of the visitor's font size.
 */
const desktop = '(min-width: 768px)';

/** Returns the `source` elements. Those of lazy pictures have `data-srcset`, which the loader copies. */
function sourcesOf(
  { picture, widePicture, sizes, plainWidth }: PictureLook,
  attribute: 'srcSet' | 'data-srcset',
): ReactNode {
  const avif = (source: Prepared, media?: string) => (
    <source
      type="image/avif"
      media={media}
      {...{ [attribute]: widthList(source) }}
      sizes={sizes}
      suppressHydrationWarning
    />
  );
  const plain = (address: string) => (
    <source media={desktop} {...{ [attribute]: address }} suppressHydrationWarning />
  );
  const { desktop: wide } = picture;
  return (
    <>
      {widePicture && 'hash' in widePicture && avif(widePicture, phone)}
      {wide && 'hash' in wide && avif(wide, desktop)}
      {/* Browsers without avif would otherwise use the phone's picture. */}
      {wide && plain('src' in wide ? wide.src : plainFile(wide, plainWidth))}
      {'hash' in picture && avif(picture)}
    </>
  );
}

type Prepared = Extract<PictureSource, { hash: string }>;

function plainFile({ hash, widths }: Prepared, plainWidth: number | undefined): string {
  return `/media/${hash}-${plainWidthOf(widths, plainWidth)}.webp`;
}

function widthList({ hash, widths }: Prepared): string {
  return widths.map((width) => `/media/${hash}-${width}.avif ${width}w`).join(', ');
}
