/** The data from which a vertical makes the `ext` of a moved game. Texts are unchanged from the old site. */
export interface MovedFacts {
  instructions: string;
  /** Names separated by commas. */
  tags: string;
  /** In pixels; NaN if unknown. */
  width: number;
  height: number;
}
