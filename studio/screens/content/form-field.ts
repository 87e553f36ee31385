import type { JsonValue } from '#app/lib/json.ts';

/** A field of an item's form. `path` leads to its value in the item. */
export type FormField = {
  path: readonly string[];
  /** The key of a field that every item has, or the name of a field of its section. */
  name: string;
  /** The title that the schema gives it. Empty for a field that every item has: its title is a message. */
  title: string;
  /** The allowed values or the purpose of the field. */
  help: string;
} & FieldControl;

/** A value of a choice. If the schema gives it no label, the form shows a message or the value itself. */
export interface FieldOption {
  id: string;
  label: string;
}

/** A short list of texts inside an object. Another field of the object can contain the index of one of them. */
export interface TextsControl {
  kind: 'texts';
  least: number;
  most: number;
  /** The field of the object that contains the index of the marked text. `null` if there is none. */
  marked: { name: string; title: string } | null;
}

/** An object whose values are numbers, such as the points of an answer for each result. */
export interface RecordControl {
  kind: 'record';
  minimum: number | null;
  maximum: number | null;
}

/** The kinds of objects in a list. The field `key` of an object names its kind. */
export interface RowVariants {
  key: string;
  /** The title of the field `key`. */
  title: string;
  options: readonly (FieldOption & { fields: readonly FormField[] })[];
}

export type FieldControl =
  | { kind: 'text'; lines: number }
  | { kind: 'html'; lines: number }
  | { kind: 'number'; minimum: number | null; maximum: number | null }
  /** Time in Unix seconds. With `isText`, the item stores it as text. 0 and "" mean no time. */
  | { kind: 'time'; isText: boolean }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly FieldOption[] }
  | { kind: 'choices'; options: readonly FieldOption[] }
  | { kind: 'picture' }
  | { kind: 'pictures' }
  /** A list of texts, one a line. */
  | { kind: 'lines' }
  | TextsControl
  | RecordControl
  /** An object with a fixed set of fields. If `isOptional`, the object can be missing: its value is then `null`. */
  | { kind: 'group'; fields: readonly FormField[]; isOptional: boolean }
  /**
   * A list of objects. Without variants, each object has all `fields`. With variants, each object has the fields of its
   * variant, and `fields` contains the fields of all variants.
   */
  | { kind: 'rows'; fields: readonly FormField[]; variants: RowVariants | null; most: number | null }
  /** A value for which there is no other control. It is edited as JSON. */
  | { kind: 'json' };

/** A field with the value that the draft shows. */
export type FilledField = FormField & {
  value: JsonValue;
  /** Identifies the value. A form sends it together with a new value, so that a change by someone else is noticed. */
  revision: string;
  /** The published value, if the draft has another one. */
  published?: { value: JsonValue };
};

/** The groups of a form, in order. */
export const fieldGroups = ['texts', 'pictures', 'play', 'facts', 'section', 'questions', 'search'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** Returns the path of a field in one text, such as `ext.width`. */
export function fieldAddress(path: readonly string[]): string {
  return path.join('.');
}
