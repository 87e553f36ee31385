import { ownValue } from '#app/lib/own-value.ts';
import { modulo } from '../sky/zodiac.ts';
import type { InLanguage } from '../composed-texts.server.ts';
import type { LibraryFile, Word } from './library-format.ts';

/** The sentences of one language. */
export type Library = InLanguage<LibraryFile>;

/** The words for the placeholders of a sentence. */
export type Slots = Readonly<Record<string, Word>>;

/** A sentence: its template in the library, with placeholders, and its final text. */
export interface Sentence {
  skeleton: string;
  text: string;
}

/** Matches a placeholder: `{sign}`, `{sign.into}` with a form, or `{body:one|another}` with alternatives by gender. */
export const placeholders = /\{(\w+)(?:\.(\w+)|:([^{}]*))?\}/g;

/** Returns the text of a word in a form, or `undefined` if the word lacks the form. A single text serves all forms. */
function formOf(word: Word, form: string): string | undefined {
  return typeof word === 'string' ? word : ownValue(word, form);
}

function capitalise(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/**
 * Returns the slot that a placeholder names. If the name has a capital letter, such as `Sign`, the slot is `sign`, and
 * its text begins a sentence.
 */
export const slotName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Replaces the placeholders in a text with the words in `slots`. These words may contain placeholders too. Throws if a
 * placeholder has no word, or if its word lacks the form that the placeholder names.
 */
export function fill(library: Library, skeleton: string, slots: Slots): string {
  return skeleton.replaceAll(placeholders, (whole, name: string, form = 'base', alternatives?: string) => {
    const slot = slotName(name);
    const word = ownValue(slots, slot);
    const text =
      word !== undefined &&
      (alternatives === undefined
        ? formOf(word, form)
        : alternatives.split('|')[library.data.genders.indexOf(formOf(word, 'gender') ?? '')]);
    if (text === undefined || text === false) throw new Error(`${whole} in "${skeleton}" has no text.`);
    const filled = fill(library, text, slots);
    return slot === name ? filled : capitalise(filled, library.language);
  });
}

/** Returns the sentence at an index of a pool, with its placeholders replaced. The index wraps around. */
export function write(library: Library, pool: readonly string[], index: number, slots: Slots): Sentence {
  const skeleton = pick(pool, index);
  const text = Object.entries(library.data.spelling ?? {}).reduce(
    (written, [from, to]) => written.replaceAll(from, to),
    fill(library, skeleton, slots),
  );
  return { skeleton, text };
}

/** Returns the entry at an index of a list. The index wraps around. Throws if the list is empty. */
export function pick<Entry>(pool: readonly Entry[], index: number): Entry {
  const found = pool[modulo(index, pool.length)];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}
