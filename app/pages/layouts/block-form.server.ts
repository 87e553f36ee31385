import { z } from 'zod';
import { encodeSettingName } from '#app/bundle/block-settings.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { AnyBlock } from '#app/pages/layouts/block.server.ts';
import { commonSettings } from '#app/pages/layouts/common-settings.server.ts';
import { colorUses } from '#app/settings/color-contrast.server.ts';
import { inEnglish, translateSchema, type TranslateSchema } from '#app/lib/translate-schema.ts';
import { sourceOf } from '#app/changes/block-source.ts';
import type { StoredBlock } from '#app/changes/compare-layouts.ts';
import { inWords } from '#app/lib/in-words.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type {
  BlockControl,
  BlockField,
  BlockType,
  ControlOption,
  FieldGroup,
} from '#app/changes/block-field.ts';

/**
 * The parts of a setting's JSON schema that determine its field, with the metadata from `.meta()`.
 */
interface Described {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Described[];
  items?: Described;
  properties?: Readonly<Record<string, Described>>;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  title?: unknown;
  description?: unknown;
  unit?: unknown;
  control?: unknown;
  chooses?: unknown;
  colorUse?: unknown;
  labels?: unknown;
}

const lookSettings = ['themeColor', 'fullWidth', 'showOn', 'padding', 'margin'];
const adSettings = ['adPosition', 'adIndex', 'adBox', 'className', 'idName', 'notExecute'];

/** How a section uses a block. */
export interface BlockUse {
  /** Whether only this section has the block. */
  isOwn: boolean;
  /** Whether the block has contents on the page. */
  isFitting: boolean;
}

type Description = Omit<BlockType, keyof BlockUse>;

const described = new WeakMap<AnyBlock, Map<TranslateSchema, Description>>();

/**
 * Describes a block and its form in a language of the Studio. The fields follow from the schema of the block's
 * settings, so a block needs no code for its form.
 */
export function describeBlock(block: AnyBlock, use: BlockUse, translate = inEnglish): BlockType {
  const languages = described.get(block) ?? new Map<TranslateSchema, Description>();
  const known = languages.get(translate) ?? readBlock(block, translate);
  described.set(block, languages.set(translate, known));
  return { ...known, ...use };
}

function readBlock(block: AnyBlock, translate: TranslateSchema): Description {
  const { type, description, region, settings, uses } = block;
  const schema = translateSchema(
    z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' }) as Described,
    translate,
  );
  const properties = Object.entries(schema.properties ?? {});
  const groupOf = (name: string): FieldGroup | null => {
    if (lookSettings.includes(name)) return 'look';
    if ((uses as readonly string[]).includes(name) || !Object.hasOwn(commonSettings, name)) return 'content';
    return adSettings.includes(name) ? 'ads' : null;
  };
  const titles = new Map(
    properties.map(([name, property]) => [encodeSettingName(name), titleOf(name, property)]),
  );
  const fieldsIn = (group: FieldGroup) =>
    properties
      .filter(([name]) => groupOf(name) === group)
      .map(([name, property]) => fieldOf(name, property, { titles }));
  return {
    type,
    name: translate(block.name ?? inWords(type)),
    description: asSentence(translate(description)),
    region,
    fields: { content: fieldsIn('content'), look: fieldsIn('look'), ads: fieldsIn('ads') },
  };
}

/** Returns the form field of a setting. `titles` contains the titles of the settings that a description can name. */
function fieldOf(
  name: string,
  property: Described,
  {
    key = encodeSettingName(name),
    titles = new Map(),
  }: { key?: string; titles?: ReadonlyMap<string, string> } = {},
): BlockField {
  const { description, unit } = property;
  const title = titleOf(name, property);
  const names = new Map([...titles, ...labelsOf(property.labels)]);
  const help = typeof description === 'string' ? asSentence(description, names) : '';
  return {
    key,
    title,
    // Leaves out a help text that only repeats the title.
    help: help.replace(/\.$/, '') === title ? '' : help,
    unit: typeof unit === 'string' ? unit : '',
    initial: jsonOf(property.default),
    ...controlOf(property),
  };
}

function titleOf(name: string, { title }: Described): string {
  return typeof title === 'string' ? title : inWords(name);
}

const chosen = ['section', 'category', 'tag', 'item'] as const;
/** A text whose maximum length is at least this many characters has a field with several lines. */
const longText = 300;

