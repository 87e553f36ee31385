import { useState } from 'react';

/**
 * Returns the value of an earlier rendering as long as its JSON text stays the same. Each load of the screen's data
 * creates new objects, so every component that depends on them would render again after each edit. A rendering must not
 * create a new `value` each time, or React renders without end.
 */
export function useUnchanged<T>(value: T): T {
  const [{ latest, stable }, setState] = useState({ latest: value, stable: value });
  if (latest === value) return stable;
  const next = JSON.stringify(stable) === JSON.stringify(value) ? stable : value;
  setState({ latest: value, stable: next });
  return next;
}

/**
 * Returns an object in which each field has the value of an earlier rendering as long as the JSON text of the value stays
 * the same. The object itself stays the same if all fields do.
 */
export function useUnchangedFields<T extends object>(value: T): T {
  const [state, setState] = useState({ given: value, kept: value });
  if (state.given === value) return state.kept;
  const kept = keepFields(state.kept, value);
  setState({ given: value, kept });
  return kept;
}

function keepFields<T extends object>(before: T, next: T): T {
  const former = new Map<string, unknown>(Object.entries(before));
  let isChanged = former.size !== Object.keys(next).length;
  const fields = Object.entries(next).map(([name, value]): [string, unknown] => {
    const known = former.get(name);
    const isSame = JSON.stringify(known) === JSON.stringify(value);
    if (!isSame) isChanged = true;
    return [name, isSame ? known : value];
  });
  return isChanged ? (Object.fromEntries(fields) as T) : before;
}
