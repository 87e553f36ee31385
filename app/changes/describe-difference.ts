import { asObject, isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { quoteTitle } from '#app/domain/change-summary.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { languageName } from '#app/messages/language-facts.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { compareLayouts } from './compare-layouts.ts';
import { compareLists, type EntryChange } from './compare-lists.ts';
import { describeLayoutDifferences, type LayoutNames } from './describe-layout.ts';
import {
  describeMore,
  describeValue,
  describeValues,
  listAt,
  nameEntry,
  namePage,
  plain,
  type ValueMeaning,
} from './describe-value.ts';
import { entryName } from './entry-name.ts';
import { inWords } from '#app/lib/in-words.ts';
import { fieldName, pageKindNames, partName } from './field-names.ts';
import { formatFieldPath } from './field-path.ts';
import { parseFieldPath, toFieldStep, type ShownStep } from './field-steps.ts';
import { listDifferences, type FieldDifference } from './json-difference.ts';
import type { ThreeValues } from './json-merge.ts';
import { findLayoutPosition, type LayoutPosition } from './layout-position.ts';
import { layoutWords } from './layout-words.ts';
import { positionPath } from './merge-values.server.ts';
import { isItemList } from './own-names.server.ts';
import type { TargetDifference } from './read-changes.server.ts';
import { readBlock } from './read-block.server.ts';
import type { Move, Moves } from './read-moves.server.ts';
import type { SiteNames } from './site-names.ts';
import { findTranslation } from './translated-field.server.ts';
import { withoutHashes } from './translation-hash.ts';

/** Maximum number of lines about one list. */
const maxLines = 50;

/** Returns the lines that describe a difference in English, in the words of the Studio. */
export function describeDifference(
  { target, kind, title, fields }: TargetDifference,
  names: SiteNames,
  moves: Moves = new Map(),
): string[] {
  const name = nameTarget(target, names, title);
  const lines = withoutHashes(fields).flatMap((field) =>
    describeField(names, target, field, moves.get(targetKey(target))),
  );
  return [kind === 'changed' ? `${name}:` : `${name}: ${kind}`, ...lines.map((line) => `  ${line}`)];
}

/**
 * Names a target, such as `“Snake” (Games)` or `Categories of Games`. `title` is the title of the item, if the target
 * is one.
 */
export function nameTarget(target: ChangeTarget, names: SiteNames, title = ''): string {
  if (target.kind === 'picture') return `Picture ${target.path}`;
  const { verticalId } = target;
  if (target.kind === 'item') {
    const shown = title || names.itemOf(verticalId, target.id);
    const section = names.sectionOf(verticalId);
    return shown === '' ? `Item ${target.id} of ${section}` : `${quoteTitle(shown)} (${section})`;
  }
  const part = partName(target.key);
  return verticalId === 0 ? part : `${part} of ${names.sectionOf(verticalId)}`;
}

function describeField(
  names: SiteNames,
  target: ChangeTarget,
  field: FieldDifference,
  move?: Move,
): string[] {
  const { path, before, after } = field;
  if (path === positionPath) return [describeMove(move, field)];
  if (isPart(target, 'layouts')) {
    const pages = describeLayouts(names, field);
    if (pages) return pages;
  }
  const name = nameField(names, target, path, [after, before]);
  if (isWholeEntry(target, field)) return [describeWholeEntry(target, field, name)];
  const list = describeList(names, target, field);
  if (list) return list;
  const meaning = meaningOf(names, target, path);
  return [`${name}: ${describeValues(names, [before, after], meaning)}`];
}

function describeMove(move: Move | undefined, { before, after }: FieldDifference): string {
  if (move && 'from' in move) return `Moved from place ${move.from} to place ${move.to}`;
  const isUp = move ? move.isUp : Number(after) < Number(before);
  return isUp ? 'Moved up' : 'Moved down';
}

/** Puts sentences on the lines below a name. A single sentence follows the name on the same line. */
function under(name: string, sentences: readonly string[]): string[] {
  if (sentences.length === 1) return [`${name}: ${sentences[0] ?? ''}`];
  return [`${name}:`, ...sentences.map((sentence) => `  ${sentence}`)];
}

/** Whether a field is an entry that was added to a list or removed from it. */
function isWholeEntry(target: ChangeTarget, { path, before, after }: FieldDifference): boolean {
  if (before !== undefined && after !== undefined) return false;
  const entry = after ?? before;
  const isAd = isPart(target, 'ads') && /^\[id=\d+\]$/.test(path);
  return isAd || (isJsonObject(entry) && entryName(entry) !== '');
}

/**
 * Describes an entry that was added to a list or removed from it. `field` replaces a missing name of the entry. If the
 * target is an item, the line also begins with `field`.
 */
function describeWholeEntry(target: ChangeTarget, { before, after }: FieldDifference, field: string): string {
  const entry = after ?? before;
  const name = (isJsonObject(entry) && entryName(entry)) || field;
  const sentence = `${after === undefined ? 'Removed' : 'Added'} ${quoteTitle(name)}`;
  return target.kind === 'item' ? `${field}: ${sentence}` : sentence;
}

/** Describes what changed in a list, entry by entry. Returns `null` if the values are not lists. */
function describeList(
  names: SiteNames,
  target: ChangeTarget,
  { path, before, after }: FieldDifference,
): string[] | null {
  const meaning = meaningOf(names, target, path);
  const [earlier, later] = [listAt(names, before, meaning), listAt(names, after, meaning)];
  if (!earlier || !later) return null;
  const isOrdered = meaning.kind !== 'set' && !(meaning.kind === 'pages' && !meaning.isOrder);
  const steps = parseFieldPath(path).map(toFieldStep);
  const changes = compareLists(earlier, later, (value) => (isJsonObject(value) ? entryName(value) : ''));
  const entries = changes.flatMap((change) => describeEntry(names, change, meaning, isOrdered));
  const fields = changes.flatMap((change) => {
    if (change.kind !== 'changed') return [];
    const entry = formatFieldPath([...steps, change.step]);
    return listDifferences(change.before, change.value).flatMap((field) =>
      describeField(names, target, { ...field, path: joinPaths(entry, field.path) }),
    );
  });
  if (entries.length + fields.length === 0) return null;
  const name = nameField(names, target, path);
  const lines = [...(entries.length > 0 ? under(name, entries) : []), ...fields];
  return [...lines.slice(0, maxLines), ...describeMore(Math.max(0, lines.length - maxLines))];
}

function describeEntry(
  names: SiteNames,
  change: EntryChange,
  meaning: ValueMeaning,
  isOrdered: boolean,
): string[] {
  if (change.kind === 'changed') return [];
  if (change.kind === 'moved') {
    const { value, from, to } = change;
    const name = quoteTitle(nameEntry(names, value, meaning, from));
    return isOrdered ? [`Moved ${name} from place ${from} to place ${to}`] : [];
  }
  const name = quoteTitle(nameEntry(names, change.value, meaning, change.number));
  if (change.kind === 'removed') return [`Removed ${name}`];
  return [isOrdered ? `Added ${name} at place ${change.number}` : `Added ${name}`];
}

function joinPaths(path: string, inner: string): string {
  return inner === '' || inner.startsWith('[') ? `${path}${inner}` : `${path}.${inner}`;
}

/** Describes the changed blocks of each page, page by page. Returns `null` if the field is not a layout. */
function describeLayouts(names: SiteNames, { path, before, after }: FieldDifference): string[] | null {
  const layoutPosition = findLayoutPosition(parseFieldPath(path));
  if (!layoutPosition) return describeSections(names, before, after);
  const { verticalId, kind: only, block } = layoutPosition;
  if (!names.sectionIds.includes(verticalId) || block !== null) return null;
  const lines = pageKinds.flatMap((kind, position) => {
    if (only !== null && only !== kind) return [];
    const [old, fresh] = [before, after].map((value) => {
      const layout = only === null && isJsonObject(value) ? ownValue(value, String(position + 1)) : value;
      return Array.isArray(layout) ? layout.map(readBlock) : names.builtInBlocks(verticalId, kind);
    });
    const sentences = describeLayoutDifferences(
      compareLayouts(old ?? [], fresh ?? []),
      layoutNames(names, verticalId),
      layoutWords,
    );
    return sentences.length === 0 ? [] : under(nameLayout(names, { verticalId, kind }), sentences);
  });
  return lines.length > 0 ? lines : [`${nameLayout(names, { verticalId, kind: only })}: ${sameBlocks}`];
}

/**
 * Describes a changed layout without different blocks: a page can get a layout of its own that equals the built-in one.
 */
const sameBlocks = 'The blocks are the same as before';

function describeSections(
  names: SiteNames,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): string[] {
  const [old, fresh] = [before, after].map((value) => asObject(value));
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])].flatMap((section) => {
    const field = { path: section, before: ownValue(old, section), after: ownValue(fresh, section) };
    return describeLayouts(names, field) ?? [];
  });
}

