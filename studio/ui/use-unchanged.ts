import { useState } from 'react';

/**
 * Returns the value of an earlier rendering while the JSON text of the value is the same. Each load of the screen's data
 * creates new objects, so every component that depends on them would render again after each edit. `value` must not be
 * created anew by each rendering.
 */
export function useUnchanged<T>(value: T): T {
  const [state, setState] = useState({ given: value, kept: value });
  if (state.given === value) return state.kept;
  const kept = JSON.stringify(state.kept) === JSON.stringify(value) ? state.kept : value;
  setState({ given: value, kept });
  return kept;
}
