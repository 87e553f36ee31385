import type { PictureData } from '#app/ui/picture-data.ts';

/** Address of a picture at its widest. */
export function wholeAddress(picture: PictureData): string {
  return 'src' in picture ? picture.src : `/media/${picture.hash}-${picture.widths.at(-1)}.webp`;
}
