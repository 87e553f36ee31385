import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { ownValue } from '#app/lib/own-value.ts';

/** The values of a form that is sent as a whole, such as that of a dialog. */
type FormValues = Readonly<Record<string, string | boolean>>;

/**
 * Holds the values of a form. Changed values are kept in the browser's session storage until the form is closed, so
 * that the operator finds them again after a reload and after a new sign-in. `id` identifies the form among all forms of
 * the Studio.
 */
export function useSessionState<Values extends FormValues>(
  id: string,
  initial: Values,
): [Values, Dispatch<SetStateAction<Values>>] {
  const [first] = useState(initial);
  const [values, setValues] = useState(() => ({ ...first, ...readStored(id, first) }));
  const isChanged = Object.entries(values).some(([name, value]) => ownValue(first, name) !== value);
  useEffect(() => {
    if (isChanged) writeStored(id, values);
    else sessionStorage.removeItem(storageKey(id));
  }, [id, isChanged, values]);
  useEffect(() => () => forget(id), [id]);
  return [values, setValues];
}

/** Removes the values of a closed form. A reload does not close it, and neither does the end of the session. */
function forget(id: string): void {
  if (location.pathname !== '/sign-in') sessionStorage.removeItem(storageKey(id));
}

function storageKey(id: string): string {
  return `studio form ${id}`;
}

/** Returns the stored values of the fields that a form still has. */
function readStored<Values extends FormValues>(id: string, initial: Values): Partial<Values> {
  if (typeof sessionStorage === 'undefined') return {};
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null');
    if (typeof found !== 'object' || found === null) return {};
    const stored = Object.entries(found).filter(
      ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof ownValue(initial, name),
    );
    return Object.fromEntries(stored) as Partial<Values>;
  } catch {
    return {};
  }
}

function writeStored(id: string, values: FormValues): void {
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify(values));
  } catch {
    // The storage is full. The form still holds its values.
  }
}
