/** What a page is cut from: an array, or a list that makes only the part that is asked for. */
export interface Cuttable<T> {
  readonly length: number;
  slice(start: number, end: number): readonly T[];
}
