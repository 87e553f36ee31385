import { phraseOf } from '#app/bundle/fault.ts';
import { sayPhrase } from '#app/lib/phrase.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { TargetFault } from '#app/changes/check-values.server.ts';
import type { FieldDifference } from '#app/changes/json-difference.ts';
import { positionPath, type ValueConflict } from '#app/changes/merge-values.server.ts';
import type { TargetDifference } from '#app/changes/read-changes.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { isHash, removeHashes, withoutHashes } from '#app/changes/translation-hash.ts';
import { isOwnPageName } from '#app/domain/text-pages.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { readChangeNames, type ChangeNames } from './change-names.server.ts';
import { itemFormOf } from '../screens/content/item-form.server.ts';
import { formatFieldPath, type FieldStep } from '#app/changes/field-path.ts';
import { parseFieldPath, toFieldStep, type ShownStep } from '#app/changes/field-steps.ts';
import { entryName } from '#app/changes/entry-name.ts';
import type { Meaning } from './meaning.ts';
import { followField } from './follow-field.ts';
import { readOwnNames } from '#app/changes/own-names.server.ts';
import { readMoves, type Moves } from '#app/changes/read-moves.server.ts';
import { showLayout, showLayoutPosition } from './show-layout.server.ts';
import { showListChanges } from './show-list.server.ts';
import { findTranslation } from '#app/changes/translated-field.server.ts';
import {
  compareTexts,
  meaningOfItemField,
  meaningOfPart,
  meaningOfSetting,
  showListedText,
  showValue,
} from './show-value.server.ts';
import type {
  ShownChange,
  ShownConflict,
  ShownFault,
  ShownField,
  FieldReference,
  ShownList,
  NamedField,
  ShownTarget,
  ShownTexts,
  ShownTranslation,
  ShownValue,
} from './shown-change.ts';
import { compareListedTexts, leadsToTexts, listTexts } from './translated-texts.server.ts';

/** Maximum number of texts that are shown for one field. */
const maxTexts = 100;

/** The parts of a draft or of a change that a screen shows. */
export interface Differences {
  differences: readonly TargetDifference[];
  conflicts: readonly ValueConflict[];
  faults: readonly TargetFault[];
  /** Returns the title of an item among the targets. */
  titleOf: (target: ChangeTarget) => string;
  /** Whether the differences are those of a draft. */
  isDraft: boolean;
  /** Whether nothing was changed after these differences. The current order of the items is then their result. */
  isLatest?: boolean;
  /** The language of the Studio, English by default. */
  language?: string;
}

/**
 * Prepares differences, conflicts and faults for display: with names, pictures and colours in place of stored values.
 */
export async function showDifferences(
  platform: Platform,
  { differences, conflicts, faults, titleOf, isDraft, isLatest = isDraft, language = 'en' }: Differences,
): Promise<{ changes: ShownChange[]; conflicts: ShownConflict[]; faults: ShownFault[] }> {
  const values = [
    ...differences.flatMap(({ target, image, fields }) => [
      pictureIn(target, image),
      ...fields.flatMap(({ before, after }) => [before, after]),
    ]),
    ...conflicts.flatMap(({ base, mine, now }) => [base, mine, now]),
  ];
  const own = readOwnNames(differences);
  const names = await readChangeNames(platform, values, { isDraft, language, own });
  const moves = await readMoves(platform.store.db, differences, isLatest);
  return {
    changes: differences.map((difference) => showChange(names, difference, moves)),
    conflicts: [...Map.groupBy(conflicts, ({ target }) => targetKey(target)).values()]
      .flatMap(withoutHashes)
      .map((conflict) => showConflict(names, conflict, titleOf(conflict.target))),
    faults: faults.map((fault) => showFault(names, fault, fault.target ? titleOf(fault.target) : '')),
  };
}

function showChange(
  names: ChangeNames,
  { target, kind, title, image, fields }: TargetDifference,
  moves: Moves,
): ShownChange {
  const shown = showTarget(names, target, title);
  const move = moves.get(targetKey(target));
  return {
    ...shown,
    href: kind === 'removed' ? '' : shown.href,
    change: kind,
    cover: names.pictureOf(pictureIn(target, image)),
    fields: withoutHashes(fields).map((field) => ({
      ...showField(names, target, field, fields),
      ...(field.path === positionPath && move && { move }),
    })),
  };
}

