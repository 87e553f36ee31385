import { phrase } from '#app/lib/phrase.ts';
import { describeValue, type FaultList, type PathPart } from './fault.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { categorySchema, maxMenuLevels } from './schema.server.ts';
import { addSchemaFaults } from './schema-faults.server.ts';
import { checkTranslatedTexts } from './translations/check-translations.server.ts';
import { categoryTexts } from './translations/fields.server.ts';

/** A link from a menu entry to another category. It is checked when all menus are known. */
export interface MenuLink {
  path: readonly PathPart[];
  verticalId: number;
  categoryId: number;
}

/** The categories of one vertical's menu: which categories exist, and which lie below each. */
export class MenuIndex {
  readonly #branches = new Map<number, ReadonlySet<number>>();
  readonly #doubtful = new Set<number>();
  readonly links: MenuLink[] = [];
  /** True if the menu itself cannot be read; links to its categories are then not checked. */
  readonly isUnknown: boolean;
  /** Number of entries at the top level. The category index of a block must be lower. */
  readonly topLevel: number;

  private constructor(menu: JsonValue) {
    this.isUnknown = !Array.isArray(menu);
    this.topLevel = Array.isArray(menu) ? menu.length : 0;
  }

  /** Indexes a menu. `faults` is `null` for a menu of the store, which was checked when it was imported. */
  static create(menu: JsonValue, path: readonly PathPart[], faults: FaultList | null): MenuIndex {
    const index = new MenuIndex(menu);
    if (Array.isArray(menu)) index.#add(menu, path, faults, 1);
    else faults?.addValue(path, menu, phrase('a list of menu entries'));
    return index;
  }

  #add(
    entries: readonly JsonValue[],
    path: readonly PathPart[],
    faults: FaultList | null,
    level: number,
  ): Set<number> {
    const all = new Set<number>();
    entries.forEach((entry, position) => {
      const entryPath = [...path, position];
      if (faults) addSchemaFaults(faults, entryPath, categorySchema, entry);
      if (!isJsonObject(entry)) return;
      if (faults) {
        checkTranslatedTexts(faults, entryPath, entry, categoryTexts, (found, translated) => {
          addSchemaFaults(found, [], categorySchema, translated);
        });
      }
      const below = this.#addChildren(entry.children, entryPath, faults, level);
      for (const id of below) all.add(id);
      const id = entry.content_type_id;
      if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
        this.#doubtful.add(Number(id));
        return;
      }
      if (this.#branches.has(id)) {
        faults?.add(
          [...entryPath, 'content_type_id'],
          phrase('is {id}, which is also the id of another entry', { id }),
          phrase('an id of its own in the menu'),
        );
        return;
      }
      this.#branches.set(id, below.add(id));
      all.add(id);
      this.#addLink(entry, entryPath);
    });
    return all;
  }

  #addChildren(
    children: JsonValue | undefined,
    path: readonly PathPart[],
    faults: FaultList | null,
    level: number,
  ): Set<number> {
    if (!Array.isArray(children)) return new Set();
    const childrenPath = [...path, 'children'];
    if (level === maxMenuLevels && children.length > 0) {
      const allowed = phrase('[]: a menu has at most {most} levels', { most: maxMenuLevels });
      faults?.add(childrenPath, describeValue(children), allowed);
      return new Set();
    }
    return this.#add(children, childrenPath, faults, level + 1);
  }

  #addLink(entry: Readonly<Record<string, JsonValue>>, path: readonly PathPart[]): void {
    const { data_type_menu: verticalId = 0, data_type_menu_id: categoryId = 0 } = entry;
    if (typeof verticalId === 'number' && typeof categoryId === 'number') {
      this.links.push({ path, verticalId, categoryId });
    }
  }

  has(id: number): boolean {
    return this.#branches.has(id);
  }

  /**
   * Reports whether an entry has this id in a faulty form, such as text. The entry is reported, so links to it are not.
   */
  isDoubtful(id: number): boolean {
    return this.#doubtful.has(id);
  }

  /** Returns the category and all categories below it. */
  branch(id: number): ReadonlySet<number> {
    return this.#branches.get(id) ?? new Set();
  }

  /** Describes the ids, as an encoded phrase. */
  describeIds(): string {
    const ids = [...this.#branches.keys()].sort((a, b) => a - b);
    if (ids.length === 0) return phrase('none: the menu is empty');
    const first = ids.slice(0, 12).join(', ');
    return ids.length > 12
      ? phrase('a category of the menu: {ids} and {count} more', { ids: first, count: ids.length - 12 })
      : phrase('a category of the menu: {ids}', { ids: first });
  }
}
