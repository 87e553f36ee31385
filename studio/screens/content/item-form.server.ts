import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { platformExtKeys } from '#app/bundle/decode-item.server.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { inEnglish, translateSchema, type TranslateSchema } from '#app/lib/translate-schema.ts';
import type {
  FieldControl,
  FieldGroup,
  FieldOption,
  FilledField,
  FormField,
  RowVariants,
} from './form-field.ts';

/** The fields of an item's form by group. */
export type ItemForm = ReadonlyMap<FieldGroup, readonly FormField[]>;

const forms = new WeakMap<VerticalServer, Map<TranslateSchema, ItemForm>>();

/**
 * Returns the form for the items of a vertical in a language of the Studio. The fields that only this vertical has
 * follow from the schema of `ext`.
 */
export function itemFormOf(server: VerticalServer, translate = inEnglish): ItemForm {
  const languages = forms.get(server) ?? new Map<TranslateSchema, ItemForm>();
  const form = languages.get(translate) ?? createForm(server, translate);
  forms.set(server, languages.set(translate, form));
  return form;
}

function createForm({ isPlayed, extSchema }: VerticalServer, translate: TranslateSchema): ItemForm {
  const groups = new Map<FieldGroup, FormField[]>([
    [
      'texts',
      [
        field('title', { kind: 'text', lines: 1 }),
        field('short_title', { kind: 'text', lines: 1 }),
        field('intro', { kind: 'text', lines: 6 }),
        field('author', { kind: 'text', lines: 1 }),
        field('details', { kind: 'html', lines: 6 }),
        ...(isPlayed ? [] : [field('rich_text', { kind: 'html', lines: 12 })]),
      ],
    ],
    [
      'pictures',
      [
        field('img', { kind: 'picture' }),
        field('img_desc', { kind: 'text', lines: 2 }),
        field('img_pc', { kind: 'picture' }),
        field('img_share', { kind: 'picture' }),
        field('video', { kind: 'text', lines: 1 }),
        field('screenshot', { kind: 'pictures' }),
      ],
    ],
  ]);
  if (isPlayed) {
    groups.set('play', [
      field('game_url_remote', { kind: 'text', lines: 1 }),
      field('game_url_remote_to_type', { kind: 'choice', options: optionsOf(['iframe', '_blank', 'game']) }),
    ]);
  } else {
    groups.set('facts', [
      field('time', { kind: 'time', isText: true }),
      field('from', { kind: 'text', lines: 1 }),
      field('price', { kind: 'text', lines: 1 }),
      field('price_original', { kind: 'text', lines: 1 }),
      field('discount', { kind: 'text', lines: 1 }),
      field('rate', { kind: 'text', lines: 1 }),
      field('reviews_num', { kind: 'text', lines: 1 }),
      field('downloads', { kind: 'text', lines: 1 }),
      field('content_rating', { kind: 'text', lines: 1 }),
    ]);
  }
  const own = sectionFields(extSchema, translate);
  if (own.length > 0) groups.set('section', own);
  const question = (name: string, lines: number) => field(name, { kind: 'text', lines });
  groups.set('questions', [
    field('faq', {
      kind: 'rows',
      fields: [question('question', 1), question('answer', 3)],
      variants: null,
      most: null,
    }),
  ]);
  groups.set('search', [
    field('router', { kind: 'text', lines: 1 }),
    field('keywords', { kind: 'text', lines: 1 }),
    field('description', { kind: 'text', lines: 3 }),
  ]);
  return groups;
}

function field(name: string, control: FieldControl): FormField {
  return { path: [name], name, title: '', help: '', ...control };
}

/** The part of JSON Schema that describes the fields of items. */
interface Described {
  type?: string | undefined;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Described[];
  oneOf?: readonly Described[];
  items?: Described;
  properties?: Readonly<Record<string, Described>>;
  additionalProperties?: boolean | Described;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  title?: unknown;
  description?: unknown;
  /** The labels of the values of a choice, or of the kinds of objects in a list. */
  labels?: unknown;
  /** The sibling field that lists texts. This field contains the index of one of them. */
  positionOf?: unknown;
}

/** Returns the fields of a schema of `ext`. */
function sectionFields(schema: z.ZodType, translate: TranslateSchema): FormField[] {
  const described = translateSchema(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described,
    translate,
  );
  return Object.entries(described.properties ?? {})
    .filter(([name]) => !(platformExtKeys as readonly string[]).includes(name))
    .map(([name, property]) => describeField(['ext', name], name, property));
}

function describeField(path: readonly string[], name: string, property: Described): FormField {
  const { title, description } = property;
  return {
    path,
    name,
    title: typeof title === 'string' ? title : '',
    help: typeof description === 'string' ? asSentence(description) : '',
    ...controlOf(name, property),
  };
}

/** A text whose maximum length is at least this many characters has a field with several lines. */
const longText = 500;
/** The last second of the year 9999. A field for a number with this maximum holds Unix seconds. */
const lastSecond = 253_402_300_799;

function controlOf(name: string, property: Described): FieldControl {
  const filled = withoutEmptyOption(property);
  const { type, items, enum: values, properties } = filled;
  if (values) {
    const isOptional = filled !== property && !values.includes('');
    return { kind: 'choice', options: optionsOf(isOptional ? ['', ...values] : values, property.labels) };
  }
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'integer' || type === 'number') {
    if (property.maximum === lastSecond) return { kind: 'time', isText: false };
    const { minimum = null, maximum = null } = property;
    return { kind: 'number', minimum, maximum: maximum === Number.MAX_SAFE_INTEGER ? null : maximum };
  }
  if (type === 'string') {
    if (/^img(?:_|$)/.test(name)) return { kind: 'picture' };
    return {
      kind: 'text',
      lines: (property.maxLength ?? 0) >= longText && property.format === undefined ? 3 : 1,
    };
  }
  if (type === 'array' && items) return listControl(filled, items);
  const { additionalProperties: entry } = filled;
  if (!properties && typeof entry === 'object' && isNumber(entry)) {
    return { kind: 'record', minimum: entry.minimum ?? null, maximum: entry.maximum ?? null };
  }
  const fields = fieldsOf(properties);
  if (type === 'object' && isForm(fields)) return { kind: 'group', fields, isOptional: filled !== property };
  return { kind: 'json' };
}