/**
 * Returns the path of the picture that represents a target: the picture itself, or the cover of an item. Returns "" for
 * parts.
 */
function pictureIn(target: ChangeTarget, cover: string): string {
  return target.kind === 'picture' ? target.path : cover;
}

/** Prepares a changed field for display. `fields` are all changed fields of the target. */
function showField(
  names: ChangeNames,
  target: ChangeTarget,
  field: FieldDifference,
  fields: readonly FieldDifference[],
): ShownField {
  const { path, before, after } = field;
  const reference = describeField(names, target, path, [after, before]);
  const texts = showTexts(names, target, field, fields);
  if (texts) {
    return {
      ...reference,
      before: { type: 'none' },
      after: { type: 'none' },
      pieces: null,
      layout: null,
      texts,
    };
  }
  const show = valuesAt(names, target, path);
  const list =
    showWholeEntry(target, field) ??
    showListChanges(names, field, meaningOf(names, target, path), (inner) =>
      showField(names, target, inner, fields),
    );
  return {
    ...reference,
    ...(list && { list }),
    before: show(before),
    after: show(after),
    pieces: compareTexts(before, after),
    layout: isPart(target, 'layouts') ? showLayout(names, field) : null,
  };
}

/** Describes an added or removed entry of a list by its name. Returns `null` for other fields. */
function showWholeEntry(target: ChangeTarget, { before, after }: FieldDifference): ShownList | null {
  // The values of an ad entry say more than its name, so they are shown instead.
  if (isPart(target, 'ads') || (before !== undefined && after !== undefined)) return null;
  const entry = after ?? before;
  const text = isJsonObject(entry) ? entryName(entry) : '';
  if (text === '') return null;
  const kind = after === undefined ? 'removed' : 'added';
  return { entries: [{ kind, name: { type: 'text', text }, number: null }], fields: [], more: 0 };
}

/** Returns the changed texts of a field that contains several, or `null` if it contains none. */
function showTexts(
  names: ChangeNames,
  target: ChangeTarget,
  field: FieldDifference,
  fields: readonly FieldDifference[],
): ShownTexts | null {
  if (!leadsToTexts(target, field.path)) return null;
  const found = compareListedTexts(field, fields);
  if (found.length === 0) return null;
  return {
    differences: found.slice(0, maxTexts).map(({ path, before, after }) => ({
      ...describeField(names, target, path, []),
      before: showListedText(before),
      after: showListedText(after),
    })),
    more: Math.max(0, found.length - maxTexts),
  };
}

/**
 * Prepares a conflict for display. For a publication, `base` is the value before the draft. For an undo, `base` is the
 * value after the change that is undone.
 */
function showConflict(
  names: ChangeNames,
  { target, path, base, mine, now }: ValueConflict,
  title: string,
): ShownConflict {
  return {
    ...showTarget(names, target, title),
    ...describeField(names, target, path, [mine, now, base]),
    ...(showLayoutSides(names, target, { path, base, mine, now }) ?? showSides()),
  };

  function showSides() {
    const show = valuesAt(names, target, path);
    return { before: show(base), mine: show(mine), now: show(now) };
  }
}

/** Describes the two sides of a conflict about a layout by their differences from the layout that both are based on. */
function showLayoutSides(
  names: ChangeNames,
  target: ChangeTarget,
  { path, base, mine, now }: Omit<ValueConflict, 'target'>,
): Pick<ShownConflict, 'before' | 'mine' | 'now'> | null {
  if (!isPart(target, 'layouts')) return null;
  const [own, present] = [mine, now].map((after) => showLayout(names, { path, before: base, after }));
  if (!own || !present) return null;
  return {
    before: { type: 'layout', isOwn: base !== undefined },
    mine: { type: 'layoutChange', layout: own },
    now: { type: 'layoutChange', layout: present },
  };
}

