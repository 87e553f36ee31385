/** Defines which values are better, and which are wanted. */
export interface Choice<T> {
  /** Sorts better values first. Must be a total order. */
  compare: (a: T, b: T) => number;
  /** Higher is better. Must be consistent with `compare`, which decides between equal scores. */
  score?: (value: T) => number;
  isWanted?: (value: T) => boolean;
}

/**
 * Returns the first `count` wanted values in the order of `compare`, sorted. Reads each value once, keeps at most
 * `count` of them, and checks whether a value is wanted only if it is good enough.
 */
export function selectBest<T>(values: Iterable<T>, count: number, choice: Choice<T>): T[] {
  const { compare, score = () => 0, isWanted = () => true } = choice;
  const heap: T[] = [];
  if (count <= 0) return heap;
  let worst = -Infinity;
  for (const value of values) {
    if (heap.length < count) {
      if (!isWanted(value)) continue;
      heap.push(value);
      raise(heap, compare);
    } else {
      const scored = score(value);
      if (scored < worst || (scored === worst && compare(value, heap[0] as T) > 0) || !isWanted(value))
        continue;
      heap[0] = value;
      sink(heap, compare);
    }
    if (heap.length === count) worst = score(heap[0] as T);
  }
  return heap.sort(compare);
}

/** Moves the last value of the heap to its position. The worst value is at the top. */
function raise<T>(heap: T[], compare: (a: T, b: T) => number): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (compare(heap[at] as T, heap[parent] as T) <= 0) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink<T>(heap: T[], compare: (a: T, b: T) => number): void {
  for (let at = 0; ;) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && compare(heap[child] as T, heap[worst] as T) > 0) worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: unknown[], a: number, b: number): void {
  [heap[a], heap[b]] = [heap[b], heap[a]];
}
