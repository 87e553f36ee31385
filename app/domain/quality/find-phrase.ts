import { foldWords } from './words.ts';

/** Returns the phrase that occurs first in a text, as the list of phrases spells it, or undefined if there is none. */
export type PhraseFinder = (text: string) => string | undefined;

interface Phrase {
  words: readonly string[];
  given: string;
}

/**
 * Creates a function that finds phrases in texts. Case and accents do not matter, and only whole words count. A phrase
 * of several words is also found if the text writes these words together. In scripts without spaces between words, each
 * character is a word, so a phrase may begin anywhere. A phrase inside an allowed phrase is not found.
 */
export function createPhraseFinder(phrases: Iterable<string>, allowed: Iterable<string> = []): PhraseFinder {
  const index = indexPhrases(phrases);
  const exempt = indexPhrases(allowed);
  return (text) => {
    const found = foldWords(text);
    let exemptUntil = 0;
    for (const position of found.keys()) {
      for (const { words } of phrasesAt(exempt, found, position)) {
        exemptUntil = Math.max(exemptUntil, position + words.length);
      }
      const match = phrasesAt(index, found, position).find(
        ({ words }) => position + words.length > exemptUntil,
      );
      if (match) return match.given;
    }
    return undefined;
  };
}

/** Lists phrases by their first word. */
function indexPhrases(phrases: Iterable<string>): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const given of phrases) {
    const words = foldWords(given);
    const forms = words.length > 1 ? [words, [words.join('')]] : [words];
    for (const form of forms) {
      const [first] = form;
      if (first === undefined) continue;
      const known = index.get(first);
      if (known) known.push({ words: form, given });
      else index.set(first, [{ words: form, given }]);
    }
  }
  return index;
}

function phrasesAt(
  index: ReadonlyMap<string, readonly Phrase[]>,
  found: readonly string[],
  position: number,
): Phrase[] {
  const candidates = index.get(found[position] ?? '') ?? [];
  return candidates.filter(({ words }) => words.every((word, offset) => found[position + offset] === word));
}
