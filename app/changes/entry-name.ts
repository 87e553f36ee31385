import type { JsonValue } from '#app/lib/json.ts';

/** The fields that name an entry of a list, such as a category, a tag, an ad or a question. */
const nameFields = ['content_type_name', 'name', 'ext_name', 'title', 'question'] as const;

/** Returns the name of an entry of a list. Empty if it has none. */
export function entryName(entry: { readonly [key: string]: JsonValue }): string {
  for (const field of nameFields) {
    const name = Object.hasOwn(entry, field) ? entry[field] : undefined;
    if (typeof name === 'string' && name !== '') return name;
  }
  return '';
}
