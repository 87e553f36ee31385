declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** The kept range of each axis of a variable font. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** Gives a font that has only the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
