import type { DumpToken } from './dump-tokens.server.ts';

/** Maximum number of columns of a table, as in MySQL. */
export const maxColumns = 4096;

/** Reads the values of one row of an INSERT statement, after the parenthesis that opens the row. */
export class DumpRowValues {
  private readonly values: (string | null)[] = [];
  /** What has been read of the current value. `undefined` before its first token, `null` for NULL and expressions. */
  private value: string | null | undefined;
  /** Number of open parentheses within the value. */
  private depth = 0;
  /** True after the X of a hexadecimal literal such as X'41'. */
  private isHexPrefix = false;

  /** Reads the next token. Returns whether it ends the row. */
  read(token: DumpToken): boolean {
    if (token.kind === 'mark') return this.readMark(token.text);
    if (this.depth > 0 || this.value === null) return false;
    if (token.kind === 'string') {
      this.value = this.isHexPrefix ? decodeHex(token.text) : (this.value ?? '') + token.text;
    } else if (token.kind === 'word') this.readWord(token.text);
    this.isHexPrefix = token.kind === 'word' && /^x$/i.test(token.text);
    return false;
  }

  /** Returns the values that have been read. Numbers are strings; NULL and expressions are `null`. */
  list(): readonly (string | null)[] {
    return this.values;
  }

  private readMark(mark: string): boolean {
    if (this.depth === 0 && (mark === ',' || mark === ')')) {
      if (this.values.length < maxColumns) this.values.push(this.value ?? null);
      this.value = undefined;
      return mark === ')';
    }
    if (mark === '.' && typeof this.value === 'string' && this.depth === 0) this.value += '.';
    if (mark === '(') this.depth += 1;
    if (mark === ')') this.depth -= 1;
    // Expressions are not evaluated and count as NULL.
    if (mark === '(' || this.depth > 0) this.value = null;
    return false;
  }

  private readWord(word: string): void {
    // The word is a prefix of the string that follows, such as its character set `_utf8mb4`, and not part of the value.
    if (/^(?:_\w+|[nxb])$/i.test(word)) return;
    if (/^0x[\da-f]+$/i.test(word)) this.value = decodeHex(word.slice(2));
    else if (/^(?:true|false)$/i.test(word)) this.value = word.toLowerCase() === 'true' ? '1' : '0';
    else if (/^[-+]?\d[\d.e+-]*$/i.test(word)) this.value = (this.value ?? '') + word;
    else this.value = null;
  }
}

/** Decodes a hexadecimal literal as UTF-8. `mysqldump --hex-blob` writes binary columns in this form. */
function decodeHex(digits: string): string {
  return Buffer.from(digits, 'hex').toString('utf8');
}
