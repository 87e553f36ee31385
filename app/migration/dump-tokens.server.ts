/*
 * The tokens of a MySQL dump, by the rules of the MySQL manual, chapter "Literal Values". The text arrives in pieces of
 * any size.
 */

export type DumpToken =
  /** A word, a number or a run of other characters that need no quotation. */
  | { kind: 'word'; text: string }
  /** A name in backquotes. */
  | { kind: 'name'; text: string }
  | { kind: 'string'; text: string }
  /** One of `( ) , ; . =`. */
  | { kind: 'mark'; text: string };

/** Longest string that is collected, in UTF-16 units. The rest of a longer one is dropped. */
export const longestString = 1_000_000;

/** Length from which V8 represents a part of a string by a reference. */
const shortestReference = 13;

/** Length of the longest word, in UTF-16 units. Longer words are split; dumps contain none. */
const longestWord = 1000;

const marks = new Set(['(', ')', ',', ';', '.', '=']);
const wordEnd = /[\s'"`(),;=#]|\/\*|--/g;

/** Characters that end a part of a string or of a name. Names have no escapes. */
const quotedStops = { single: /[\\']/g, double: /[\\"]/g, name: /`/g };

/** The characters that escape sequences stand for. Any other escaped character stands for itself. */
const escapes: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['b', '\b'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['Z', '\u001a'],
  // MySQL keeps the backslash in `\%` and `\_`, which escape wildcards in patterns.
  ['%', '\\%'],
  ['_', '\\_'],
]);

/** Quotation mark of an open string or name, or the end of an open comment. */
type Open = "'" | '"' | '`' | '\n' | '*/';

/** Calls `onToken` for each token. Holds at most one token and one piece of text. */
export class DumpTokenizer {
  private readonly onToken: (token: DumpToken) => void;
  private text = '';
  private at = 0;
  private isCollecting = true;
  private isTakingLine = false;
  private open: Open | null = null;
  private parts: string[] = [];
  /** Total length of the texts in `parts`. */
  private collected = 0;

  constructor(onToken: (token: DumpToken) => void) {
    this.onToken = onToken;
  }

  write(piece: string): void {
    this.text = this.text.slice(this.at) + piece;
    this.at = 0;
    this.readAll(false);
  }

  /** Ends the text. Returns false if it ends within a string, a name or a comment. */
  end(): boolean {
    this.readAll(true);
    // A quotation mark that is the last character of the text ends its string.
    if (this.isQuoted() && this.text.slice(this.at) === this.open) this.closeQuoted();
    return this.open === null || this.open === '\n';
  }

  /** Sets whether the texts of strings are collected. If they are not, string tokens have an empty text. */
  collect(isCollecting: boolean): void {
    this.isCollecting = isCollecting;
  }

  /** Takes the rest of the line as one word. */
  takeLine(): void {
    this.isTakingLine = true;
  }

  private readAll(isLast: boolean): void {
    while (this.at < this.text.length && this.readNext(isLast));
  }

  /** Reads up to the next boundary. Returns false if the piece ends before it. */
  private readNext(isLast: boolean): boolean {
    if (this.isQuoted()) return this.readQuoted();
    if (this.open !== null) return this.skipComment(this.open);
    return this.isTakingLine ? this.readLine(isLast) : this.readPlain(isLast);
  }

  private isQuoted(): boolean {
    return this.open !== null && this.open !== '\n' && this.open !== '*/';
  }

  /** Continues reading a string or name. Returns false if the piece ends before the string or name does. */
  private readQuoted(): boolean {
    const { text, open: quote } = this;
    const stops = quotedStops[quote === '`' ? 'name' : quote === '"' ? 'double' : 'single'];
    for (;;) {
      stops.lastIndex = this.at;
      const stop = stops.exec(text)?.index ?? -1;
      this.collectPart(text.slice(this.at, stop === -1 ? text.length : stop));
      if (stop === -1) {
        this.at = text.length;
        return false;
      }
      this.at = stop;
      // The meaning of a backslash or a quotation mark depends on the next character.
      const next = text[stop + 1];
      if (next === undefined) return false;
      this.at = stop + 2;
      if (text[stop] === '\\') {
        this.collectPart(escapes.get(next) ?? next);
      } else if (next === quote) {
        this.collectPart(quote);
      } else {
        this.at = stop + 1;
        this.closeQuoted();
        return true;
      }
    }
  }

  private collectPart(part: string): void {
    const isCollected = this.isCollecting || this.open === '`';
    if (part === '' || !isCollected || this.collected >= longestString) return;
    this.parts.push(part.slice(0, longestString - this.collected));
    this.collected += part.length;
  }

  private closeQuoted(): void {
    const kind = this.open === '`' ? 'name' : 'string';
    const [only = ''] = this.parts;
    const text = this.parts.length > 1 ? this.parts.join('') : detach(only);
    this.open = null;
    this.parts = [];
    this.collected = 0;
    this.onToken({ kind, text });
  }

  /** Skips a comment. Returns false if the piece ends before the comment does. */
  private skipComment(commentEnd: string): boolean {
    const { text } = this;
    const end = text.indexOf(commentEnd, this.at);
    if (end === -1) {
      // The last character of the piece may be the first half of the comment's end.
      const isHalf = commentEnd === '*/' && text.endsWith('*');
      this.at = isHalf ? Math.max(this.at, text.length - 1) : text.length;
      return false;
    }
    this.at = end + commentEnd.length;
    this.open = null;
    return true;
  }

  /** Reads the rest of the line as one word. Returns false if the piece ends before the line does. */
  private readLine(isLast: boolean): boolean {
    const { text, at } = this;
    const end = text.indexOf('\n', at);
    if (end === -1 && !isLast && text.length - at < longestWord) return false;
    const line = text.slice(at, end === -1 ? text.length : end).trim();
    this.at = end === -1 ? text.length : end + 1;
    this.isTakingLine = false;
    this.onToken({ kind: 'word', text: line });
    return true;
  }

  /** Reads one token outside of strings and comments. Returns false if the piece ends before the end of the token. */
  private readPlain(isLast: boolean): boolean {
    const { text, at } = this;
    const char = text[at] ?? '';
    if (/\s/.test(char)) return this.advance(1);
    if (char === "'" || char === '"' || char === '`') return this.advance(1, char);
    if (char === '#') return this.advance(1, '\n');
    if (char === '/' || char === '-') {
      const next = text[at + 1];
      if (next === undefined && !isLast) return false;
      if (char + next === '/*') return this.advance(2, '*/');
      if (char + next === '--') return this.advance(2, '\n');
    }
    if (marks.has(char)) {
      this.at += 1;
      this.onToken({ kind: 'mark', text: char });
      return true;
    }
    return this.readWord(isLast);
  }

  private readWord(isLast: boolean): boolean {
    const { text, at } = this;
    wordEnd.lastIndex = at + 1;
    const found = wordEnd.exec(text);
    // A single "/" or "-" at the end of the piece may begin a comment.
    if (!found && !isLast && text.length - at < longestWord) return false;
    const end = Math.min(found?.index ?? text.length, at + longestWord);
    this.at = end;
    this.onToken({ kind: 'word', text: text.slice(at, end) });
    return true;
  }

  /** Skips characters, which may open a string, a name or a comment. Returns true. */
  private advance(length: number, open: Open | null = null): true {
    this.at += length;
    this.open = open;
    return true;
  }
}

/**
 * Copies a part of a piece. V8 represents a part of a long string by a reference to the string, so a collected text
 * would otherwise hold its whole piece in memory.
 */
function detach(part: string): string {
  return part.length < shortestReference ? part : Buffer.from(part).toString();
}
