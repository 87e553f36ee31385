/** What a vertical needs to know about a game for the fields of its `ext`. Texts are as the old site wrote them. */
export interface MovedFacts {
  instructions: string;
  /** Names that commas separate. */
  tags: string;
  /** In pixels; NaN if unknown. */
  width: number;
  height: number;
}
