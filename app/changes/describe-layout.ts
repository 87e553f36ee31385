import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { BlockField, BlockType } from './block-field.ts';
import type { AdDifference, LayoutDifference, NamedBlock } from './compare-layouts.ts';
import { inWords } from '#app/lib/in-words.ts';

/** The properties of a block type that are needed to describe a difference between layouts. */
export type NamedType = Pick<BlockType, 'name' | 'fields'>;

/**
 * Names of the sections, categories and items to which values of settings refer. A function returns `undefined` if the
 * name is unknown.
 */
export interface ValueNames {
  /** Id of the section to which the page belongs. */
  sectionId: number;
  sectionOf: (id: number) => string | undefined;
  /** `index` is the position of the category in the menu. */
  categoryAt: (sectionId: number, index: number) => string | undefined;
  itemOf: (sectionId: number, id: number) => string | undefined;
}

/** The names that sentences about a layout contain. */
export interface LayoutNames extends ValueNames {
  typeOf: (type: string) => NamedType | undefined;
}

/** Texts for the values of settings, in the language of the reader. */
export interface ValueWords {
  /** A text that an operator has written. */
  text: (text: string) => string;
  empty: () => string;
  /** `value` is "" if the default is an empty value. */
  initial: (value: string) => string;
  switch: (isOn: boolean) => string;
  /** `section` is the name of the page's own section. */
  ownSection: (section: string) => string;
  allCategories: () => string;
  allItems: () => string;
  firstItem: () => string;
  /** An item whose title is unknown. */
  item: (id: number) => string;
  /** A section or category that no longer exists. */
  removed: (kind: 'category' | 'section') => string;
  /** The windows in which one of two values applies: phone windows or all others. */
  windows: (window: 'other' | 'phone') => string;
}

/** The sentences about layouts, in the language of the reader. */
export interface LayoutWords {
  value: ValueWords;
  block: (name: string) => string;
  removed: (values: { block: string }) => string;
  added: (values: { block: string; next: string }) => string;
  addedLast: (values: { block: string }) => string;
  moved: (values: { block: string; direction: 'down' | 'up'; beside: string }) => string;
  changed: (values: { block: string; setting: string; before: string; after: string }) => string;
  slot: (values: {
    block: string;
    change: 'added' | 'moved' | 'removed' | 'renumbered';
    at: number;
    number: number;
    /**
     * For a moved slot, the number of items that were before it. For a renumbered slot, its former ad number. 0 for an
     * added or removed slot.
     */
    before: number;
  }) => string;
  /** Returns the name of a setting of an ad's box, or an empty text for an unknown key. */
  box: (key: string) => string;
}

/** Describes differences between two layouts in sentences. */
export function describeLayoutDifferences(
  differences: readonly LayoutDifference[],
  names: LayoutNames,
  words: LayoutWords,
): string[] {
  return differences.flatMap((difference) => {
    const ads = difference.kind === 'changed' ? difference.ads : undefined;
    const block = nameBlock(difference.block, names, words);
    return ads?.map((ad) => describeAd(block, ad, words)) ?? [describeDifference(difference, names, words)];
  });
}

function nameBlock({ type, title }: NamedBlock, names: LayoutNames, words: LayoutWords): string {
  return words.block(title === '' ? (names.typeOf(type)?.name ?? inWords(type)) : title);
}

function describeAd(block: string, ad: AdDifference, words: LayoutWords): string {
  if (ad.kind === 'slot') {
    const { change, at, adNumber: number } = ad;
    const before = change === 'moved' ? ad.from : change === 'renumbered' ? ad.before : 0;
    return words.slot({ block, change, at, number, before });
  }
  const { key } = ad;
  const describe = (value: string) => {
    if (value === '') return words.value.initial('');
    return key === 'adaptive' ? words.value.switch(value === '1') : value;
  };
  const setting = words.box(key) || inWords(key);
  return words.changed({ block, setting, before: describe(ad.before), after: describe(ad.after) });
}

function describeDifference(difference: LayoutDifference, names: LayoutNames, words: LayoutWords): string {
  const nameOf = (block: NamedBlock) => nameBlock(block, names, words);
  const block = nameOf(difference.block);
  switch (difference.kind) {
    case 'removed':
      return words.removed({ block });
    case 'added': {
      const { next } = difference;
      return next ? words.added({ block, next: nameOf(next) }) : words.addedLast({ block });
    }
    case 'moved': {
      const { beside, isUp } = difference;
      return words.moved({ block, direction: isUp ? 'up' : 'down', beside: beside ? nameOf(beside) : '' });
    }
    case 'changed': {
      const { key, before, after, sources } = difference;
      const field = findField(names.typeOf(difference.block.type), key);
      const describe = (value: JsonValue | null, source: number) =>
        describeSetting(field, value, { names, words: words.value, sourceId: source || names.sectionId });
      const [old, fresh] = shortenBoth(describe(before, sources.before), describe(after, sources.after));
      return words.changed({ block, setting: field?.title ?? inWords(key), before: old, after: fresh });
    }
  }
}

function findField(type: NamedType | undefined, key: string): BlockField | undefined {
  return Object.values(type?.fields ?? {})
    .flat()
    .find((field) => field.key === key);
}

