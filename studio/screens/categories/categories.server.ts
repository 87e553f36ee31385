import { categoryIdOf } from '#app/bundle/category-id.ts';
import {
  asInteger,
  asList,
  asObject,
  asText,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '#app/lib/json.ts';
import { readDraftedEntryIds } from '#app/changes/drafted-ids.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import type { Store } from '#app/store/store.ts';
import type { DraftValue } from '#app/changes/draft-values.server.ts';
import { editDraft, readValues, type RequestArgs } from '../../draft/current-draft.server.ts';
import { readItemData, type Content } from '../content/content.server.ts';
import { saveEdits, type EditAnswer } from '../content/edit-item.server.ts';
import { openSection, sectionName, type OpenSection } from '../content/section.server.ts';
import { readRedirectTable, redirectsTarget } from '../redirects/redirects.server.ts';
import {
  moveItemsOut,
  redirectCategory,
  setMenu,
  type CategoryParts,
  type ItemCategories,
} from './category-edits.server.ts';
import type { CategoryInput } from './category-input.ts';
import { maxLevels, type CategoryNode } from './category-node.ts';
import {
  addCategory,
  changeTexts,
  countLevels,
  findEntry,
  mergeCategory,
  mergeTexts,
  moveCategory,
  pathsOf,
  removeCategory,
  textsOf,
} from './menu-edits.server.ts';
import { addTag, mergeTag, removeTag, renameTag, type PlannedTag } from './tag-edits.server.ts';

/** The parts of a section in which its categories and tags are stored. */
export interface SectionParts extends CategoryParts {
  tags: JsonObject;
}

/** Reads the categories and tags of a section with their numbers of items. */
export async function readCategoryScreen(args: RequestArgs, prefix: string | undefined) {
  const section = await openSection(args, prefix);
  const { menu, tags } = await readParts(args, section);
  const { content, platform, server } = section;
  const { own, only, total } = countItems(
    content.items.map(({ item }) => item.categoryIds),
    pathsOf(menu),
  );
  const countOf = (counts: ReadonlyMap<number, number>, id: number) => counts.get(id) ?? 0;
  const nodes = readNodes(menu, server.vertical.id, (id) => ({
    own: countOf(own, id),
    only: countOf(only, id),
    total: countOf(total, id),
  }));
  return {
    prefix: server.vertical.prefix,
    name: sectionName(platform, server),
    nodes,
    tags: Object.entries(tags).map(([key, tag]) => ({
      key,
      name: asText(asObject(tag).name) || key,
      count: asList(asObject(tag).data).length,
    })),
    isDraftBroken: content.isDraftBroken,
  };
}

/**
 * Counts the items of each category: `own` counts the items in the category itself, `only` those that are in no other
 * category, and `total` those on its page. `lists` contains the category ids of each item. `paths` contains, for each
 * category, its id and the ids of the categories above it.
 */
function countItems(lists: readonly (readonly number[])[], paths: ReadonlyMap<number, ReadonlySet<number>>) {
  const own = new Map<number, number>();
  const only = new Map<number, number>();
  const total = new Map<number, number>();
  const add = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const list of lists) {
    const [first] = list;
    if (list.length === 1 && first !== undefined) add(only, first);
    const pages = new Set<number>();
    for (const id of list) {
      add(own, id);
      for (const page of paths.get(id) ?? []) pages.add(page);
    }
    for (const page of pages) add(total, page);
  }
  return { own, only, total };
}

function readNodes(
  menu: readonly JsonValue[],
  verticalId: number,
  countsOf: (id: number) => Pick<CategoryNode, 'own' | 'only' | 'total'>,
): CategoryNode[] {
  return menu.flatMap((entry): CategoryNode[] => {
    if (!isJsonObject(entry)) return [];
    const target = asInteger(entry.data_type_menu);
    const id = categoryIdOf(entry);
    return [
      {
        id,
        ...textsOf(entry),
        isLink: (target !== 0 && target !== verticalId) || asInteger(entry.data_type_menu_id) !== 0,
        ...countsOf(id),
        children: readNodes(asList(entry.children), verticalId, countsOf),
      },
    ];
  });
}

async function readParts(args: RequestArgs, { server }: Pick<OpenSection, 'server'>): Promise<SectionParts> {
  const { id: verticalId, prefix } = server.vertical;
  return readSectionParts({ verticalId, prefix }, (targets) => readValues(args, targets));
}

/** Reads the parts of a section. `read` returns the values of targets by their keys. */
export async function readSectionParts(
  { verticalId, prefix }: Pick<SectionParts, 'verticalId' | 'prefix'>,
  read: (targets: readonly ChangeTarget[]) => Promise<ReadonlyMap<string, Pick<DraftValue, 'value'>>>,
): Promise<SectionParts> {
  const part = (key: string) => ({ kind: 'part', verticalId, key }) satisfies ChangeTarget;
  const [menu, orders, tags] = [part('menu'), part('list_type'), part('list_tags')];
  const values = await read([menu, orders, tags, redirectsTarget]);
  const valueOf = (target: ChangeTarget) => values.get(targetKey(target))?.value;
  return {
    verticalId,
    prefix,
    menu: asList(valueOf(menu)),
    orders: asObject(valueOf(orders)),
    tags: asObject(valueOf(tags)),
    redirects: readRedirectTable(valueOf(redirectsTarget)),
  };
}

