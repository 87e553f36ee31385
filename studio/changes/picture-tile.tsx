import { ImageOff } from 'lucide-react';
import type { ShownPicture } from './shown-change.ts';

/** A small picture. Pictures of other hosts are not loaded: their address is shown instead. */
export function PictureTile({ picture, className }: { picture: ShownPicture; className: string }) {
  const { src, color, path } = picture;
  if (src === '') {
    return (
      <span className="inline-flex items-center gap-1.5 break-all">
        <ImageOff aria-hidden className="size-4 shrink-0" />
        {path}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className={`rounded-tag object-cover ${className}`}
      style={{ backgroundColor: color }}
    />
  );
}
