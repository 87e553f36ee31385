import { phrase, readPhrase } from '#app/lib/phrase.ts';

/** Joins encoded phrases into one, with semicolons between them. */
export function joinPhrases(texts: readonly string[]): string {
  const [first = '', ...rest] = texts;
  return rest.reduce(
    (all, text) => phrase('{first}; {second}', { first: readPhrase(all), second: readPhrase(text) }),
    first,
  );
}