/** The edits of an action, the number of items that it changes, and the id of the category that it adds. */
interface Planned {
  edits: Edit[];
  count: number;
  id?: number;
}

type Plan = Planned | 'missing' | 'conflict' | 'taken' | 'levels';

/** Changes the categories or tags of a section as one step of the operator's draft. */
export function editCategories(
  args: RequestArgs,
  prefix: string | undefined,
  input: CategoryInput,
): Promise<EditAnswer> {
  return editDraft(args, async (save): Promise<EditAnswer> => {
    const section = await openSection(args, prefix);
    const parts = await readParts(args, section);
    const plan = await planCategories({ ...section, store: section.platform.store }, parts, input);
    if (plan === 'missing') return { outcome: 'not-found' };
    if (plan === 'conflict') return { outcome: 'conflict', isShown: true };
    if (plan === 'taken' || plan === 'levels') {
      return { outcome: 'invalid', faults: [{ field: plan === 'taken' ? 'name' : 'parent', allowed: plan }] };
    }
    return saveEdits(save, section, { edits: plan.edits, count: plan.count, kept: 0 }, plan.id);
  });
}

/** The items that an action may concern. */
interface CategoryItems {
  content: Content;
  store: Store;
}

/** Returns the edits of an action. */
export async function planCategories(
  section: CategoryItems,
  parts: SectionParts,
  input: CategoryInput,
): Promise<Plan> {
  const { menu, tags, verticalId } = parts;
  switch (input.intent) {
    case 'create': {
      const list = { kind: 'part', verticalId, key: 'menu' } as const;
      const drafted = await readDraftedEntryIds(section.store.db, list);
      const added = addCategory(menu, verticalId, input, [...redirectedIds(parts), ...drafted]);
      return planMenu(section, parts, added?.menu ?? null, added?.id);
    }
    case 'edit': {
      const entry = findEntry(menu, input.id);
      if (!entry) return 'missing';
      const texts = mergeTexts(textsOf(entry), input, input.filled);
      return texts ? planMenu(section, parts, changeTexts(menu, input.id, texts)) : 'conflict';
    }
    case 'move':
      return planMenu(section, parts, moveCategory(menu, input.id, input));
    case 'merge':
      return planEnd(section, parts, input.id, { into: input.into, isMerge: true });
    case 'delete':
      return planEnd(section, parts, input.id, { into: input.into, isMerge: false });
    case 'create-tag':
      return planTag(addTag(verticalId, tags, input.name));
    case 'rename-tag':
      return planTag(renameTag(verticalId, tags, input.key, input.name));
    case 'merge-tag':
      return planTag(mergeTag(verticalId, tags, input.key, input.into));
    case 'delete-tag':
      return planTag(removeTag(verticalId, tags, input.key));
  }
}

/**
 * Returns the ids of former categories. A new category with such an id would disable the redirect from the old address.
 */
function redirectedIds({ prefix, redirects }: SectionParts): number[] {
  const start = `/${prefix}/cate/`;
  return [...redirects.keys()].flatMap((from) => {
    const id = from.startsWith(start) ? Number(from.slice(start.length)) : NaN;
    return Number.isSafeInteger(id) ? [id] : [];
  });
}

function planTag(planned: PlannedTag): Plan {
  return typeof planned === 'string' ? planned : { edits: planned, count: 0 };
}

function planMenu(
  { content }: CategoryItems,
  parts: SectionParts,
  menu: readonly JsonValue[] | null,
  id?: number,
): Plan {
  if (!menu) return 'missing';
  if (countLevels(menu) > maxLevels) return 'levels';
  const edits = setMenu(parts, menu, itemCategories(content));
  return { edits, count: 0, ...(id !== undefined && { id }) };
}

/** Removes a category. Moves its items and the categories below it, and redirects its address. */
async function planEnd(
  { content, store }: CategoryItems,
  parts: SectionParts,
  id: number,
  { into, isMerge }: { into: number | null; isMerge: boolean },
): Promise<Plan> {
  const { menu, verticalId } = parts;
  const target = into === null ? null : (findEntry(menu, into) ?? null);
  if (id === into || (into !== null && !target)) return 'missing';
  const ids = content.items.flatMap(({ item }) => (item.categoryIds.includes(id) ? [item.id] : []));
  const items = await readItemData(store, content, ids);
  const moved = moveItemsOut(verticalId, items, itemCategories(content), { from: id, to: target, isMerge });
  if ([...moved.categoriesOf.values()].some((list) => list.length === 0)) return 'missing';
  const next = isMerge && into !== null ? mergeCategory(menu, id, into) : removeCategory(menu, id);
  if (!next) return 'missing';
  if (countLevels(next) > maxLevels) return 'levels';
  const edits = [
    ...moved.edits,
    ...setMenu(parts, next, moved.categoriesOf),
    ...redirectCategory(parts, id, into),
  ];
  return { edits, count: items.size };
}

function itemCategories({ items }: Content): ItemCategories {
  return new Map(items.map(({ item }) => [item.id, item.categoryIds]));
}
