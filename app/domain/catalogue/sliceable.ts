/** A list that pages are sliced from: an array, or a list that computes only the requested part. */
export interface Sliceable<T> {
  readonly length: number;
  slice(start: number, end: number): readonly T[];
}
