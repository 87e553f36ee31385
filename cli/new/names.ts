import { UsageError } from '../command.ts';

/** A name in the forms that templates need. */
export interface NameForms {
  /** Words in lower case, joined by hyphens. */
  name: string;
  camel: string;
  pascal: string;
  /** The words with a space between them, such as `board games`. */
  words: string;
  /** The words with a capital letter at the beginning. */
  label: string;
}

/** Words that cannot be the name of a variable. */
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Reads a name. Throws a UsageError that says which names are valid. */
export function readName(given: string): NameForms {
  const isName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(given) && given.length <= 40 && !reserved.has(given);
  if (!isName) {
    const rule = 'Use lower-case letters and digits, with hyphens between words, such as board-games';
    throw new UsageError(`"${given}" cannot be a name. ${rule}.`);
  }
  const parts = given.split('-');
  const pascal = parts.map(capitalise).join('');
  return {
    name: given,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: parts.join(' '),
    label: capitalise(parts.join(' ')),
  };
}

/** Returns the likely singular of a name in the plural. */
export function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
