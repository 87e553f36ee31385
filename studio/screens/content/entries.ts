import type { JsonValue } from '#app/lib/json.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { FormField, RowVariants } from './form-field.ts';

/** An entry of a list of objects. */
export type Entry = Readonly<Record<string, JsonValue>>;

/** Returns the value of an empty field. */
export function emptyOf(field: FormField): JsonValue {
  switch (field.kind) {
    case 'choice':
      return field.options[0]?.id ?? '';
    case 'choices':
    case 'lines':
    case 'pictures':
    case 'rows':
      return [];
    case 'texts':
      return Array.from({ length: field.least }, () => '');
    case 'record':
      return {};
    case 'group':
      return field.isOptional ? null : emptyEntry(field.fields);
    case 'number':
      return field.minimum ?? 0;
    case 'switch':
      return false;
    default:
      return '';
  }
}

/** Returns a new entry. If there are variants, it has the first one. */
export function newEntry(fields: readonly FormField[], variants: RowVariants | null): Entry {
  const [first] = variants?.options ?? [];
  if (!variants || !first) return emptyEntry(fields);
  return { [variants.key]: first.id, ...emptyEntry(first.fields) };
}

/**
 * Returns an entry as another variant. It keeps the values of the fields that both variants have with the same kind.
 */
export function asVariant(entry: Entry, variants: RowVariants, id: string): Entry {
  const variant = variants.options.find((one) => one.id === id);
  if (!variant) return entry;
  const before = fieldsOfEntry(entry, [], variants);
  const kindBefore = new Map(before.map(({ name, kind }) => [name, kind]));
  const values = emptyEntry(variant.fields);
  const kept = variant.fields.flatMap(({ name, kind, ...field }) => {
    const names = 'marked' in field && field.marked ? [name, field.marked.name] : [name];
    if (kindBefore.get(name) !== kind) return [];
    return names.flatMap((one) => {
      const value = ownValue(entry, one);
      return value === undefined ? [] : [[one, value] as const];
    });
  });
  return { [variants.key]: id, ...values, ...Object.fromEntries(kept) };
}

/** Returns the fields of an entry. */
export function fieldsOfEntry(
  entry: Entry,
  fields: readonly FormField[],
  variants: RowVariants | null,
): readonly FormField[] {
  if (!variants) return fields;
  const id = ownValue(entry, variants.key);
  return variants.options.find((one) => one.id === id)?.fields ?? [];
}

/** Returns the text that represents an entry in the list: its first text that is not empty. */
export function summaryOf(entry: Entry, fields: readonly FormField[]): string {
  for (const { name, kind } of fields) {
    const value = ownValue(entry, name);
    if ((kind === 'text' || kind === 'html') && typeof value === 'string' && value.trim() !== '') {
      return value.trim();
    }
  }
  return '';
}

/** Renames a value of an object. The value keeps its place. Returns `null` if another value has the name. */
export function renameValue(entry: Entry, key: string, name: string): Entry | null {
  if (name !== key && Object.hasOwn(entry, name)) return null;
  return Object.fromEntries(
    Object.entries(entry).map(([other, value]) => [other === key ? name : other, value]),
  );
}

/** Moves the entries at some positions before or after another one. */
export function moveEntries<Value>(
  list: readonly Value[],
  moved: ReadonlySet<number>,
  { index, isBefore }: { index: number; isBefore: boolean },
): { list: Value[]; order: number[] } {
  const all = list.map((_, position) => position);
  const edge = isBefore ? index : index + 1;
  const order = [
    ...all.filter((position) => position < edge && !moved.has(position)),
    ...all.filter((position) => moved.has(position)),
    ...all.filter((position) => position >= edge && !moved.has(position)),
  ];
  return { list: order.flatMap((position) => list.slice(position, position + 1)), order };
}

function emptyEntry(fields: readonly FormField[]): Entry {
  return Object.fromEntries(
    fields.flatMap((field): [string, JsonValue][] => {
      const own: [string, JsonValue] = [field.name, emptyOf(field)];
      return field.kind === 'texts' && field.marked ? [own, [field.marked.name, 0]] : [own];
    }),
  );
}

/** Returns the entries of a list of objects. */
export function entriesOf(value: JsonValue): Entry[] {
  return Array.isArray(value) ? value.map(entryOf) : [];
}

/** Returns an object, or an empty one in place of any other value. */
export function entryOf(value: JsonValue): Entry {
  return isObject(value) ? value : {};
}