/** Names all pages of a section, one page, or a block or setting of its layout: “Games: Home: Block 4: Title”. */
function nameLayout(
  names: SiteNames,
  {
    verticalId,
    kind,
    block = null,
    setting = '',
  }: Pick<LayoutPosition, 'kind' | 'verticalId'> & Partial<LayoutPosition>,
): string {
  const parts = [names.sectionOf(verticalId)];
  if (kind !== null) parts.push(pageKindNames[kind]);
  if (block !== null) parts.push(`Block ${block}`);
  if (setting !== '') parts.push(names.blockSettingOf(verticalId, setting) || inWords(setting));
  return parts.join(': ');
}

/** Returns the names that sentences about the layouts of a section contain. */
function layoutNames(names: SiteNames, verticalId: number): LayoutNames {
  return {
    sectionId: verticalId,
    typeOf: (type) => names.blockTypeOf(verticalId, type),
    sectionOf: (id) => (names.sectionIds.includes(id) ? names.sectionOf(id) : undefined),
    categoryAt: names.categoryAt,
    itemOf: (section, id) => names.itemOf(section, id) || undefined,
  };
}

/**
 * Describes the three values of a conflict, each on one line. For layouts, describes how `mine` and `now` differ from
 * `base`.
 */
export function describeSides(
  names: SiteNames,
  target: ChangeTarget,
  { path, base, mine, now }: { path: string } & ThreeValues,
): { base: string; mine: string; now: string } {
  const meaning = meaningOf(names, target, path);
  const describe = (value: JsonValue | undefined) => describeValue(names, value, meaning);
  if (!isPart(target, 'layouts')) return { base: describe(base), mine: describe(mine), now: describe(now) };
  const compare = (after: JsonValue | undefined) => {
    const lines = describeLayouts(names, { path, before: base, after });
    return lines?.map((line) => line.trim()).join('; ') ?? describe(after);
  };
  const layout = base === undefined ? 'the built-in layout' : 'a layout of its own';
  return { base: layout, mine: compare(mine), now: compare(now) };
}

