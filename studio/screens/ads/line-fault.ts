/** A line of a text with what is wrong in it. Lines count from 1. */
export interface LineFault {
  line: number;
  text: string;
}
