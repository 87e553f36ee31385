import type { PictureData } from './picture-data.ts';
import { toWebp } from './webp.ts';

/** A `<source>` of a picture. */
interface Source {
  type: string;
  srcSet: string;
  sizes?: string;
  media?: string;
}

/**
 * A prepared picture in avif and webp with its average colour behind it. `sizes` says how wide it is shown;
 * the box's shape comes from the caller (nothing shifts). Browsers without avif get one webp, `plainWidth` pixels wide:
 * a second list of widths would be half of a page of tiles. Pictures of the first screen are `eager`; the others wait
 * for the page's loader (`lazy-pictures.ts`) and have a twin for browsers without script (READINGS 35).
 */
export function Picture({
  picture,
  widePicture,
  alt,
  sizes,
  plainWidth = 320,
  eager = false,
  className,
}: {
  picture: PictureData;
  /** Taken on phones, where the box is wide. */
  widePicture?: PictureData | null | undefined;
  alt: string;
  sizes: string;
  plainWidth?: number;
  eager?: boolean;
  className?: string | undefined;
}) {
  const { src, sources, color } = filesOf({ picture, widePicture, sizes, plainWidth });
  const style = color ? { backgroundColor: color } : undefined;
  if (eager) {
    return (
      <picture key={src}>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img src={src} alt={alt} style={style} className={className} />
      </picture>
    );
  }
  const twin = <noscript dangerouslySetInnerHTML={{ __html: plainImage(src, alt, className) }} />;
  // The key: another picture is another element, which the loader has not seen yet.
  if ('hash' in picture && !widePicture) {
    return (
      <>
        <img
          key={src}
          data-src={src}
          data-widths={picture.widths.join(' ')}
          alt={alt}
          style={style}
          className={className}
          suppressHydrationWarning
        />
        {twin}
      </>
    );
  }
  return (
    <>
      <picture key={src}>
        {sources.map(({ srcSet, ...source }) => (
          <source key={srcSet} {...source} data-srcset={srcSet} suppressHydrationWarning />
        ))}
        <img data-src={src} alt={alt} style={style} className={className} suppressHydrationWarning />
      </picture>
      {twin}
    </>
  );
}

/** The twin as text: as elements it would be a tenth of a page's rendering, for browsers that are hardly there. */
function plainImage(src: string, alt: string, className = ''): string {
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}" class="${escapeAttribute(className)}">`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const phone = '(width < 40rem)';

function filesOf({
  picture,
  widePicture,
  sizes,
  plainWidth,
}: {
  picture: PictureData;
  widePicture: PictureData | null | undefined;
  sizes: string;
  plainWidth: number;
}) {
  if ('src' in picture) {
    const { src } = picture;
    const webp = toWebp(src, true);
    const sources: Source[] = webp === src ? [] : [{ type: 'image/webp', srcSet: webp }];
    return { src, sources, color: undefined };
  }
  const width = picture.widths.find((each) => each >= plainWidth) ?? picture.widths.at(-1);
  const sources: Source[] = [{ type: 'image/avif', srcSet: widthList(picture), sizes }];
  if (widePicture && 'hash' in widePicture) {
    sources.unshift({ type: 'image/avif', media: phone, srcSet: widthList(widePicture), sizes });
  }
  return { src: `/media/${picture.hash}-${width}.webp`, sources, color: picture.color };
}

function widthList({ hash, widths }: Extract<PictureData, { hash: string }>): string {
  return widths.map((width) => `/media/${hash}-${width}.avif ${width}w`).join(', ');
}
