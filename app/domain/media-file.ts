/** One imported picture with its prepared widths, served as `/media/{hash}-{width}.{avif|webp}`. */
export interface MediaFile {
  /** First 16 hex digits of the SHA-256 of the original's bytes. */
  hash: string;
  /** Size of the original, px. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`, shown until the picture has loaded. */
  color: string;
  /** Base64 thumbhash. */
  thumbhash: string;
  /** Prepared widths in px, ascending. */
  widths: readonly number[];
}
