import type { VerticalRules } from '#app/core/bundle/registry.ts';
import { writeJsonSource, type JsonObject } from '#app/core/bundle/json-source.server.ts';
import type { FeedDefinition } from './define-feed.ts';
import { createItem, updateItem, type CleanItem } from './feed-item.server.ts';
import type { CategoryUse, HeldBackEntry } from './feed-report.ts';
import type { CategoryMapper, MenuCategory } from './map-categories.server.ts';
import { foldAddress, foldOrigin, foldTitle } from './match-items.ts';
import type { ReadEntries } from './read-entries.server.ts';
import type { StoredFeedState } from './stored-items.server.ts';

/** An item to store. */
export interface PlannedItem {
  providerId: string;
  /** Null: it is new and gets its id when it is stored. */
  id: number | null;
  item: JsonObject;
}

/** What a run would change. */
export interface RunPlan {
  added: PlannedItem[];
  changed: PlannedItem[];
  unchanged: PlannedItem[];
  /** Ids of items that go. */
  removed: number[];
  heldBack: HeldBackEntry[];
  categories: CategoryUse[];
  /** Items that the operator hid and that are gone from the feed: they stay, hidden. */
  hiddenAndGone: number;
}

export interface PlanOptions {
  feed: FeedDefinition;
  rules: VerticalRules;
  mapper: CategoryMapper;
  entries: ReadEntries;
  state: StoredFeedState;
  /** All of the feed was read. */
  isWhole: boolean;
  /** Unix seconds. */
  now: number;
}

/** Compares what a feed says with what is stored. Pure: the store is only described, the time is given. */
export function planRun({ feed, rules, mapper, entries, state, isWhole, now }: PlanOptions): RunPlan {
  const plan: RunPlan = {
    added: [],
    changed: [],
    unchanged: [],
    removed: [],
    heldBack: [],
    categories: [],
    hiddenAndGone: 0,
  };
  const uses = new Map<string, CategoryUse>();
  for (const entry of entries.items) {
    const stored = state.own.get(entry.providerId);
    const { providerId } = entry;
    if (stored) {
      const item = updateItem(stored.item, entry, findCategories(entry, mapper, uses));
      const isChanged = writeJsonSource(item) !== stored.data;
      (isChanged ? plan.changed : plan.unchanged).push({ providerId, id: stored.id, item });
      continue;
    }
    const match = findDuplicate(entry, state, feed.isRolling ?? false);
    if (match) {
      plan.heldBack.push({ place: entry.place, providerId, title: entry.title, ...match });
      continue;
    }
    const categories = findCategories(entry, mapper, uses);
    plan.added.push({ providerId, id: null, item: createItem(entry, feed.provider, categories, rules, now) });
  }
  plan.categories = [...uses.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  findGone(plan, entries, state, isWhole);
  return plan;
}

/** Another provider's item with the same address or title (READINGS 45). */
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

/** The portal's categories of an entry, each once; the default only when nothing else is known. */
function findCategories(
  { categories: names }: CleanItem,
  mapper: CategoryMapper,
  uses: Map<string, CategoryUse>,
): MenuCategory[] {
  const matches = (names.length > 0 ? names : ['(none)']).map((name) => {
    const match = mapper.match(name);
    const use = uses.get(name) ?? {
      name,
      count: 0,
      category: match.category.name,
      isMapped: match.isMapped,
    };
    uses.set(name, { ...use, count: use.count + 1 });
    return match;
  });
  const mapped = matches.filter(({ isMapped }) => isMapped);
  const chosen = (mapped.length > 0 ? mapped : matches).map(({ category }) => category);
  return [...new Map(chosen.map((category) => [category.id, category])).values()];
}

/**
 * Items that go: those that the feed now offers in a way that is refused, and, when all of it was read, those that it no
 * longer has.
 */
function findGone(plan: RunPlan, entries: ReadEntries, state: StoredFeedState, isWhole: boolean): void {
  const refused = new Set(entries.refused.map(({ providerId }) => providerId));
  const kept = new Set(entries.items.map(({ providerId }) => providerId));
  const canTellGone = isWhole && !entries.hasUnknown;
  for (const [providerId, { id, isHidden }] of state.own) {
    if (kept.has(providerId) || entries.badIds.has(providerId)) continue;
    if (!refused.has(providerId) && !canTellGone) continue;
    if (isHidden) plan.hiddenAndGone += 1;
    else plan.removed.push(id);
  }
}
