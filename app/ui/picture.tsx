import type { PictureData } from './picture-data.ts';
import { toWebp } from './webp.ts';

/** A `<source>` of a picture. */
interface Source {
  type: string;
  srcSet: string;
  media?: string;
}

/**
 * A prepared picture in avif and webp with its average colour behind it. `sizes` says how wide it is shown;
 * the box's shape comes from the caller (nothing shifts). Pictures of the first screen are `eager`; the others wait for
 * the page's loader (`lazy-pictures.ts`) and have a twin for browsers without script (READINGS 35).
 */
export function Picture({
  picture,
  widePicture,
  alt,
  sizes,
  eager = false,
  className,
}: {
  picture: PictureData;
  /** Taken on phones, where the box is wide. */
  widePicture?: PictureData | undefined;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  const { src, srcSet, sources, color } = filesOf(picture, widePicture);
  const sized = srcSet && { sizes };
  const look = { className, style: color ? { backgroundColor: color } : undefined };
  if (eager) {
    return (
      <picture key={src}>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} {...sized} />
        ))}
        <img src={src} srcSet={srcSet} alt={alt} {...sized} {...look} />
      </picture>
    );
  }
  return (
    <>
      {/* The key: another picture is another element, which the loader has not seen yet. */}
      <picture key={src}>
        {sources.map(({ srcSet: waiting, ...source }) => (
          <source key={waiting} {...source} data-srcset={waiting} {...sized} suppressHydrationWarning />
        ))}
        <img
          data-src={src}
          data-srcset={srcSet}
          alt={alt}
          {...sized}
          {...look}
          decoding="async"
          suppressHydrationWarning
        />
      </picture>
      <noscript>
        <img src={src} srcSet={srcSet} alt={alt} {...sized} {...look} />
      </noscript>
    </>
  );
}

const phone = '(width < 40rem)';

function filesOf(picture: PictureData, widePicture: PictureData | undefined) {
  if ('src' in picture) {
    const { src } = picture;
    const webp = toWebp(src, true);
    const sources: Source[] = webp === src ? [] : [{ type: 'image/webp', srcSet: webp }];
    return { src, srcSet: undefined, sources, color: undefined };
  }
  const width = picture.widths[Math.min(1, picture.widths.length - 1)];
  const wide = widePicture && 'hash' in widePicture ? sourceSet(widePicture, 'avif') : null;
  const sources: Source[] = [
    ...(wide ? [{ type: 'image/avif', media: phone, srcSet: wide }] : []),
    { type: 'image/avif', srcSet: sourceSet(picture, 'avif') },
  ];
  return {
    src: `/media/${picture.hash}-${width}.webp`,
    srcSet: sourceSet(picture, 'webp'),
    sources,
    color: picture.color,
  };
}

function sourceSet(picture: Extract<PictureData, { hash: string }>, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `/media/${picture.hash}-${width}.${format} ${width}w`).join(', ');
}
