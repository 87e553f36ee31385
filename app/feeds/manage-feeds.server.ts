import { addAuditEntry, type Actor } from '#app/operators/audit-log.server.ts';
import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import {
  findFeed,
  insertFeed,
  listFeeds,
  listRemovedFeeds,
  markFeedRemoved,
  markFeedRestored,
  updateFeed,
  type FeedSettings,
  type StoredFeed,
} from '#app/store/feeds.server.ts';
import { isStorableText } from '#app/store/storable.ts';
import type { Db, Store } from '#app/store/store.ts';
import type { FeedDefinition } from './define-feed.ts';
import { feedRulesSchema, readRules, type FeedRules } from './feed-rules.ts';
import { nextRun, parseSchedule } from './schedule.ts';

/** What an operator enters for a feed. */
export interface FeedInput extends Omit<FeedSettings, 'rules'> {
  rules: FeedRules;
}

/** Why an input was refused. */
export type FeedFault =
  | { field: 'name'; fault: 'empty' | 'taken' }
  | { field: 'provider'; fault: 'unknown' }
  | { field: 'address'; fault: 'address' | 'password' }
  | { field: 'schedule'; fault: 'schedule' }
  | { field: 'mapping'; fault: 'mapping' | 'source' };

export type FeedEditResult =
  | { outcome: 'saved'; feed: StoredFeed }
  | { outcome: 'refused'; fault: FeedFault }
  /** Somebody else has changed or removed the feed since the operator saw it. */
  | { outcome: 'conflict' };

const longestName = 100;
const longestAddress = 2_000;

/** Feeds that an operator can store: by provider. */
export type FeedDefinitions = ReadonlyMap<string, FeedDefinition>;

/** Stores a new feed. It runs within a minute. */
export async function addFeed(
  store: Store,
  feeds: FeedDefinitions,
  input: FeedInput,
  actor: Actor,
): Promise<FeedEditResult> {
  return store.db.transaction().execute(async (db): Promise<FeedEditResult> => {
    const fault = await findFault(db, feeds, input, null);
    if (fault) return { outcome: 'refused', fault };
    const now = store.clock.now();
    const feed = await insertFeed(db, settingsOf(input), now);
    await addAuditEntry(db, actor, {
      action: 'feed-add',
      subject: feed.name,
      details: { after: settingsOf(input) },
      now,
    });
    return { outcome: 'saved', feed };
  });
}

/** Changes a feed that has the revision which the operator saw. */
export async function changeFeed(
  store: Store,
  feeds: FeedDefinitions,
  { id, revision, input }: { id: number; revision: number; input: FeedInput },
  actor: Actor,
): Promise<FeedEditResult> {
  return store.db.transaction().execute(async (db): Promise<FeedEditResult> => {
    const before = await findFeed(db, id);
    if (before?.revision !== revision) return { outcome: 'conflict' };
    const fault = await findFault(db, feeds, input, id);
    if (fault) return { outcome: 'refused', fault };
    const now = store.clock.now();
    const { timeZone } = await readSiteSettings(db);
    const schedule = parseSchedule(input.schedule) ?? { kind: 'manual' };
    const isMoved = input.schedule !== before.schedule;
    const change = {
      ...settingsOf(input),
      revision: revision + 1,
      updatedAt: now,
      ...(isMoved && { nextRunAt: nextRun(schedule, now, timeZone, Math.random()) }),
      // The entries of another source have other ids.
      ...(readsOtherIds(before, input) && { leftOut: [] }),
    };
    if (!(await updateFeed(db, id, change, revision))) return { outcome: 'conflict' };
    await addAuditEntry(db, actor, {
      action: 'feed-change',
      subject: input.name,
      details: {
        before: settingsOf({ ...before, rules: readRules(before.rules) }),
        after: settingsOf(input),
      },
      now,
    });
    const feed = await findFeed(db, id);
    return feed ? { outcome: 'saved', feed } : { outcome: 'conflict' };
  });
}

/** Assigns the provider's name of a category to a category of the menu, or lets the tables decide again (`null`). */
export async function chooseCategory(
  store: Store,
  { id, name, categoryId }: { id: number; name: string; categoryId: number | null },
  actor: Actor,
): Promise<StoredFeed | null> {
  return store.db.transaction().execute(async (db) => {
    const feed = await findFeed(db, id);
    if (!feed) return null;
    const rules = readRules(feed.rules);
    const others = rules.categories.filter(([other]) => other !== name);
    const categories = categoryId === null ? others : [...others, [name, categoryId] as [string, number]];
    const after = feedRulesSchema.parse({ ...rules, categories });
    const now = store.clock.now();
    await updateFeed(db, id, { rules: after, revision: feed.revision + 1, updatedAt: now });
    await addAuditEntry(db, actor, {
      action: 'feed-change',
      subject: feed.name,
      details: { before: { categories: rules.categories }, after: { categories: after.categories } },
      now,
    });
    return findFeed(db, id);
  });
}

