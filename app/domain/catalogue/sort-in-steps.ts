/** Number of entries that are sorted at once, and number that are merged between two steps. */
const runLength = 4_096;
const mergedPerStep = 20_000;

/** Returns a sorted copy of a list. The sort is stable and runs in steps of a few milliseconds. */
export function* sortInSteps<T>(list: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[]> {
  let runs: T[][] = [];
  for (let start = 0; start < list.length; start += runLength) {
    if (start > 0) yield;
    runs.push(list.slice(start, start + runLength).sort(compare));
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      const [first = [], second] = runs.slice(index, index + 2);
      merged.push(second ? yield* merge(first, second, compare) : first);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(
  first: readonly T[],
  second: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<void, T[]> {
  const merged: T[] = [];
  let left = 0;
  let right = 0;
  while (left < first.length && right < second.length) {
    const a = first[left] as T;
    const b = second[right] as T;
    if (compare(a, b) <= 0) {
      merged.push(a);
      left += 1;
    } else {
      merged.push(b);
      right += 1;
    }
    if (merged.length % mergedPerStep === 0) yield;
  }
  for (; left < first.length; left += 1) merged.push(first[left] as T);
  for (; right < second.length; right += 1) merged.push(second[right] as T);
  return merged;
}
