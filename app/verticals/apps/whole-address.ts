import type { PictureData } from '#app/ui/picture-data.ts';

/** Returns the address of the widest version of a picture. */
export function wholeAddress(picture: PictureData): string {
  return 'src' in picture ? picture.src : `/media/${picture.hash}-${picture.widths.at(-1)}.webp`;
}