/** Returns the function that prepares the values at a path for display. */
function valuesAt(
  names: ChangeNames,
  target: ChangeTarget,
  path: string,
): (value: JsonValue | undefined) => ShownValue {
  const meaning = meaningOf(names, target, path);
  if (!leadsToTexts(target, path)) {
    return (value) => {
      const shown = showValue(names, value, meaning);
      // Settings that are JSON are shown as the operator wrote them.
      const isWritten = isPart(target, 'settings');
      return shown.type === 'code' && !isWritten ? showFields(names, target, path, value) : shown;
    };
  }
  return (value) => {
    const found = listTexts(path, value);
    if (found.length === 0) return showValue(names, removeHashes(value), meaning);
    const texts = found.slice(0, maxTexts).map((text) => ({
      ...describeField(names, target, text.path, []),
      value: showListedText(text),
    }));
    return { type: 'texts', texts, more: found.length - texts.length };
  };
}

/** Prepares an object or list that is not displayed in a specific form. Each of its fields is shown with its name. */
function showFields(
  names: ChangeNames,
  target: ChangeTarget,
  path: string,
  value: JsonValue | undefined,
): ShownValue {
  const found = [...fieldsIn(parseFieldPath(path).map(toFieldStep), value)];
  const texts = found.slice(0, maxTexts).map(([steps, inner]) => {
    const inside = formatFieldPath(steps);
    const shown = showValue(names, inner, meaningOf(names, target, inside));
    return { ...describeField(names, target, inside, []), value: shown };
  });
  return { type: 'texts', texts, more: found.length - texts.length };
}

/**
 * Lists the innermost values of an object or list, with their paths. A list that contains no objects or lists counts as
 * one value.
 */
function* fieldsIn(
  steps: readonly FieldStep[],
  value: JsonValue | undefined,
): Generator<[FieldStep[], JsonValue | undefined]> {
  if (isJsonObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* fieldsIn([...steps, key], inner);
  } else if (Array.isArray(value) && value.some((entry) => typeof entry === 'object')) {
    for (const [index, inner] of value.entries()) yield* fieldsIn([...steps, index], inner);
  } else yield [[...steps], value];
}

function showFault(names: ChangeNames, fault: TargetFault, title: string): ShownFault {
  const { target, field } = fault;
  const reference = target
    ? describeField(names, target, field, [])
    : { path: field, title: '', entry: '', fields: [] };
  return {
    ...reference,
    target: target && showTarget(names, target, title),
    problem: sayPhrase(phraseOf(fault, 'problem'), names.translate),
    allowed: sayPhrase(phraseOf(fault, 'allowed'), names.translate),
  };
}

/** Describes a target for display. `title` is the title of an item. If it is empty, the title is looked up. */
function showTarget(names: ChangeNames, target: ChangeTarget, title: string): ShownTarget {
  const key = targetKey(target);
  const { kind } = target;
  if (kind === 'picture') return { key, kind, section: '', name: target.path, href: '' };
  const { verticalId } = target;
  const prefix = names.verticalOf(verticalId)?.vertical.prefix;
  const section = verticalId === 0 ? '' : names.sectionOf(verticalId);
  if (kind === 'part') return { key, kind, section, name: target.key, href: screenOf(target.key, prefix) };
  const isOpen = prefix !== undefined && names.hasItem(verticalId, target.id);
  return {
    key,
    kind,
    section,
    name: title || names.itemOf(verticalId, target.id) || String(target.id),
    href: isOpen ? `/content/${prefix}/${target.id}` : '',
  };
}

/** The screens that edit parts of the site. */
const screens = new Map([
  ['settings', '/settings'],
  ['info', '/settings/name'],
  ['layouts', '/pages'],
  ['ads', '/ads'],
  ['ext_redirects', '/settings/redirects'],
  ['ext_pages', '/settings/text-pages'],
  ['ext_translations', '/translations'],
  ['ext_languages', '/translations'],
]);

function screenOf(key: string, prefix: string | undefined): string {
  if (prefix === undefined) return screens.get(key) ?? '';
  return ['menu', 'list_type', 'list_tags'].includes(key) ? `/content/${prefix}/categories` : '';
}

function isPart(target: ChangeTarget, key: string): boolean {
  return target.kind === 'part' && target.key === key;
}

