import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { ownValue } from '#app/lib/own-value.ts';

/** The form field with which an operator edits a value. */
export type Control =
  | 'address'
  | 'choice'
  | 'color'
  | 'length'
  | 'list'
  | 'lines'
  | 'number'
  | 'object'
  | 'picture'
  | 'switch'
  | 'text';

declare module 'zod' {
  interface GlobalMeta {
    /**
     * Heading under which a setting is listed. A setting inherits the group of the object that contains it, unless it
     * has its own group.
     */
    group?: string;
    control?: Control;
    /** Describes the allowed values, as an encoded phrase. */
    allowed?: string;
    /**
     * Marks a text, or a list of texts, that can be translated. A page exists in a language once all its `main` texts
     * are translated. A `key` text is translated only if it does not name a key of the keyboard.
     */
    text?: 'main' | 'other' | 'key';
  }
}

/** One setting that an operator can give. */
export interface SettingDefinition {
  /** Path of the value in its Zod object, joined with dots. The name of the setting in a bundle. */
  key: string;
  schema: z.ZodType;
  default: unknown;
  /** A noun phrase or an instruction, without a full stop. */
  title: string;
  /** Details beyond the title, in Markdown. May be empty. */
  description: string;
  group: string;
  control: Control;
  /** Describes the allowed values, as an encoded phrase. */
  allowed: string;
  /** Set if the value is a text that visitors read and that can be translated. */
  text?: 'main' | 'other' | 'key' | undefined;
}

/** Settings in the bundle's format: keys with values. */
export type FlatSettings = Readonly<Record<string, unknown>>;

/** The settings of one Zod object. */
export interface Settings<Values> {
  /** The settings by key, in the order of the Zod object. */
  definitions: ReadonlyMap<string, SettingDefinition>;
  /** Reads the values. Uses the default for a missing or refused value. */
  decode(flat: FlatSettings): Values;
  /** Returns the values of a site. Decodes them once. */
  of(site: { readonly flat: FlatSettings }): Values;
}

/** Settings by key, of the site and of all verticals. */
export type SettingsTable = ReadonlyMap<string, SettingDefinition>;

/** A setting whose value was refused. */
export interface SettingFault {
  key: string;
  /** Describes the allowed values, as an encoded phrase. */
  allowed: string;
}

/**
 * Defines settings by one Zod object, which may contain objects. Each value has a default and `.meta()` with a title.
 * The other metadata of a value may be in this `.meta()`, in that of the schema without the default, or in that of an
 * object around the value. With a prefix, the keys begin with the prefix and a dot.
 */
export function defineSettings<Schema extends z.ZodType>(
  schema: Schema,
  prefix = '',
): Settings<z.output<Schema>> {
  const leaves = [...findLeaves(schema, [], {})];
  const definitions = new Map(
    leaves.map((leaf) => {
      const key = [prefix, ...leaf.path].filter(Boolean).join('.');
      const definition = describeLeaf(key, leaf.schema, leaf.meta);
      return [definition.key, definition];
    }),
  );
  const paths = [...definitions.values()].map((definition, index) => ({
    definition,
    path: leaves[index]?.path ?? [],
  }));
  const decoded = new WeakMap<FlatSettings, z.output<Schema>>();
  const decode = (flat: FlatSettings) => {
    const given = paths.flatMap(({ definition, path }) => {
      const value = ownValue(flat, definition.key);
      return value !== undefined && definition.schema.safeParse(value).success ? [{ path, value }] : [];
    });
    return schema.parse(nest(given));
  };
  return {
    definitions,
    decode,
    of({ flat }) {
      const values = decoded.get(flat) ?? decode(flat);
      decoded.set(flat, values);
      return values;
    },
  };
}

type Meta = z.GlobalMeta;

interface Leaf {
  path: readonly string[];
  schema: z.ZodType;
  meta: Meta;
}

/** Finds the schemas that have a title. Inner schemas inherit the metadata of outer ones. */
function* findLeaves(schema: unknown, path: readonly string[], outer: Meta): Generator<Leaf> {
  if (!(schema instanceof z.ZodType)) return;
  const meta = { ...outer, ...metaOf(schema) };
  if (meta.title !== undefined) {
    yield { path, schema, meta };
  } else if (schema instanceof z.ZodObject) {
    for (const [name, value] of Object.entries(schema.shape)) yield* findLeaves(value, [...path, name], meta);
  } else if (schema instanceof z.ZodPrefault) {
    yield* findLeaves(schema.unwrap(), path, meta);
  } else if (schema instanceof z.ZodPipe) {
    yield* findLeaves(schema.in, path, meta);
  } else {
    throw new TypeError(`The setting "${path.join('.')}" has no title.`);
  }
}

/**
 * Returns the metadata of a schema. If the schema only adds a default to another one, missing fields come from the
 * other schema.
 */
function metaOf(schema: z.ZodType): Meta {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : null;
  return { ...(inner instanceof z.ZodType ? inner.meta() : {}), ...schema.meta() };
}

function describeLeaf(key: string, schema: z.ZodType, meta: Meta): SettingDefinition {
  const { title, description = '', group, control, allowed, text } = meta;
  if (!title || !group || !control || !allowed) {
    throw new TypeError(`The setting "${key}" needs a title, group, control and allowed values.`);
  }
  const initial: unknown = schema.parse(undefined);
  return { key, schema, default: initial, title, description, group, control, allowed, text };
}

type Nested = Map<string, unknown>;

/** Builds the input of the Zod object. */
function nest(given: readonly { path: readonly string[]; value: unknown }[]): unknown {
  const root: Nested = new Map();
  for (const { path, value } of given) {
    let parent = root;
    for (const name of path.slice(0, -1)) {
      const known = parent.get(name);
      const next: Nested = known instanceof Map ? known : new Map();
      parent.set(name, next);
      parent = next;
    }
    parent.set(path.at(-1) ?? '', value);
  }
  return toObject(root);
}

function toObject(nested: Nested): Record<string, unknown> {
  return Object.fromEntries(
    [...nested].map(([name, value]) => [name, value instanceof Map ? toObject(value) : value]),
  );
}

/** Combines the definitions of several Zod objects. Throws TypeError if two define the same key. */
export function createSettingsTable(parts: readonly Settings<unknown>[]): SettingsTable {
  const table = new Map<string, SettingDefinition>();
  for (const { definitions } of parts) {
    for (const [key, definition] of definitions) {
      if (table.has(key)) throw new TypeError(`The setting "${key}" is defined twice.`);
      table.set(key, definition);
    }
  }
  return table;
}

/** Returns every setting whose value is refused. Unknown names are accepted without a check. */
export function settingFaults(
  table: SettingsTable,
  flat: FlatSettings,
  knownVerticals: readonly number[],
): SettingFault[] {
  return Object.entries(flat).flatMap(([key, value]) => {
    const definition = table.get(key);
    if (!definition) return [];
    const result = definition.schema.safeParse(value);
    const allowed = result.success
      ? findUnknownVertical(key, result.data, knownVerticals)
      : (result.error.issues[0]?.message ?? definition.allowed);
    return allowed === null ? [] : [{ key, allowed }];
  });
}

/**
 * Returns the allowed values if the list of verticals names one that does not exist, otherwise `null`. An unknown home
 * is accepted, because the site then shows games (spec ADDR-2).
 */
function findUnknownVertical(key: string, value: unknown, known: readonly number[]): string | null {
  if (key !== 'verticals' || !Array.isArray(value)) return null;
  return value.every((id) => known.includes(id))
    ? null
    : phrase('ids of verticals: {ids}', { ids: known.join(', ') });
}
