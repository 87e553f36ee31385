import { useState } from 'react';

/**
 * Returns the value of an earlier rendering as long as its JSON text stays the same. Each load of the screen's data
 * creates new objects, so every component that depends on them would render again after each edit. A rendering must not
 * create a new `value` each time, or React renders without end.
 */
export function useUnchanged<T>(value: T): T {
  const [state, setState] = useState({ given: value, kept: value });
  if (state.given === value) return state.kept;
  const kept = JSON.stringify(state.kept) === JSON.stringify(value) ? state.kept : value;
  setState({ given: value, kept });
  return kept;
}