function isNumber({ type }: Described): boolean {
  return type === 'integer' || type === 'number';
}

function listControl({ labels, maxItems }: Described, items: Described): FieldControl {
  if (items.enum) return { kind: 'choices', options: optionsOf(items.enum, labels) };
  if (items.type === 'string') return { kind: 'lines' };
  const most = maxItems ?? null;
  const variants = variantsOf(items);
  if (variants) {
    const all = new Map(variants.options.flatMap(({ fields }) => fields.map((one) => [one.name, one])));
    return { kind: 'rows', fields: [...all.values()], variants, most };
  }
  const fields = entryFields(items.properties);
  return items.type === 'object' && isForm(fields)
    ? { kind: 'rows', fields, variants: null, most }
    : { kind: 'json' };
}

/**
 * Returns the kinds of objects of a list, which differ in the constant of one field. `null` if there are fewer than two
 * kinds, or if the form has no control for a field of one.
 */
function variantsOf({ anyOf, oneOf, labels, title }: Described): RowVariants | null {
  const kinds = oneOf ?? anyOf ?? [];
  const [first] = kinds;
  const key = Object.keys(first?.properties ?? {}).find((name) =>
    kinds.every(({ properties = {} }) => typeof ownValue(properties, name)?.const === 'string'),
  );
  if (key === undefined || kinds.length < 2) return null;
  const ids = kinds.map(({ properties = {} }) => String(ownValue(properties, key)?.const));
  const options = optionsOf(ids, labels).map((option, index) => {
    const others = Object.entries(kinds[index]?.properties ?? {}).filter(([name]) => name !== key);
    return { ...option, fields: entryFields(Object.fromEntries(others)) };
  });
  if (!options.every(({ fields }) => isForm(fields))) return null;
  return { key, title: typeof title === 'string' ? title : '', options };
}

function fieldsOf(properties: Described['properties'] = {}): FormField[] {
  return Object.entries(properties).map(([name, property]) => describeField([name], name, property));
}

/**
 * Returns the fields of an object in a list. A field that contains the index of a text is left out: it becomes the mark
 * of the list that contains the text.
 */
function entryFields(properties: Described['properties'] = {}): FormField[] {
  const marks = new Map(
    Object.entries(properties).flatMap(([name, { positionOf, title }]) =>
      typeof positionOf === 'string'
        ? [[positionOf, { name, title: typeof title === 'string' ? title : name }]]
        : [],
    ),
  );
  const marking = new Set([...marks.values()].map(({ name }) => name));
  return fieldsOf(properties)
    .filter(({ name }) => !marking.has(name))
    .map((one) => {
      const { path, name, title, help, kind } = one;
      const { minItems: least = 0, maxItems: most } = ownValue(properties, name) ?? {};
      if (kind !== 'lines' || most === undefined || most > maxTexts) return one;
      return { path, name, title, help, kind: 'texts', least, most, marked: marks.get(name) ?? null };
    });
}

/** Maximum number of texts of a list that is edited with one field per text. Longer lists have one text per line. */
const maxTexts = 12;

function isForm(fields: readonly FormField[]): boolean {
  return fields.length > 0 && fields.every(({ kind }) => kind !== 'json');
}

function optionsOf(values: readonly unknown[], labels: unknown = {}): FieldOption[] {
  const named = new Map(Object.entries(typeof labels === 'object' && labels !== null ? labels : {}));
  return values.map(String).map((id) => {
    const label: unknown = named.get(id);
    return { id, label: typeof label === 'string' ? label : '' };
  });
}

function asSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/**
 * If a field is either empty or has exactly one other form, such as an address, returns the schema of that form.
 * Otherwise returns the schema of the field unchanged.
 */
function withoutEmptyOption(property: Described): Described {
  const options = property.anyOf ?? property.oneOf;
  if (!options) return property;
  const filled = options.filter((option) => option.const !== '' && option.type !== 'null');
  const [only] = filled;
  return filled.length === 1 && only && filled.length < options.length ? only : property;
}

/** Returns the fields of a form with the values of an item. `published` is `null` if the item is new. */
export function fillForm(
  form: ItemForm,
  item: JsonObject,
  published: JsonObject | null,
): ReadonlyMap<FieldGroup, readonly FilledField[]> {
  return new Map(
    Array.from(form, ([group, fields]) => [
      group,
      fields.map((one): FilledField => {
        const value = valueAt(item, one.path);
        const before = published ? valueAt(published, one.path) : value;
        const isChanged = published !== null && !isDeepStrictEqual(value, before);
        return {
          ...one,
          value,
          revision: revisionOf(value),
          ...(isChanged && { published: { value: before } }),
        };
      }),
    ]),
  );
}

/** Returns the value of a field, or `null` if it is missing. */
export function valueAt(item: JsonObject, path: readonly string[]): JsonValue {
  let value: JsonValue | undefined = item;
  for (const step of path) value = isJsonObject(value) ? ownValue(value, step) : undefined;
  return value ?? null;
}

/** Finds a field of a form by its path. */
export function findField(form: ItemForm, path: readonly string[]): FormField | undefined {
  const address = path.join('.');
  return [...form.values()].flat().find((one) => one.path.join('.') === address);
}
