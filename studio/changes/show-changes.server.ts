import { diffWordsWithSpace } from 'diff';
import { formatFieldPath } from '#app/changes/field-path.ts';
import type { TargetFault } from '#app/changes/check-values.server.ts';
import type { ValueConflict } from '#app/changes/merge-values.server.ts';
import type { TargetDifference } from '#app/changes/read-changes.server.ts';
import { isJsonObject, type JsonValue } from '#app/bundle/json-source.server.ts';
import { createLocalisation } from '#app/pages/localisation.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { readAdForm } from '../screens/ads/ad-form.ts';
import type {
  ShownChange,
  ShownConflict,
  ShownFault,
  ShownTarget,
  ShownValue,
  TextPiece,
} from './shown-change.ts';

/** Longest value that is shown completely, in characters. */
const longestValue = 4_000;
/** Shortest text that is compared word by word, in characters. */
const shortestCompared = 24;
/** Milliseconds for one comparison. Texts that take longer are shown one after the other. */
const comparisonTime = 50;

type Names = Pick<Platform, 'messages' | 'snapshots' | 'verticals' | 'rules'>;

/** Prepares the difference of a target for display. */
export function showChange(platform: Names, difference: TargetDifference): ShownChange {
  const { target, kind, title } = difference;
  return {
    ...showTarget(platform, target, title),
    change: kind,
    fields: difference.fields.map(({ path, before, after }) => ({
      path,
      title: settingTitle(platform, target, path),
      before: showValueOf(target, path, before),
      after: showValueOf(target, path, after),
      pieces: compareTexts(before, after),
    })),
  };
}

/** Prepares a conflict for display. `base` is the value before a publication, or after the change of an undo. */
export function showConflict(
  platform: Names,
  { target, path, base, mine, now }: ValueConflict,
  title: string,
): ShownConflict {
  return {
    ...showTarget(platform, target, title),
    path,
    title: settingTitle(platform, target, path),
    before: showValueOf(target, path, base),
    mine: showValueOf(target, path, mine),
    now: showValueOf(target, path, now),
  };
}

/** Prepares a fault for display. */
export function showFault(
  platform: Names,
  { target, field, problem, allowed }: TargetFault,
  title: string,
): ShownFault {
  return { target: target && showTarget(platform, target, title), path: field, problem, allowed };
}

/** Names the location of a value. `title` is that of the item. */
export function showTarget(platform: Names, target: ChangeTarget, title: string): ShownTarget {
  const key = targetKey(target);
  if (target.kind === 'picture') return { key, kind: target.kind, section: '', name: target.path };
  const section = target.verticalId === 0 ? '' : sectionName(platform, target.verticalId);
  if (target.kind === 'part') return { key, kind: target.kind, section, name: target.key };
  return { key, kind: target.kind, section, name: title === '' ? String(target.id) : title };
}

function sectionName({ verticals, messages, snapshots }: Names, verticalId: number): string {
  const found = verticals.find(({ vertical }) => vertical.id === verticalId);
  if (!found) return String(verticalId);
  const source = messages.source('en', snapshots.current()?.settings.timeZone ?? 'UTC');
  return createLocalisation(source).sectionMessages(found.vertical)('section.name');
}

function settingTitle({ rules }: Names, target: ChangeTarget, path: string): string {
  if (target.kind !== 'part' || target.verticalId !== 0 || target.key !== 'settings') return '';
  for (const { key, title } of rules.registry.settings.values()) {
    if (path === formatFieldPath([key])) return title;
  }
  return '';
}

/** Prepares a value for display. Ad entries and their times are shown in words. */
function showValueOf(target: ChangeTarget, path: string, value: JsonValue | undefined): ShownValue {
  if (target.kind !== 'part' || target.verticalId !== 0 || target.key !== 'ads') return showValue(value);
  if (/\.ext_(?:from|until)$/.test(path) && typeof value === 'number' && value > 0) {
    return { type: 'time', at: value * 1_000 };
  }
  if (!/^\[id=\d+\]$/.test(path) || !isJsonObject(value)) return showValue(value);
  const { kind, name, adNumber, link, html, script } = readAdForm(value);
  const content = shorten([link, html, script].filter(Boolean).join('\n'));
  return { type: 'ad', kind, name, adNumber, content };
}

/** Prepares a value for display. Categories are shown by their names. */
export function showValue(value: JsonValue | undefined): ShownValue {
  if (value === undefined || value === null || value === '') return { type: 'none' };
  if (typeof value === 'boolean') return { type: 'switch', isOn: value };
  if (typeof value === 'string' || typeof value === 'number')
    return { type: 'text', text: shorten(String(value)) };
  if (Array.isArray(value)) {
    if (value.length === 0) return { type: 'none' };
    const names = value.map(nameOf);
    if (names.every((name) => name !== null)) return { type: 'text', text: shorten(names.join(', ')) };
  }
  return { type: 'code', text: shorten(JSON.stringify(value, null, 1)) };
}

function nameOf(entry: JsonValue): string | null {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
  const name = isJsonObject(entry) ? entry.content_type_name : undefined;
  return typeof name === 'string' ? name : null;
}

function shorten(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue - 1).toWellFormed()}…` : text;
}

/** Compares two texts word by word. Returns `null` if one of them is short, or the comparison takes too long. */
export function compareTexts(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): TextPiece[] | null {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  const [shorter, longer] = [before, after].map(({ length }) => length).toSorted((a, b) => a - b);
  if ((shorter ?? 0) === 0 || (longer ?? 0) < shortestCompared || (longer ?? 0) > longestValue) return null;
  const pieces = diffWordsWithSpace(before, after, { timeout: comparisonTime });
  return (
    pieces?.map(({ value, added, removed }) => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? null
  );
}
