import type { PictureData } from './picture-data.ts';

/**
 * A prepared picture in avif and webp with its average colour behind it. `sizes` says how wide it is shown;
 * the box's shape comes from the caller (nothing shifts).
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
  const loading = eager ? undefined : ('lazy' as const);
  const decoding = eager ? undefined : ('async' as const);
  if ('src' in picture) {
    return <img src={picture.src} alt={alt} loading={loading} decoding="async" className={className} />;
  }
  const fallback = `/media/${picture.hash}-${picture.widths[Math.min(1, picture.widths.length - 1)]}.webp`;
  return (
    <picture>
      {widePicture && 'hash' in widePicture && (
        <source type="image/avif" media={phone} srcSet={sourceSet(widePicture, 'avif')} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={fallback}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        loading={loading}
        decoding={decoding}
        className={className}
        style={{ backgroundColor: picture.color }}
      />
    </picture>
  );
}

const phone = '(width < 40rem)';

function sourceSet(picture: Extract<PictureData, { hash: string }>, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `/media/${picture.hash}-${width}.${format} ${width}w`).join(', ');
}
