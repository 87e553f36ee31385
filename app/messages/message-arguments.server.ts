import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** The TypeScript types of the arguments of a message, by the names of the arguments. */
export type Arguments = ReadonlyMap<string, string>;

/** Lists the arguments and their types in alphabetical order, so that the lists of two messages can be compared. */
export function describeArguments(found: Arguments): string {
  const names = [...found].map(([name, type]) => `${name}: ${type.split(' | ').toSorted().join(' | ')}`);
  return names.length === 0 ? 'none' : names.toSorted().join(', ');
}

/** Returns the arguments of a message, or the reason why it is malformed. */
export function argumentsOf(text: string): Arguments | string {
  try {
    const found = new Map<string, string>();
    collect(parse(text, { requiresOtherClause: true }), found);
    return found;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, string>): void {
  for (const element of elements) {
    if (isPoundElement(element)) continue;
    if (isArgumentElement(element)) {
      if (!found.has(element.value)) found.set(element.value, 'string');
    } else if (isDateElement(element) || isTimeElement(element)) {
      throw new Error('dates and times must be texts that useFormats() has formatted');
    } else if (isNumberElement(element)) {
      found.set(element.value, 'number');
    } else if (isPluralElement(element)) {
      found.set(element.value, 'number');
      for (const { value } of Object.values(element.options)) collect(value, found);
    } else if (isSelectElement(element)) {
      found.set(element.value, union(found.get(element.value), Object.keys(element.options)));
      for (const { value } of Object.values(element.options)) collect(value, found);
    } else if (isTagElement(element)) {
      found.set(element.value, 'Tag');
      collect(element.children, found);
    }
  }
}

/**
 * Returns the type of an argument that selects among `options`. Includes the options of earlier selections by the same
 * argument.
 */
function union(type: string | undefined, options: readonly string[]): string {
  const known = type?.startsWith("'") ? type.split(' | ') : [];
  return [...new Set([...known, ...options.map((name) => `'${name}'`)])].join(' | ');
}

/** Why a text cannot replace an English message. */
export type MessageFault =
  | { kind: 'malformed'; reason: string }
  /** The arguments of the text (`found`) and of the English message (`expected`), with their types. */
  | { kind: 'arguments'; found: string; expected: string };

/** Returns why a text cannot replace an English message. Returns `null` if it can. */
export function compareMessage(text: string, english: string): MessageFault | null {
  const found = argumentsOf(text);
  if (typeof found === 'string') return { kind: 'malformed', reason: found };
  const expected = argumentsOf(english);
  if (typeof expected === 'string' || describeArguments(found) === describeArguments(expected)) return null;
  return { kind: 'arguments', found: describeArguments(found), expected: describeArguments(expected) };
}

/**
 * Describes why a text cannot replace an English message, as the end of a sentence about the text. Returns `null` if it
 * can.
 */
export function findMessageFault(text: string, english: string): string | null {
  const fault = compareMessage(text, english);
  if (!fault) return null;
  return fault.kind === 'malformed'
    ? `is not a message in the ICU format (${fault.reason})`
    : `has the arguments ${fault.found}, not ${fault.expected}`;
}
