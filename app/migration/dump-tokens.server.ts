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

export interface DumpTokenizer {
  write(piece: string): void;
  /** Ends the text. Returns false if it ends within a string, a name or a comment. */
  end(): boolean;
  /** Chooses whether the texts of strings are collected. Without it, their tokens are empty. */
  collect(isCollecting: boolean): void;
  /** Takes the rest of the line as one word. */
  takeLine(): void;
}

/** Longest string that is collected, in UTF-16 units. The rest of a longer one is dropped. */
export const longestString = 1_000_000;

/** Length from which V8 represents a part of a string by a reference. */
const shortestReference = 13;

/** Longest word. Longer ones are split; dumps contain none. */
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
  // MySQL keeps the backslash of these two, which escape wildcards in patterns.
  ['%', '\\%'],
  ['_', '\\_'],
]);

/** Creates a tokenizer that calls `onToken` for each token. It holds at most one token and one piece of text. */
export function createDumpTokenizer(onToken: (token: DumpToken) => void): DumpTokenizer {
  let text = '';
  let at = 0;
  let isCollecting = true;
  let isTakingLine = false;
  /** Quotation mark of the open string or name, or the end of the open comment. */
  let open: '' | "'" | '"' | '`' | '\n' | '*/' = '';
  let parts: string[] = [];
  let collected = 0;

  const collectPart = (part: string) => {
    if (part === '' || !(isCollecting || open === '`') || collected >= longestString) return;
    parts.push(part.slice(0, longestString - collected));
    collected += part.length;
  };

  /** Continues reading a string or name. Returns false if the piece ends before the string or name does. */
  const readQuoted = (): boolean => {
    const quote = open;
    const stops = quotedStops[quote === '`' ? 'name' : quote === '"' ? 'double' : 'single'];
    for (;;) {
      stops.lastIndex = at;
      const stop = stops.exec(text)?.index ?? -1;
      collectPart(text.slice(at, stop === -1 ? text.length : stop));
      if (stop === -1) {
        at = text.length;
        return false;
      }
      at = stop;
      // The meaning of a backslash or a quotation mark depends on the next character.
      const next = text[stop + 1];
      if (next === undefined) return false;
      at = stop + 2;
      if (text[stop] === '\\') {
        collectPart(escapes.get(next) ?? next);
      } else if (next === quote) {
        collectPart(quote);
      } else {
        at = stop + 1;
        closeQuoted();
        return true;
      }
    }
  };

  const closeQuoted = () => {
    const kind = open === '`' ? 'name' : 'string';
    const [only = ''] = parts;
    const token = { kind, text: parts.length > 1 ? parts.join('') : detach(only) } as const;
    open = '';
    parts = [];
    collected = 0;
    onToken(token);
  };

  /** Skips a comment. Returns false if the piece ends before the comment does. */
  const skipComment = (): boolean => {
    const end = text.indexOf(open, at);
    if (end === -1) {
      // The last character of the piece may be the first half of the comment's end.
      at = open === '*/' && text.endsWith('*') ? Math.max(at, text.length - 1) : text.length;
      return false;
    }
    at = end + open.length;
    open = '';
    return true;
  };

  /** Reads one token outside of strings and comments. Returns false if the piece ends before the end of the token. */
  const readPlain = (isLast: boolean): boolean => {
    if (isTakingLine) {
      const end = text.indexOf('\n', at);
      if (end === -1 && !isLast && text.length - at < longestWord) return false;
      const line = text.slice(at, end === -1 ? text.length : end).trim();
      at = end === -1 ? text.length : end + 1;
      isTakingLine = false;
      onToken({ kind: 'word', text: line });
      return true;
    }
    const char = text[at] ?? '';
    if (/\s/.test(char)) {
      at += 1;
      return true;
    }
    if (char === "'" || char === '"' || char === '`') {
      open = char;
      at += 1;
      return true;
    }
    if (char === '#') {
      open = '\n';
      at += 1;
      return true;
    }
    if (char === '/' || char === '-') {
      const next = text[at + 1];
      if (next === undefined && !isLast) return false;
      if (char + next === '/*' || char + next === '--') {
        open = next === '*' ? '*/' : '\n';
        at += 2;
        return true;
      }
    }
    if (marks.has(char)) {
      at += 1;
      onToken({ kind: 'mark', text: char });
      return true;
    }
    wordEnd.lastIndex = at + 1;
    const found = wordEnd.exec(text);
    // A single "/" or "-" at the end of the piece may begin a comment.
    if (!found && !isLast && text.length - at < longestWord) return false;
    const end = Math.min(found?.index ?? text.length, at + longestWord);
    const word = text.slice(at, end);
    at = end;
    onToken({ kind: 'word', text: word });
    return true;
  };

  const readAll = (isLast: boolean) => {
    while (at < text.length) {
      const isDone =
        open === '' ? readPlain(isLast) : open === '\n' || open === '*/' ? skipComment() : readQuoted();
      if (!isDone) break;
    }
  };

  return {
    write(piece) {
      text = text.slice(at) + piece;
      at = 0;
      readAll(false);
    },
    end() {
      readAll(true);
      // A quotation mark that is the last character of the text ends its string.
      if (open !== '' && open !== '\n' && open !== '*/' && text.slice(at) === open) closeQuoted();
      return open === '' || open === '\n';
    },
    collect(value) {
      isCollecting = value;
    },
    takeLine() {
      isTakingLine = true;
    },
  };
}

/**
 * Copies a part of a piece. V8 represents a part of a long string by a reference to the string, so a collected text
 * would otherwise hold its whole piece in memory.
 */
function detach(part: string): string {
  return part.length < shortestReference ? part : Buffer.from(part).toString();
}
