/** A buffer for the UTF-16 code units of one text. All texts are read into the same memory, which grows when needed. */
export class CodeUnits {
  units = new Uint16Array(4096);
  length = 0;
  private bytes = Buffer.from(this.units.buffer);

  /** Reads a text and overwrites the code units of the previous one. */
  read(text: string): void {
    if (text.length > this.units.length) {
      this.units = new Uint16Array(text.length * 2);
      this.bytes = Buffer.from(this.units.buffer);
    }
    this.length = text.length;
    this.bytes.write(text, 'utf16le');
  }
}

/** Extends a hash of code units by one more. The hash of no code units is 0. */
export function addToHash(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}