/** The settings that contain lists of text pages. */
const pageLists = new Set(['textPages.order', 'textPages.inMenu', 'textPages.notInFooter']);
/** The fields that contain times in Unix seconds. */
const timeFields = new Set(['time', 'ext_from', 'ext_until']);

/** Returns the meaning of the value at a path. */
export function meaningOf(names: SiteNames, target: ChangeTarget, path: string): ValueMeaning {
  const steps = parseFieldPath(path);
  const key = keyOf(steps);
  if (target.kind === 'part') {
    const { verticalId } = target;
    if (isItemList(target.key)) return { kind: 'items', verticalId };
    if (target.key === 'ads' && key === 'data_type') return { kind: 'section' };
    if (target.key === 'ads' && key === 'ext_off') return { kind: 'off' };
    const setting = settingKey(target, steps);
    if (setting === 'verticals') return { kind: 'sections' };
    if (setting !== null && pageLists.has(setting)) {
      return { kind: 'pages', isOrder: setting === 'textPages.order' };
    }
    const initial = setting === null || steps.length > 1 ? undefined : names.settingOf(setting)?.initial;
    if (setting !== null) return { kind: setting === 'languages' ? 'languages' : 'plain', initial };
  }
  if (target.kind === 'item') {
    if (path === 'content_type_id') return { kind: 'category', verticalId: target.verticalId };
    if (path === 'content_type_arr') return { kind: 'set' };
    if (path === 'ext.hidden') return { kind: 'plain', initial: false };
  }
  return timeFields.has(key) ? { kind: 'time' } : plain;
}

/**
 * Names the field at a path. If the path leads to a whole entry, the first of `values` that has a name names the entry.
 */
