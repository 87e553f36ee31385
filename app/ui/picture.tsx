import type { PictureData } from './picture-data.ts';

/**
 * A prepared picture in avif and webp with its average colour behind it. `sizes` says how wide it is shown;
 * the box's shape comes from the caller (nothing shifts).
 */
export function Picture({
  picture,
  alt,
  sizes,
  eager = false,
  className,
}: {
  picture: PictureData;
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
  const set = (format: string) =>
    picture.widths.map((width) => `/media/${picture.hash}-${width}.${format} ${width}w`).join(', ');
  const fallback = `/media/${picture.hash}-${picture.widths[Math.min(1, picture.widths.length - 1)]}.webp`;
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={fallback}
        srcSet={set('webp')}
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
