import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { TargetDifference } from './read-changes.server.ts';
import { isOwnPageName } from '#app/domain/text-pages.ts';
import { targetKey } from '#app/store/change-target.ts';
import { parseFieldPath } from './field-steps.ts';

/** The names that the values of a change contain. Some of them may not be on the published site. */
export interface OwnNames {
  /** Titles of items by the keys of their targets. */
  items: ReadonlyMap<string, string>;
  /** Names of categories by `categoryKey`. */
  categories: ReadonlyMap<string, string>;
  /** Texts of the operator's own text pages. */
  pages: ReadonlyMap<string, string>;
  /** Names of ad entries by their ids. `null` if the change concerns no ads. */
  ads: ReadonlyMap<string, string> | null;
  /** The ids of the items that the change concerns or that its lists contain, by vertical. */
  mentioned: ReadonlyMap<number, ReadonlySet<number>>;
}

export function categoryKey(verticalId: number, id: number | string): string {
  return `${verticalId} ${id}`;
}

/** Collects the names in the values of a change. */
export function readOwnNames(differences: readonly TargetDifference[]): OwnNames {
  const items = new Map<string, string>();
  const categories = new Map<string, string>();
  const pages = new Map<string, string>();
  const ads = new Map<string, string>();
  let hasAds = false;
  const mentioned = new Map<number, Set<number>>();
  const mention = (verticalId: number, id: number) => {
    const ids = mentioned.get(verticalId) ?? new Set();
    mentioned.set(verticalId, ids.add(id));
  };
  for (const { target, title, fields } of differences) {
    if (title !== '') items.set(targetKey(target), title);
    if (target.kind === 'item') mention(target.verticalId, target.id);
    if (target.kind !== 'part') continue;
    const { verticalId, key } = target;
    hasAds ||= key === 'ads';
    for (const { path, before, after } of fields) {
      for (const value of [before, after]) {
        if (key === 'menu') collectCategories(verticalId, value, categories);
        if (key === 'ads') collectAds(value, ads);
        const named = key === 'ads' ? /^\[id=(\d+)\]\.ext_name$/.exec(path) : null;
        if (named?.[1] && typeof value === 'string' && value !== '') ads.set(named[1], value);
        if (key === 'ext_pages') collectPage(path, value, pages);
        if (isItemList(key) && Array.isArray(value)) {
          for (const id of value) if (typeof id === 'number') mention(verticalId, id);
        }
      }
    }
  }
  return { items, categories, pages, ads: hasAds ? ads : null, mentioned };
}

/** Whether a part contains lists of the ids of items. */
export function isItemList(part: string): boolean {
  return part === 'list_type' || part === 'list_tags';
}

/** Collects the names of the categories in a menu. */
export function collectCategories(
  verticalId: number,
  value: JsonValue | undefined,
  names: Map<string, string>,
): void {
  if (Array.isArray(value)) for (const entry of value) collectCategories(verticalId, entry, names);
  else if (isJsonObject(value)) {
    const { content_type_id: id, content_type_name: name, children } = value;
    if (typeof id === 'number' && typeof name === 'string') names.set(categoryKey(verticalId, id), name);
    collectCategories(verticalId, children, names);
  }
}

/** Collects the names of ad entries. */
export function collectAds(value: JsonValue | undefined, names: Map<string, string>): void {
  if (Array.isArray(value)) for (const entry of value) collectAds(entry, names);
  else if (isJsonObject(value)) {
    const { id, ext_name: name } = value;
    if (typeof id === 'number' && typeof name === 'string' && name !== '') names.set(String(id), name);
  }
}

function collectPage(path: string, value: JsonValue | undefined, pages: Map<string, string>): void {
  const [step] = parseFieldPath(path);
  const name = step && 'key' in step ? step.key : '';
  if (isOwnPageName(name) && typeof value === 'string') pages.set(name, value);
}
