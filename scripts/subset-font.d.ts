declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** The range of each axis of a variable font that the result covers. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** Returns a font that contains only the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
