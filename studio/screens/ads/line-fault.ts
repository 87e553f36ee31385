/** A fault in a line of a text. Lines are counted from 1. */
export interface LineFault {
  line: number;
  text: string;
}
