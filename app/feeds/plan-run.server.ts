import { createHash } from 'node:crypto';
import type { MenuCategory } from '#app/changes/category-names.server.ts';
import { asText, type JsonObject } from '#app/lib/json.ts';
import type { VerticalRules } from '#app/bundle/registry.ts';
import { parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import type { FeedDefinition } from './define-feed.ts';
import {
  categoriesField,
  chosenCategories,
  mergeOffer,
  readDelivered,
  readItemField,
  writeDelivered,
  writeItemField,
  type MergedItem,
} from './delivered-fields.ts';
import { createItem, offeredValues, type CleanItem } from './feed-item.server.ts';
import type {
  CategoryUse,
  DeletedEntry,
  GatedEntry,
  HeldBackEntry,
  OverriddenFields,
  RefusedEntry,
} from './feed-report.ts';
import type { QualityGate } from './feed-rules.ts';
import type { CategoryMapper } from './map-categories.server.ts';
import { joinPhrases } from '#app/lib/join-phrases.ts';
import { foldAddress, foldOrigin, foldTitle } from '#app/bundle/match-items.ts';
import { createQualityCheck, describeFinding } from './quality-gate.ts';
import { picturesOf } from './item-pictures.server.ts';
import type { ReadEntries } from './read-entries.server.ts';
import type { Shelf } from './shelf.server.ts';
import type { OwnItem, StoredFeedState } from './stored-items.server.ts';

/** An item to be stored. */
export interface PlannedItem {
  providerId: string;
  /** Id of the item. `null` if the item receives its id when it is stored. */
  id: number | null;
  /** The content of the item, which may be read from a file. */
  readonly item: JsonObject;
  /** Digest of the item, which changes with its content. */
  digest: string;
  /** Addresses of its pictures on other hosts. */
  pictures: readonly string[];
}

/** A stored item that stays as it is. */
export interface UnchangedItem {
  providerId: string;
  /** Addresses of its pictures on other hosts. */
  pictures: readonly string[];
}

/** The changes that a run would make. */
export interface RunPlan {
  /** Provider ids of items that an earlier version stored without their repository. */
  adopted: readonly string[];
  added: PlannedItem[];
  changed: PlannedItem[];
  unchanged: UnchangedItem[];
  /** Stored items whose entry is now refused or missing from the feed. */
  removed: { id: number; providerId: string; readonly data: string }[];
  /** New records of items' fields, if they differ from the stored records. */
  delivered: { providerId: string; readonly delivered: string }[];
  /** Items with fields that belong to the operator and that the feed would overwrite. */
  overridden: OverriddenFields[];
  /** Entries whose item the operator deleted. */
  deleted: DeletedEntry[];
  heldBack: HeldBackEntry[];
  /** New entries that the quality gate refuses. */
  gated: RefusedEntry[];
  /** New entries that are added although they break rules of the quality gate. */
  marked: GatedEntry[];
  categories: CategoryUse[];
  /** The category for entries with unknown categories, and the number of these entries. */
  defaulted: { category: string; count: number };
  /** Number of items that the operator hid and that the feed no longer contains. They stay hidden. */
  hiddenAndGone: number;
}

export interface PlanOptions {
  feed: FeedDefinition;
  /** The result of `providerName`, under which the items are stored. */
  provider: string;
  rules: VerticalRules;
  mapper: CategoryMapper;
  entries: ReadEntries;
  state: StoredFeedState;
  /** The quality gate for new entries. If it is not set, they are not checked. */
  gate?: QualityGate | undefined;
  /** Titles of items or earlier entries with nearly the same texts, by the provider id of the new entry. */
  similar: ReadonlyMap<string, string>;
  /** True if the whole feed was read. */
  isWhole: boolean;
  /** Unix seconds. */
  now: number;
  /** Holds the texts of the plan, which can have 100,000 items. */
  shelf: Shelf<string>;
}

/** An item whose JSON is on a shelf. */
class ShelvedItem implements PlannedItem {
  readonly providerId: string;
  readonly id: number | null;
  readonly digest: string;
  readonly pictures: readonly string[];
  readonly #shelf: Shelf<string>;
  readonly #position: number;

  constructor({ providerId, id, item, pictures }: Omit<PlannedItem, 'digest'>, shelf: Shelf<string>) {
    const text = writeJsonSource(item);
    this.providerId = providerId;
    this.id = id;
    this.digest = digestOf(text);
    this.pictures = pictures;
    this.#shelf = shelf;
    this.#position = shelf.add(text);
  }

  get item(): JsonObject {
    return parseItem(this.#shelf.at(this.#position)).item;
  }
}

/** A record of an item's fields that is stored on a shelf (`shelf.server.ts`). */
class ShelvedDelivery {
  readonly providerId: string;
  readonly #shelf: Shelf<string>;
  readonly #position: number;

  constructor(providerId: string, delivered: string, shelf: Shelf<string>) {
    this.providerId = providerId;
    this.#shelf = shelf;
    this.#position = shelf.add(delivered);
  }

  get delivered(): string {
    return this.#shelf.at(this.#position);
  }
}

/** A stored item that is to be removed. */
class RemovedItem {
  readonly id: number;
  readonly providerId: string;
  readonly #stored: OwnItem;

  constructor(providerId: string, stored: OwnItem) {
    this.id = stored.id;
    this.providerId = providerId;
    this.#stored = stored;
  }

  get data(): string {
    return this.#stored.data;
  }
}

/** The pictures of an item that has none. */
const none: readonly string[] = [];

/** Number of entries that are compared between two turns of the event loop. */
const entriesPerTurn = 20;

/**
 * Compares a feed with the store. Depends only on its arguments, which include the data of the store and the time. Runs
 * in steps, so that the process can do other work in between.
 */
export function* planRun({
  feed,
  provider,
  rules,
  mapper,
  entries,
  state,
  gate,
  similar,
  isWhole,
  now,
  shelf,
}: PlanOptions): Generator<void, RunPlan> {
  const plan: RunPlan = {
    adopted: state.adopted,
    added: [],
    changed: [],
    unchanged: [],
    removed: [],
    delivered: [],
    overridden: [],
    deleted: [],
    heldBack: [],
    gated: [],
    marked: [],
    categories: [],
    defaulted: { category: mapper.fallback.name, count: 0 },
    hiddenAndGone: 0,
  };
  const uses = new Map<string, CategoryUse>();
  const check = gate && createQualityCheck(gate);
  const adopted = new Set(state.adopted);
  const planned = (providerId: string, id: number | null, item: JsonObject): PlannedItem =>
    new ShelvedItem({ providerId, id, item, pictures: listPictures(item) }, shelf);
  const listPictures = (item: JsonObject) => {
    const found = picturesOf([item], feed.verticalId);
    return found.length > 0 ? found : none;
  };
  const noteDelivered = (providerId: string, delivered: string) =>
    plan.delivered.push(new ShelvedDelivery(providerId, delivered, shelf));
  let count = 0;
  for (const entry of entries.items) {
    if (count % entriesPerTurn === 0) yield;
    count += 1;
    const stored = state.own.get(entry.providerId);
    const { providerId } = entry;
    if (stored) {
      const merged = mergeEntry(stored, entry, findCategories(entry, mapper, plan, uses), mapper);
      if (adopted.has(providerId)) merged.item = writeItemField(merged.item, 'ext.provider', provider, []);
      if (writeJsonSource(merged.item) === stored.data) {
        plan.unchanged.push({ providerId, pictures: listPictures(merged.item) });
      } else plan.changed.push(planned(providerId, stored.id, merged.item));
      noteFields(plan, stored, noteDelivered, providerId, merged);
      continue;
    }
    const match = findDuplicate(entry, state, feed.isRolling ?? false);
    if (match) {
      plan.heldBack.push({ place: entry.place, providerId, title: entry.title, ...match });
      continue;
    }
    const record = state.absent.get(providerId);
    if (record && record.removed === null) {
      plan.deleted.push({ place: entry.place, providerId, title: entry.title, id: record.id });
      continue;
    }
    const findings = check?.(entry, {
      isPlayed: rules.isPlayed,
      similarTo: similar.get(providerId) ?? null,
    });
    const refusing = findings?.filter(({ mode }) => mode === 'refuse') ?? [];
    if (refusing.length > 0) {
      const reason = joinPhrases(refusing.map(describeFinding));
      plan.gated.push({ place: entry.place, providerId, title: entry.title, reason });
      continue;
    }
    if (findings && findings.length > 0) {
      plan.marked.push({ place: entry.place, providerId, title: entry.title, findings });
    }
    const categories = findCategories(entry, mapper, plan, uses);
    const returning = record ? restoreItem(record, state.menuIds) : null;
    if (returning) {
      const merged = mergeEntry(returning, entry, categories, mapper);
      plan.added.push(planned(providerId, returning.id, merged.item));
      noteFields(plan, returning, noteDelivered, providerId, merged);
      continue;
    }
    const item = createItem(entry, provider, categories, rules, now);
    plan.added.push(planned(providerId, null, item));
    const values = offeredValues(entry, categories);
    noteDelivered(providerId, writeDelivered({ values, own: new Set() }));
  }
  plan.categories = [...uses.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  findGone(plan, entries, state, isWhole);
  return plan;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** Updates a stored item from its entry. */
function mergeEntry(
  stored: OwnItem,
  entry: CleanItem,
  categories: readonly MenuCategory[],
  { fallback }: CategoryMapper,
): MergedItem {
  const values = offeredValues(entry, categories);
  const offer = { values, categories, defaultCategory: fallback.id };
  const { item, plain } = parseItem(stored.data);
  return mergeOffer(item, plain, offer, readDelivered(stored.delivered));
}

/** Parses an item in two forms: with the notation of its numbers, and with plain numbers. */
function parseItem(data: string): { item: JsonObject; plain: JsonObject } {
  const { source, value } = parseJsonSource(data);
  return { item: source as JsonObject, plain: value as JsonObject };
}

/**
 * Adds the new record of an item's fields to the plan, and the fields in which the operator’s value overrides the
 * feed’s.
 */
function noteFields(
  plan: RunPlan,
  stored: OwnItem,
  noteDelivered: (providerId: string, delivered: string) => void,
  providerId: string,
  merged: MergedItem,
): void {
  const delivered = writeDelivered(merged.delivered);
  if (delivered !== stored.delivered) noteDelivered(providerId, delivered);
  const { id } = stored;
  if (merged.overridden.length > 0) {
    plan.overridden.push({ id, title: asText(merged.item.title), fields: merged.overridden });
  }
}

/**
 * Restores an item in the state in which the feed removed it. Returns `null` if that state is not recorded or no longer
 * fits the menu.
 */
function restoreItem(
  { id, removed, delivered }: { id: number; removed: string | null; delivered: string },
  menuIds: ReadonlySet<number>,
): OwnItem | null {
  if (!removed) return null;
  const { plain } = parseItem(removed);
  const chosen = chosenCategories(readItemField(plain, categoriesField));
  if (!chosen.every((category) => menuIds.has(category))) return null;
  return { id, data: removed, delivered, isHidden: false };
}

/**
 * Finds an item of another provider or of the operator with the same address or title (spec FEED-5). For a rolling
 * feed, also finds an item of the same provider with the same original.
 */
function findDuplicate(
  entry: CleanItem,
  { byAddress, byTitle, ownByOrigin }: StoredFeedState,
  isRolling: boolean,
): Pick<HeldBackEntry, 'reason' | 'existing'> | null {
  const original = foldOrigin(entry.originUrl);
  const sameAddress =
    byAddress.get(foldAddress(entry.playUrl) || original) ??
    (isRolling ? ownByOrigin.get(original) : undefined);
  if (sameAddress) return { reason: 'same address', existing: sameAddress };
  const sameTitle = byTitle.get(foldTitle(entry.title));
  return sameTitle ? { reason: 'same title', existing: sameTitle } : null;
}

/**
 * Returns the portal's categories for an entry, without duplicates, and counts the use of the entry's names. The first
 * of these that exist are returned: the categories of its names that are not vague, the category to which most of its
 * tags lead, the categories of its vague names, the default.
 */
function findCategories(
  { categories: names, tags }: CleanItem,
  mapper: CategoryMapper,
  plan: RunPlan,
  uses: Map<string, CategoryUse>,
): MenuCategory[] {
  const matches = (names.length > 0 ? names : ['(none)']).map((name) => ({ name, ...mapper.match(name) }));
  const mapped = matches.filter(({ isMapped }) => isMapped);
  const clear = mapped.filter(({ isVague }) => !isVague);
  const byTags = clear.length > 0 ? null : maxNamed(tags, mapper);
  const fallback = mapped.length > 0 ? mapped : matches;
  const chosen = byTags ? [byTags] : (clear.length > 0 ? clear : fallback).map(({ category }) => category);
  if (mapped.length === 0 && !byTags) plan.defaulted.count += 1;
  for (const { name, category, isMapped } of matches) {
    const use = uses.get(name) ?? { name, count: 0, category: category.name, isMapped };
    uses.set(name, { ...use, count: use.count + 1 });
  }
  return [...new Map(chosen.map((category) => [category.id, category])).values()];
}

/**
 * Returns the category to which most of the names lead, or the first of several such categories. Returns `null` if none
 * of the names leads to a category.
 */
function maxNamed(names: readonly string[], mapper: CategoryMapper): MenuCategory | null {
  const votes = new Map<number, { category: MenuCategory; count: number }>();
  for (const name of names) {
    const { category, isMapped, isVague } = mapper.match(name);
    if (!isMapped || isVague) continue;
    votes.set(category.id, { category, count: (votes.get(category.id)?.count ?? 0) + 1 });
  }
  const [best] = [...votes.values()].sort((a, b) => b.count - a.count);
  return best?.category ?? null;
}

/**
 * Finds the items to remove: items whose entry is now refused and, if the whole feed was read, items that the feed no
 * longer contains.
 */
function findGone(plan: RunPlan, entries: ReadEntries, state: StoredFeedState, isWhole: boolean): void {
  const refused = new Set(entries.refused.map(({ providerId }) => providerId));
  const canTellGone = isWhole && !entries.hasUnknown;
  for (const [providerId, stored] of state.own) {
    if (entries.ids.has(providerId) || entries.badIds.has(providerId)) continue;
    if (!refused.has(providerId) && !canTellGone) continue;
    if (stored.isHidden) plan.hiddenAndGone += 1;
    else {
      plan.removed.push(new RemovedItem(providerId, stored));
    }
  }
}
