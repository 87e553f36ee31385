import type { CodeUnits } from './code-units.server.ts';
import { lengthen } from './lengthen.ts';

/** Numbers the different tokens of texts by their code units, in order of appearance. */
export class TokenTable {
  private readonly texts: string[] = [];
  /**
   * Hash table with open addressing. The number of slots is a power of two, and at most half of them are used. A slot
   * consists of two numbers: the token's number + 1, or 0 if the slot is empty, and the token's hash.
   */
  private slots = new Int32Array(2048);
  /** Code units of all tokens in sequence, and the start of each. */
  private units = new Uint16Array(4096);
  private starts = new Uint32Array(512);

  /** Returns the number of the token from `start` to `end`. Assigns a new number to a new token. */
  intern({ units }: CodeUnits, start: number, end: number, hash: number): number {
    const slot = this.findSlot(units, start, end, hash);
    const known = this.slots[slot] ?? 0;
    if (known !== 0) return known - 1;
    const number = this.keep(units.subarray(start, end));
    this.slots[slot] = number + 1;
    this.slots[slot + 1] = hash;
    if (this.texts.length * 4 > this.slots.length) this.growSlots();
    return number;
  }

  /**
   * Returns the tokens in the order of their code units, and the index of each token in this order, by the token's
   * number.
   */
  sort(): { texts: string[]; numbers: Uint32Array } {
    const { texts } = this;
    const sorted = [...texts.keys()].sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1));
    const numbers = new Uint32Array(texts.length);
    for (const [index, number] of sorted.entries()) numbers[number] = index;
    return { texts: sorted.map((number) => texts[number] ?? ''), numbers };
  }

  private findSlot(units: Uint16Array, start: number, end: number, hash: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let slot = ((hash ^ (hash >>> 15)) << 1) & mask; ; slot = (slot + 2) & mask) {
      const known = slots[slot] ?? 0;
      if (known === 0 || (slots[slot + 1] === hash && this.isToken(known - 1, units, start, end)))
        return slot;
    }
  }

  private isToken(token: number, units: Uint16Array, start: number, end: number): boolean {
    const known = this.starts[token] ?? 0;
    const length = end - start;
    if ((this.starts[token + 1] ?? 0) - known !== length) return false;
    for (let at = 0; at < length; at++) if (this.units[known + at] !== units[start + at]) return false;
    return true;
  }

  private keep(units: Uint16Array): number {
    const number = this.texts.length;
    const start = this.starts[number] ?? 0;
    const end = start + units.length;
    if (end > this.units.length) this.units = lengthen(this.units, end);
    if (number + 2 > this.starts.length) this.starts = lengthen(this.starts);
    this.units.set(units, start);
    this.starts[number + 1] = end;
    this.texts.push(Buffer.from(this.units.buffer, start * 2, units.length * 2).toString('utf16le'));
    return number;
  }

  private growSlots(): void {
    const before = this.slots;
    this.slots = new Int32Array(before.length * 2);
    const mask = this.slots.length - 1;
    for (let at = 0; at < before.length; at += 2) {
      const [known = 0, hash = 0] = [before[at], before[at + 1]];
      if (known === 0) continue;
      let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 2) & mask;
      this.slots[slot] = known;
      this.slots[slot + 1] = hash;
    }
  }
}
