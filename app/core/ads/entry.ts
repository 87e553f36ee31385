/** One ad entry (READINGS 30). Type 1: external script, 2: inline script, 3 and 4: in-div with script, 5: markup only. */
export interface AdEntry {
  id: number;
  type: 1 | 2 | 3 | 4 | 5;
  /** Vertical id it is limited to, 0: all. */
  verticalId: number;
  position: 'head' | 'body';
  /** Page kind number it is limited to, 0: all. */
  pageKind: number;
  /** Ad number it fills. */
  adNumber: number;
  script: string;
  markup: string;
  scriptInMarkup: string;
}
