/** A list that pages are sliced from: an array, or a list that computes only the requested part. */
export interface Cuttable<T> {
  readonly length: number;
  slice(start: number, end: number): readonly T[];
}
