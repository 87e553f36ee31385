import { useMemo } from 'react';
import type { JsonValue } from '#app/lib/json.ts';
import { useTypedText, type TypedText, type TypedTextOptions } from './use-typed-text.ts';

interface Options<Value> extends Omit<TypedTextOptions, 'saved' | 'accepts'> {
  saved: { value: Value; revision: string };
  /** Reads a value from its JSON. Returns `undefined` for other text. Pass the same function in every rendering. */
  read: (text: string) => Value | undefined;
}

export interface TypedJson<Value> extends Omit<TypedText, 'text' | 'type' | 'save'> {
  /** The value in the field. */
  value: Value;
  /** Changes the value in the field. */
  change: (value: Value) => void;
  /** Saves a value. Does nothing if it is already saved. */
  save: (value: Value) => void;
}

/** Holds a value while it is edited, as `useTypedText` holds a text. The value is stored and sent as JSON. */
export function useTypedJson<Value>({ saved, read, ...options }: Options<Value>): TypedJson<Value> {
  const { text, type, save, ...typed } = useTypedText({
    ...options,
    saved: { text: JSON.stringify(saved.value), revision: saved.revision },
    accepts: (stored) => read(stored) !== undefined,
  });
  const value = useMemo(() => read(text), [read, text]);
  return {
    ...typed,
    value: value === undefined ? saved.value : value,
    change: (next) => type(JSON.stringify(next)),
    save: (next) => save(JSON.stringify(next)),
  };
}

/** Reads any JSON. */
export function readAnyJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