/** How the values of a block's settings are described. `sourceId` is the section whose items the block shows. */
interface Reading {
  names: ValueNames;
  words: ValueWords;
  sourceId: number;
}

/** Describes a value of a setting. `null` means that the layout does not set it. */
export function describeSetting(
  field: BlockField | undefined,
  value: JsonValue | null,
  reading: Reading,
): string {
  if (value !== null) return describeValue(field, value, reading);
  const { initial = null } = field ?? {};
  const named = field && initial !== null ? nameValue(field, initial, reading) : undefined;
  return reading.words.initial(named ?? (isEmpty(initial) ? '' : describeValue(field, initial, reading)));
}

function isEmpty(value: JsonValue): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every((inner) => isEmpty(inner));
}

function describeValue(field: BlockField | undefined, value: JsonValue, reading: Reading): string {
  const { words } = reading;
  const named = field && nameValue(field, value, reading);
  if (named !== undefined) return named;
  if (isEmpty(value)) return words.empty();
  if (typeof value === 'boolean') return words.switch(value);
  if (typeof value === 'number') return withUnit(String(value), field);
  if (typeof value === 'string') return describeText(field, value, words);
  if (Array.isArray(value)) return describeList(field, value, reading);
  return isObject(value) ? describeObject(fieldsOf(field), value, reading) : words.empty();
}

/** Names the option, section, category or item that a value chooses. Returns `undefined` for any other value. */
function nameValue(
  field: BlockField,
  value: JsonValue,
  { names, words, sourceId }: Reading,
): string | undefined {
  const number = typeof value === 'number' ? value : null;
  switch (field.kind) {
    case 'choice':
      return field.options.find(({ id }) => id === value)?.label;
    case 'tag':
      return value === '' ? words.allItems() : undefined;
    case 'section':
      if (number === 0) return words.ownSection(names.sectionOf(names.sectionId) ?? '');
      return number === null ? undefined : (names.sectionOf(number) ?? words.removed('section'));
    case 'category':
      if (number === -1) return words.allCategories();
      return number === null ? undefined : (names.categoryAt(sourceId, number) ?? words.removed('category'));
    case 'item':
      if (number === 0) return words.firstItem();
      return number === null ? undefined : (names.itemOf(sourceId, number) ?? words.item(number));
    default:
      return undefined;
  }
}

function describeText(field: BlockField | undefined, value: string, words: ValueWords): string {
  if (field?.kind === 'color') return value;
  // The folders of a picture mean nothing to the reader, so only the file name is used.
  const text = field?.kind === 'picture' ? value.slice(value.lastIndexOf('/') + 1) : value;
  return words.text(text.replaceAll(/\s+/g, ' ').trim());
}

/** Adds the setting's unit to a number, unless the title of the setting already contains the unit. */
function withUnit(number: string, field: BlockField | undefined): string {
  const { title = '', unit = '' } = field ?? {};
  return unit === '' || title.toLowerCase().includes(unit.toLowerCase()) ? number : `${number} ${unit}`;
}

function describeList(field: BlockField | undefined, list: readonly JsonValue[], reading: Reading): string {
  if (field?.kind === 'choices') {
    const chosen = field.options.filter(({ id }) => list.includes(id));
    return chosen.map(({ label }) => label).join(', ');
  }
  const entries = list.map((entry) =>
    isObject(entry)
      ? describeObject(fieldsOf(field), entry, reading)
      : describeValue(undefined, entry, reading),
  );
  return entries.join(list.some(isObject) ? '; ' : ', ');
}

function fieldsOf(field: BlockField | undefined): readonly BlockField[] {
  return field && 'fields' in field ? field.fields : [];
}

/**
 * Describes an object: first the fields that its setting defines, with defaults for missing values, then all other
 * fields.
 */
function describeObject(fields: readonly BlockField[], value: JsonObject, reading: Reading): string {
  const isPair = fields.map(({ key }) => key).join() === 'm,p';
  const titleOf = ({ key, title }: BlockField) =>
    isPair ? reading.words.windows(key === 'm' ? 'phone' : 'other') : title;
  const known = fields.map(
    (field) =>
      [titleOf(field), describeValue(field, ownValue(value, field.key) ?? field.initial, reading)] as const,
  );
  const others = Object.entries(value)
    .filter(([key]) => !fields.some((field) => field.key === key))
    .map(([key, inner]) => [inWords(key), describeValue(undefined, inner, reading)] as const);
  return [...known, ...others].map(([title, text]) => `${title}: ${text}`).join(', ');
}

/** Maximum length of a value in a sentence, in characters. */
const longest = 60;
/** Number of characters that are shown before the first difference of two long values. */
const shownBefore = 20;

/** Shortens two values so that they show where they differ. */
function shortenBoth(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = same <= longest / 2 ? 0 : same - shownBefore;
  return [shortenFrom(before, start), shortenFrom(after, start)];
}

/** Shortens a value. */
export function shortenFrom(text: string, start = 0): string {
  const begun = start > 0 && text.length > start ? `…${text.slice(start).toWellFormed()}` : text;
  return begun.length > longest ? `${begun.slice(0, longest).toWellFormed()}…` : begun;
}
