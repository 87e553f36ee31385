import { getLocation, printParseErrorCode, visit } from 'jsonc-parser';
import { inEnglish, phrase } from '#app/lib/phrase.ts';
import { formatPath } from './fault.ts';

/** The position at which a text stops being JSON. */
export interface JsonFault {
  /** Line and column, counted from 1, and the path of the faulty value if it is inside another value. */
  position: string;
  /** The position as an encoded phrase. */
  positionPhrase: string;
  /** True if the text ends inside its last value. */
  isCutOff: boolean;
}

/**
 * Finds the first fault of a text that the JSON parser refused. The parser itself does not always report a position.
 * Returns `null` for a text that is nested too deeply.
 */
export function findJsonFault(text: string): JsonFault | null {
  try {
    const { code, offset, length, line, column } = findFirstError(text);
    const path = getLocation(text, offset).path.filter((part) => part !== '');
    const positionPhrase =
      path.length > 0
        ? phrase('line {line}, column {column}, in {path}', { line, column, path: formatPath(path) })
        : phrase('line {line}, column {column}', { line, column });
    const token = text.slice(offset, offset + length);
    return {
      position: inEnglish(positionPhrase),
      positionPhrase,
      isCutOff: offset + length === text.length && isCut(code, token),
    };
  } catch (error) {
    // The library calls itself for nested values, so deep nesting exceeds the call stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface FoundError {
  /** Name of the parser's error. */
  code: string;
  offset: number;
  length: number;
  line: number;
  column: number;
}

/** Ends the search, because an error is often followed by others that result from it. */
class Found extends Error {
  readonly found: FoundError;

  constructor(found: FoundError) {
    super('A fault was found.');
    this.found = found;
  }
}

function findFirstError(text: string): FoundError {
  try {
    visit(
      text,
      {
        onError(code, offset, length, line, character) {
          throw new Found({
            code: printParseErrorCode(code),
            offset,
            length,
            line: line + 1,
            column: character + 1,
          });
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
  } catch (error) {
    if (error instanceof Found) return error.found;
    throw error;
  }
  // The library found no error, although `JSON.parse` refused the text. Report the start of the text.
  return { code: 'InvalidSymbol', offset: 0, length: 1, line: 1, column: 1 };
}

/** Reports whether the last token of a text is incomplete. */
function isCut(code: string, token: string): boolean {
  return (
    code === 'UnexpectedEndOfString' ||
    code === 'UnexpectedEndOfNumber' ||
    /^(?:-|t|tr|tru|f|fa|fal|fals|n|nu|nul)?$/.test(token)
  );
}
