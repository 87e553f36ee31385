import { z } from 'zod';

/**
 * The role of a text. `main` is a main text of its page, and `other` is another text. `key` is also another text, but
 * names of keys of the keyboard are left out, because the interface translates these names.
 */
export type TextRole = 'main' | 'other' | 'key';

/**
 * The fields of a value that can be translated, by their paths. In a path, `[]` stands for each entry of a list, such
 * as in `faq[].question`.
 */
export type TextFields = ReadonlyMap<string, TextRole>;

/** The part of JSON Schema that leads to texts. */
interface Described {
  text?: TextRole;
  type?: string;
  anyOf?: readonly Described[];
  oneOf?: readonly Described[];
  items?: Described;
  properties?: Readonly<Record<string, Described>>;
}

/** Finds the texts that a schema marks with `.meta({ text: … })`. Their paths begin with `path`. */
export function findTextFields(schema: z.ZodType, path = ''): TextFields {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  return new Map(walk(described, path));
}

function* walk(
  { text, type, anyOf, oneOf, items, properties }: Described,
  path: string,
): Generator<[string, TextRole]> {
  if (text) yield [type === 'array' ? `${path}[]` : path, text];
  for (const option of [...(anyOf ?? []), ...(oneOf ?? [])]) yield* walk(option, path);
  if (items && !text) yield* walk(items, `${path}[]`);
  for (const [name, property] of Object.entries(properties ?? {})) {
    yield* walk(property, path === '' ? name : `${path}.${name}`);
  }
}
