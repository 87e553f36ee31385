import { phrase, readPhrase } from '#app/lib/phrase.ts';

/** A step of the path of a fault: an index of a list, or the names of fields up to the next index. */
const step = /\[(\d+)\]|((?:\["(?:[^"\\]|\\.)*"\]|[^[\]])+)/g;

/**
 * Names a field inside a target for people. `[0].position` in the ads is “the ads, entry 1, position”, because people
 * count from 1. `target` and the result are encoded phrases.
 */
export function fieldPhrase(target: string, field: string): string {
  let result = target;
  for (const [, index, names = ''] of field.matchAll(step)) {
    result =
      index === undefined
        ? phrase('{target}, {field}', { target: readPhrase(result), field: names.replace(/^\./, '') })
        : phrase('{target}, entry {number}', { target: readPhrase(result), number: Number(index) + 1 });
  }
  return result;
}
