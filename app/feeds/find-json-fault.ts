import type { PathPart } from '#app/bundle/fault.ts';

/** The position at which a text stops being JSON. */
export interface JsonFault {
  /** Path of the faulty value. */
  path: readonly PathPart[];
  /** 1-based. */
  line: number;
  column: number;
  /** True if the text ends inside its last value. */
  isCutOff: boolean;
}

const blank = /[ \t\n\r]*/y;
/**
 * Strings are matched in pieces of limited length, because the backtracking stack of a regular expression is limited.
 */
const piece = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,4096}/uy;
const loosePiece = /(?:[^"\\]|\\[^]){1,4096}/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Level = { kind: 'list'; index: number } | { kind: 'object'; key: string };

/**
 * Finds the first fault of a text that the JSON parser refused. The parser itself does not always report a position.
 */
export function findJsonFault(text: string): JsonFault {
  const levels: Level[] = [];
  let at = 0;
  const skip = () => {
    blank.lastIndex = at;
    blank.test(text);
    at = blank.lastIndex;
  };
  const take = (expected: string) => {
    skip();
    if (text[at] !== expected) return false;
    at += 1;
    return true;
  };
  const takeScalar = (): string | null => {
    skip();
    const begin = at;
    const end = text[at] === '"' ? endOfRun(piece, text, at + 1) + 1 : endOf(word, text, at);
    if (text[at] === '"' && text[end - 1] !== '"') return null;
    at = end;
    return end > begin ? text.slice(begin, end) : null;
  };
  const takeKey = (level: Level & { kind: 'object' }) => {
    skip();
    if (text[at] !== '"') return false;
    const key = takeScalar();
    if (key === null) return false;
    level.key = JSON.parse(key) as string;
    return take(':');
  };
  /** Reads a value, or the start of a value that contains others. */
  const takeValue = () => {
    for (;;) {
      if (take('[')) {
        if (take(']')) return true;
        levels.push({ kind: 'list', index: 0 });
      } else if (take('{')) {
        if (take('}')) return true;
        const level: Level = { kind: 'object', key: '' };
        levels.push(level);
        if (!takeKey(level)) return false;
      } else return takeScalar() !== null;
    }
  };

  let isSound = takeValue();
  while (isSound) {
    const level = levels.at(-1);
    if (!level) break;
    if (level.kind === 'list' && take(',')) level.index += 1;
    else if (take(level.kind === 'list' ? ']' : '}')) {
      levels.pop();
      continue;
    } else if (level.kind === 'list' || !take(',') || !takeKey(level)) break;
    isSound = takeValue();
  }
  skip();
  return { path: pathOf(levels), ...placeOf(text, at), isCutOff: isCut(text, at) };
}

function pathOf(levels: readonly Level[]): PathPart[] {
  return levels.flatMap((level): PathPart[] => {
    if (level.kind === 'list') return [level.index];
    return level.key === '' ? [] : [level.key];
  });
}

function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/** Reports whether nothing follows, or only the start of a text, number or word. */
function isCut(text: string, at: number): boolean {
  if (text[at] === '"')
    return endOfRun(loosePiece, text, at + 1) >= text.length - Number(text.endsWith('\\'));
  return /^(?:-|\.|[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul)?$/.test(text.slice(at));
}

/** Returns the end of a sticky pattern's match at an index, or the index itself if the pattern does not match. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Returns the end of consecutive matches of a sticky pattern. */
function endOfRun(pattern: RegExp, text: string, at: number): number {
  for (;;) {
    const end = endOf(pattern, text, at);
    if (end === at) return at;
    at = end;
  }
}
