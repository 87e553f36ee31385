/** An entry as the page runs it. */
export interface RunEntry {
  type: 1 | 2 | 3 | 4 | 5;
  position: 'head' | 'body';
  markup: string;
  /** Address of the script. Empty if the entry has no script or contains its code. */
  address: string;
  code: string;
  attributes: Readonly<Record<string, string | boolean>>;
}