/** Pauses a feed, or lets it run again, at once. Returns `null` if there is none. */
export async function setFeedPaused(
  store: Store,
  id: number,
  isPaused: boolean,
  actor: Actor,
): Promise<StoredFeed | null> {
  return store.db.transaction().execute(async (db) => {
    const feed = await findFeed(db, id);
    if (!feed || feed.isPaused === isPaused) return feed;
    const now = store.clock.now();
    const isScheduled = feed.schedule !== '';
    await updateFeed(db, id, { isPaused, ...(!isPaused && isScheduled && { nextRunAt: now }) });
    const action = isPaused ? 'feed-pause' : 'feed-resume';
    await addAuditEntry(db, actor, { action, subject: feed.name, now });
    return findFeed(db, id);
  });
}

/** Removes a feed, which can be restored for 30 days. Its items stay. Returns the feed as it was, or `null` if there is none. */
export async function removeFeed(store: Store, id: number, actor: Actor): Promise<StoredFeed | null> {
  return store.db.transaction().execute(async (db) => {
    const feed = await findFeed(db, id);
    if (!feed) return null;
    const now = store.clock.now();
    await markFeedRemoved(db, id, now);
    const details = { before: settingsOf({ ...feed, rules: readRules(feed.rules) }) };
    await addAuditEntry(db, actor, {
      action: 'feed-remove',
      subject: feed.name,
      details,
      now,
    });
    return feed;
  });
}

/**
 * Restores a feed that was removed, with everything that was left out of its runs. It runs within a minute. The outcome
 * is `refused` if another feed now has its name or source, and `conflict` if the feed is no longer kept.
 */
export async function restoreFeed(
  store: Store,
  feeds: FeedDefinitions,
  id: number,
  actor: Actor,
): Promise<FeedEditResult> {
  return store.db.transaction().execute(async (db): Promise<FeedEditResult> => {
    const removed = (await listRemovedFeeds(db)).find((one) => one.id === id);
    if (!removed) return { outcome: 'conflict' };
    const settings = settingsOf({ ...removed, rules: readRules(removed.rules) });
    const fault = await findFault(db, feeds, settings, id);
    if (fault) return { outcome: 'refused', fault };
    const now = store.clock.now();
    await markFeedRestored(db, id, now);
    const details = { after: settings };
    await addAuditEntry(db, actor, { action: 'feed-restore', subject: removed.name, details, now });
    const feed = await findFeed(db, id);
    return feed ? { outcome: 'saved', feed } : { outcome: 'conflict' };
  });
}

/** Makes a feed due, so that the job runs it now. A paused feed waits until it is resumed. Returns whether it exists. */
export async function requestFeedRun(store: Store, id: number): Promise<boolean> {
  return updateFeed(store.db, id, { nextRunAt: store.clock.now() });
}

/** Whether entries get other ids than before. */
function readsOtherIds(before: StoredFeed, input: FeedInput): boolean {
  if (input.address !== before.address || input.provider !== before.provider) return true;
  const { mapping } = readRules(before.rules);
  const idRule = (rules: FeedRules['mapping']) => JSON.stringify([rules?.source, rules?.fields.id]);
  return idRule(mapping) !== idRule(input.rules.mapping);
}

function settingsOf({ name, provider, address, schedule, rules }: FeedInput): FeedInput {
  return { name, provider, address, schedule, rules };
}

async function findFault(
  db: Db,
  feeds: FeedDefinitions,
  { name, provider, address, schedule, rules }: FeedInput,
  ownId: number | null,
): Promise<FeedFault | null> {
  if (name === '' || name.length > longestName || !isStorableText(name))
    return { field: 'name', fault: 'empty' };
  const others = await listFeeds(db);
  const key = name.toLowerCase();
  if (others.some((other) => other.id !== ownId && other.name.toLowerCase() === key)) {
    return { field: 'name', fault: 'taken' };
  }
  const definition = feeds.get(provider);
  if (!definition) return { field: 'provider', fault: 'unknown' };
  const { mapping } = rules;
  if (definition.withMapping && !mapping) return { field: 'mapping', fault: 'mapping' };
  // Two feeds of one source would remove each other's items.
  const isTaken = others.some(
    (other) =>
      other.id !== ownId &&
      other.provider === provider &&
      mapping !== null &&
      readRules(other.rules).mapping?.source === mapping.source,
  );
  if (isTaken) return { field: 'mapping', fault: 'source' };
  if (
    !/^https?:\/\//i.test(address) ||
    !URL.canParse(address) ||
    address.length > longestAddress ||
    !isStorableText(address)
  ) {
    return { field: 'address', fault: 'address' };
  }
  const { username, password } = new URL(address);
  if (username !== '' || password !== '') return { field: 'address', fault: 'password' };
  return parseSchedule(schedule) ? null : { field: 'schedule', fault: 'schedule' };
}