function meaningOf(names: ChangeNames, target: ChangeTarget, path: string): Meaning {
  if (isHash(path) && findTranslation(target, path)) return { kind: 'hash' };
  const steps = parseFieldPath(path);
  if (target.kind === 'item' && path !== positionPath) {
    return meaningOfItemField(names, target.verticalId, steps);
  }
  if (target.kind !== 'part') return { kind: 'plain' };
  const setting = settingKey(target, path);
  return setting === null
    ? meaningOfPart(target.key, target.verticalId, path)
    : meaningOfSetting(names, setting);
}

/** Returns the key of the setting that a path leads to, or `null` if it leads to none. */
function settingKey(target: ChangeTarget, path: string): string | null {
  const [step] = parseFieldPath(path);
  if (!step || !('key' in step)) return null;
  if (isPart(target, 'settings')) return step.key;
  return isPart(target, 'info') ? `info.${step.key}` : null;
}

/**
 * Describes the field at a path. `values` are the values of the field. If the field is a whole entry of a list, these
 * values can contain the name of the entry.
 */
function describeField(
  names: ChangeNames,
  target: ChangeTarget,
  path: string,
  values: readonly (JsonValue | undefined)[],
): FieldReference {
  const setting = settingKey(target, path);
  const translation = describeTranslation(names, target, path);
  const layoutPosition = isPart(target, 'layouts') ? showLayoutPosition(names, path) : null;
  const title = setting === null ? '' : names.settingTitleOf(setting);
  return {
    path,
    title,
    entry: entryOf(names, target, path, values),
    fields: fieldsOf(names, target, path),
    ...(translation && { translation }),
    ...(layoutPosition && { layoutPosition }),
  };
}

function describeTranslation(
  names: ChangeNames,
  target: ChangeTarget,
  path: string,
): ShownTranslation | null {
  if (isPart(target, 'ext_languages')) return describeWord(names, target, path);
  const found = findTranslation(target, path);
  if (!found) return null;
  const { language, what, original } = found;
  return {
    language: language === '' ? '' : names.languageOf(language),
    what,
    original: original && {
      field: describeField(names, original.target, original.path, []),
      target: showTarget(names, original.target, ''),
    },
  };
}

/** Describes the operator's own text of a message, whose path is language, `messages`, folder and key. */
function describeWord(names: ChangeNames, target: ChangeTarget, path: string): ShownTranslation {
  const [language = '', , scope, key] = parseFieldPath(path).map((step) => ('key' in step ? step.key : ''));
  const title = `${scope}/${key}`;
  return {
    language: language === '' ? '' : names.languageOf(language),
    what: key === undefined ? 'all' : 'text',
    original:
      key === undefined
        ? null
        : { field: { path, title, entry: '', fields: [] }, target: showTarget(names, target, '') },
  };
}

function fieldsOf(names: ChangeNames, target: ChangeTarget, path: string): NamedField[] {
  const server = target.kind === 'item' ? names.verticalOf(target.verticalId) : undefined;
  return server ? followField(itemFormOf(server, names.translate), parseFieldPath(path)) : [];
}

function entryOf(
  names: ChangeNames,
  target: ChangeTarget,
  path: string,
  values: readonly (JsonValue | undefined)[],
): string {
  if (target.kind !== 'part') return '';
  const steps = parseFieldPath(path);
  const [first] = steps;
  if (target.key === 'settings' || target.key === 'info') return nestedKeys(steps);
  if (target.key === 'ext_pages' && first && 'key' in first) {
    return isOwnPageName(first.key) ? names.ownPageOf(first.key) : '';
  }
  if (target.key === 'list_tags' && first && 'key' in first) {
    return names.tagOf(target.verticalId, first.key);
  }
  if (target.key === 'list_type' && first && 'key' in first) {
    return names.categoryOf(target.verticalId, Number(first.key));
  }
  const last = steps.findLast((step) => 'id' in step);
  if (!last) return '';
  if (target.key === 'menu') {
    const known = names.categoryOf(target.verticalId, Number(last.id));
    if (known !== last.id) return known;
  }
  const named = values.find(isJsonObject);
  const known = target.key === 'ads' ? names.adOf(last.id) : '';
  return known || (named && entryName(named)) || last.id;
}

/** Returns the keys that lead to a value inside a setting, such as the word of a synonym. */
function nestedKeys(steps: readonly ShownStep[]): string {
  const inner = steps.slice(1).map((step) => ('key' in step ? step.key : ''));
  return inner.filter(Boolean).join(', ');
}
