import { createContext } from 'react';
import type { JsonValue } from '#app/lib/json.ts';
import type { FieldFault } from './edit-item.server.ts';
import type { FormField } from './form-field.ts';

/** The control of a field, or of a field inside it. */
export interface ControlProps {
  field: FormField;
  label: string;
  value: JsonValue;
  isReadOnly: boolean;
  /** The path of the value in the item, as in the faults. */
  address: string;
  /** The faults of the value and of the values inside it. */
  faults: readonly FieldFault[];
  error?: string | undefined;
  published?: { text: string; restore: () => void } | undefined;
  /** Receives the value while it is being edited. */
  onChange: (value: JsonValue) => void;
  /** Receives the value to save. */
  onCommit: (value: JsonValue) => void;
}

/** Identifies the item to which the fields belong, among the items of all sections. */
export const ItemContext = createContext('');

/** Returns the faults of a value and of the values inside it. */
export function faultsAt(faults: readonly FieldFault[], address: string): FieldFault[] {
  return faults.filter(
    ({ field }) => field === address || field.startsWith(`${address}.`) || field.startsWith(`${address}[`),
  );
}