export function nameField(
  names: SiteNames,
  target: ChangeTarget,
  path: string,
  values: readonly (JsonValue | undefined)[] = [],
): string {
  if (path === positionPath) return 'Position in the list';
  if (path === '') return target.kind === 'part' ? 'Order and entries' : 'Everything';
  const translation = findTranslation(target, path);
  if (translation) return nameTranslation(names, translation);
  const steps = parseFieldPath(path);
  if (target.kind === 'item') return nameItemField(names, target.verticalId, steps);
  return target.kind === 'part' ? nameInPart(names, target, steps, values) : path;
}

function nameTranslation(
  names: SiteNames,
  { language, what, original }: NonNullable<ReturnType<typeof findTranslation>>,
): string {
  const languageIn = language === '' ? '' : ` (${languageName(language, 'en')})`;
  if (!original) return `${what === 'state' ? 'Reviewed texts' : 'Translations'}${languageIn}`;
  const { target, path } = original;
  const isText = isPart(target, 'layouts') || isPart(target, 'ads');
  const name = isText ? keyOf(parseFieldPath(path)) : nameField(names, target, path);
  return `${name}${languageIn}${what === 'state' ? ': state of the translation' : ''}`;
}

/** Names a value within an item: “Questions 2: Answer”. */
function nameItemField(names: SiteNames, verticalId: number, steps: readonly ShownStep[]): string {
  const [first, ...rest] = steps;
  const inside = first && 'key' in first && first.key === 'ext' ? rest : steps;
  const parts: string[] = [];
  for (const step of inside) {
    if ('key' in step) parts.push(names.itemFieldOf(verticalId, step.key) || fieldName(step.key));
    else if ('index' in step) parts.push(`${parts.pop() ?? 'Entry'} ${step.index + 1}`);
  }
  return parts.join(': ');
}

function nameInPart(
  names: SiteNames,
  target: ChangeTarget & { kind: 'part' },
  steps: readonly ShownStep[],
  values: readonly (JsonValue | undefined)[],
): string {
  const setting = settingKey(target, steps);
  if (setting !== null) {
    const inner = steps.slice(1).flatMap((step) => ('key' in step ? [step.key] : []));
    return [names.settingOf(setting)?.title ?? setting, ...inner].join(': ');
  }
  const layoutPosition = target.key === 'layouts' ? findLayoutPosition(steps) : null;
  if (layoutPosition) return nameLayout(names, layoutPosition);
  const entry = nameOfEntry(names, target, steps, values);
  const last = steps.at(-1);
  const isWhole = steps.length === 1 || (last && 'id' in last);
  const key = keyOf(steps);
  if (entry === '') return isWhole ? key : fieldName(key, target.key);
  return isWhole || key === '' ? entry : `${entry}: ${fieldName(key, target.key)}`;
}

/** Names the entry of a part that a path leads into: a category, a tag, an ad, a text page, an address. */
function nameOfEntry(
  names: SiteNames,
  { key, verticalId }: ChangeTarget & { kind: 'part' },
  steps: readonly ShownStep[],
  values: readonly (JsonValue | undefined)[],
): string {
  const [first] = steps;
  const start = first && 'key' in first ? first.key : '';
  if (key === 'ext_pages') return namePage(names, start);
  if (key === 'ext_redirects') return start;
  if (key === 'ext_languages') return languageName(start, 'en');
  if (key === 'list_tags') return names.tagOf(verticalId, start) || start;
  if (key === 'list_type') return names.categoryOf(verticalId, Number(start)) || start;
  const id = steps.findLast((step) => 'id' in step)?.id;
  if (id === undefined) return '';
  const named = values.find(isJsonObject);
  const known =
    key === 'menu' ? names.categoryOf(verticalId, Number(id)) : key === 'ads' ? names.adOf(id) : '';
  return known || (named && entryName(named)) || (key === 'ads' ? `Entry ${id}` : id);
}

/** Returns the last key of a path. */
function keyOf(steps: readonly ShownStep[]): string {
  return steps.findLast((step) => 'key' in step)?.key ?? '';
}

/** Returns the key of the setting that a path leads to, or `null` if it leads to none. */
function settingKey(target: ChangeTarget, [step]: readonly ShownStep[]): string | null {
  if (!step || !('key' in step)) return null;
  if (isPart(target, 'settings')) return step.key;
  return isPart(target, 'info') ? `info.${step.key}` : null;
}

function isPart(target: ChangeTarget, key: string): boolean {
  return target.kind === 'part' && target.key === key;
}