function controlOf(property: Described): BlockControl {
  const named = chosen.find((kind) => kind === property.chooses);
  if (named) return { kind: named };
  if (property.control === 'color') {
    return { kind: 'color', use: colorUses.find((use) => use === property.colorUse) ?? null };
  }
  if (property.control === 'picture') return { kind: 'picture' };
  const { type, enum: values, items, properties, minimum, maximum, maxLength = 0 } = property;
  if (values) return { kind: 'choice', options: optionsOf(values, property.labels) };
  switch (type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return { kind: 'number', minimum: limitOf(minimum), maximum: limitOf(maximum) };
    case 'string':
      return { kind: 'text', lines: property.control === 'lines' ? 8 : maxLength >= longText ? 3 : 1 };
    case 'array':
      return items ? listControl(items, property.labels) : { kind: 'json' };
    case 'object': {
      const fields = fieldsOf(properties);
      return isFlat(fields) ? { kind: 'group', fields } : { kind: 'json' };
    }
    default:
      return { kind: 'json' };
  }
}

function listControl(items: Described, labels: unknown): BlockControl {
  if (items.enum) return { kind: 'choices', options: optionsOf(items.enum, labels) };
  if (items.type === 'string') return { kind: 'lines' };
  if (items.type === 'integer') return { kind: 'numbers' };
  const fields = fieldsOf(items.properties);
  return items.type === 'object' && isFlat(fields) ? { kind: 'rows', fields } : { kind: 'json' };
}

/**
 * Returns the fields inside a setting. The key of each field is its name, because only the names of whole settings are
 * encoded.
 */
function fieldsOf(properties: Described['properties'] = {}): BlockField[] {
  return Object.entries(properties).map(([name, property]) => {
    return fieldOf(name, property, { key: name });
  });
}

function isFlat(fields: readonly BlockField[]): boolean {
  return fields.length > 0 && fields.every(({ kind }) => !['json', 'rows', 'group'].includes(kind));
}

function limitOf(limit: number | undefined): number | null {
  return limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? null : limit;
}

function optionsOf(values: readonly unknown[], labels: unknown): ControlOption[] {
  const named = labelsOf(labels);
  return values.map((value) => {
    const id = String(value);
    return { id, label: named.get(id) ?? inWords(id) };
  });
}

/** Returns the names of the values of a choice. */
function labelsOf(labels: unknown): ReadonlyMap<string, string> {
  const entries = Object.entries(typeof labels === 'object' && labels !== null ? labels : {});
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function jsonOf(value: unknown): JsonValue {
  const result = z.json().safeParse(value);
  return result.success ? result.data : null;
}

/**
 * Returns a description as a sentence. Each name in it, such as `stage`, becomes its quoted title from `names`, or the
 * words of the name.
 */
function asSentence(description: string, names: ReadonlyMap<string, string> = new Map()): string {
  if (description === '') return '';
  const text = description.replaceAll(/`([^`]*)`/g, (_, name: string) =>
    /^[a-z]\w+$/i.test(name) ? `“${names.get(name) ?? inWords(name)}”` : name,
  );
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Returns the title of the setting with this key in a bundle. Returns `undefined` if no block has the setting. */
export function findSettingTitle(
  blocks: Iterable<AnyBlock>,
  key: string,
  translate = inEnglish,
): string | undefined {
  for (const block of blocks) {
    const fields = Object.values(describeBlock(block, anyUse, translate).fields).flat();
    const title = fields.find((field) => field.key === key)?.title;
    if (title !== undefined) return title;
  }
  return undefined;
}

/** An item that a setting of a block chooses. */
export interface ChosenItem {
  /** Id of its section. */
  section: number;
  id: number;
}

/** Lists the items that settings of blocks choose. `own` is the section of the page. */
export function listChosenItems(
  blocks: readonly StoredBlock[],
  blockOf: (type: string) => AnyBlock | undefined,
  own: number,
): ChosenItem[] {
  return blocks.flatMap(({ module: type, config }) => {
    const block = blockOf(type);
    const fields = block ? Object.values(describeBlock(block, anyUse).fields).flat() : [];
    return fields.flatMap(({ kind, key }) => {
      const id = kind === 'item' ? ownValue(config, key) : undefined;
      return typeof id === 'number' && id !== 0 ? [{ section: sourceOf(config, own), id }] : [];
    });
  });
}

/** The fields of a block are the same wherever it is used, so any use will do. */
const anyUse: BlockUse = { isOwn: false, isFitting: true };
