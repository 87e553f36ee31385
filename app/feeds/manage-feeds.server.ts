import type { Actor } from '#app/operators/audit-log.server.ts';
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
  type PreviousSettings,
  type StoredFeed,
} from '#app/store/feeds.server.ts';
import { isStorableText } from '#app/store/storable.ts';
import type { Db, Store } from '#app/store/store.ts';
import type { FeedDefinition } from './define-feed.ts';
import { addFeedEdit, type FeedAction } from './feed-edits.server.ts';
import { feedRulesSchema, readRules, type FeedRules } from './feed-rules.ts';
import { nextRun, parseSchedule } from './schedule.ts';
import { compareSettings, type SettingChange } from './setting-changes.ts';

/** The settings of a feed, as an operator enters them. */
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
  | { outcome: 'saved'; feed: StoredFeed; changes: readonly SettingChange[] }
  | { outcome: 'refused'; fault: FeedFault }
  /** Someone else has changed or removed the feed since the operator saw it. */
  | { outcome: 'conflict' };

const longestName = 100;
const longestAddress = 2_000;

/** The feeds that an operator can store, by provider. */
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
    const changes = compareSettings(null, input);
    await addFeedEdit(db, actor, feed, { action: 'feed-add', changes, now });
    return { outcome: 'saved', feed, changes };
  });
}

/** An edit of a feed. It is applied only if the feed still has the revision that the operator saw. */
interface FeedChangeRequest {
  id: number;
  revision: number;
  input: FeedInput;
}

/** Changes a feed, if it still has the revision that the operator saw. The change can be undone until the next one. */
export async function changeFeed(
  store: Store,
  feeds: FeedDefinitions,
  request: FeedChangeRequest,
  actor: Actor,
): Promise<FeedEditResult> {
  return saveSettings(store, feeds, { ...request, action: 'feed-change', leftOut: [] }, actor);
}

/**
 * Undoes the last change of a feed's settings. An undo is itself a change, so a second undo reverses the first one. If
 * `revision` is given, undoes the last change only if it led to this revision. The outcome is `conflict` if there is no
 * such change, or if someone else changes the feed at the same moment.
 */
export async function undoFeedChange(
  store: Store,
  feeds: FeedDefinitions,
  { id, revision }: { id: number; revision?: number | undefined },
  actor: Actor,
): Promise<FeedEditResult> {
  const feed = await findFeed(store.db, id);
  if (!feed?.previous || (revision !== undefined && feed.revision !== revision))
    return { outcome: 'conflict' };
  const { leftOut, rules, ...settings } = feed.previous;
  const input = { ...settings, rules: readRules(rules) };
  const request = { id, revision: feed.revision, input, leftOut, action: 'feed-undo' } as const;
  return saveSettings(store, feeds, request, actor);
}

/**
 * Saves the settings of a feed. If they give the entries other ids, `leftOut` replaces the keys of the changes that are
 * left out of runs.
 */
async function saveSettings(
  store: Store,
  feeds: FeedDefinitions,
  {
    id,
    revision,
    input,
    leftOut,
    action,
  }: FeedChangeRequest & { leftOut: readonly string[]; action: FeedAction },
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
      previous: previousOf(before),
      revision: revision + 1,
      updatedAt: now,
      ...(isMoved && { nextRunAt: nextRun(schedule, now, timeZone, Math.random()) }),
      // Entries of another source have different ids, so the changes that were left out before no longer apply.
      ...(readsOtherIds(before, input) && { leftOut }),
    };
    if (!(await updateFeed(db, id, change, revision))) return { outcome: 'conflict' };
    const changes = compareSettings({ ...before, rules: readRules(before.rules) }, input);
    await addFeedEdit(db, actor, { id, name: input.name }, { action, changes, now });
    const feed = await findFeed(db, id);
    return feed ? { outcome: 'saved', feed, changes } : { outcome: 'conflict' };
  });
}

/**
 * Assigns a provider's category name to a category of the menu. If `categoryId` is `null`, removes the assignment, so
 * that the menu and the provider's table decide again. Returns `null` if the feed does not exist.
 */
export async function chooseCategory(
  store: Store,
  choice: CategoryChoice,
  actor: Actor,
): Promise<StoredFeed | null> {
  for (;;) {
    const result = await store.db
      .transaction()
      .execute((db) => saveChoice(db, choice, actor, store.clock.now()));
    if (result !== 'outdated') return result;
  }
}

interface CategoryChoice {
  id: number;
  name: string;
  categoryId: number | null;
}

/**
 * Saves the category that an operator chose. Returns `outdated`, and changes nothing, if someone else changes the feed
 * at the same moment.
 */
async function saveChoice(
  db: Db,
  { id, name, categoryId }: CategoryChoice,
  actor: Actor,
  now: number,
): Promise<StoredFeed | 'outdated' | null> {
  const feed = await findFeed(db, id);
  if (!feed) return null;
  const rules = readRules(feed.rules);
  const others = rules.categories.filter(([other]) => other !== name);
  const categories = categoryId === null ? others : [...others, [name, categoryId] as [string, number]];
  const after = feedRulesSchema.parse({ ...rules, categories });
  const revision = feed.revision + 1;
  const change = { rules: after, previous: previousOf(feed), revision, updatedAt: now };
  if (!(await updateFeed(db, id, change, feed.revision))) return 'outdated';
  const changes = compareSettings({ ...feed, rules }, { ...feed, rules: after });
  await addFeedEdit(db, actor, feed, { action: 'feed-change', changes, now });
  return findFeed(db, id);
}

/** Pauses or resumes a feed at once. Returns `null` if it does not exist. */
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
    await addFeedEdit(db, actor, feed, { action, now });
    return findFeed(db, id);
  });
}

/**
 * Removes a feed, which can be restored for 30 days. Its items stay. Returns the feed as it was, or `null` if there is
 * none.
 */
export async function removeFeed(store: Store, id: number, actor: Actor): Promise<StoredFeed | null> {
  return store.db.transaction().execute(async (db) => {
    const feed = await findFeed(db, id);
    if (!feed) return null;
    const now = store.clock.now();
    await markFeedRemoved(db, id, now);
    const changes = compareSettings({ ...feed, rules: readRules(feed.rules) }, null);
    await addFeedEdit(db, actor, feed, { action: 'feed-remove', changes, now });
    return feed;
  });
}

/**
 * Restores a removed feed. Changes that were left out of its runs stay left out. The feed runs within a minute. The
 * outcome is `refused` if its settings are no longer valid, for example because another feed has its name, and
 * `conflict` if the feed can no longer be restored.
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
    await addFeedEdit(db, actor, removed, { action: 'feed-restore', now });
    const feed = await findFeed(db, id);
    return feed ? { outcome: 'saved', feed, changes: [] } : { outcome: 'conflict' };
  });
}

/**
 * Makes a feed due, so that the job runs it now. A paused feed waits until it is resumed. Returns whether the feed
 * exists.
 */
export async function requestFeedRun(store: Store, id: number): Promise<boolean> {
  return updateFeed(store.db, id, { nextRunAt: store.clock.now() });
}

/** Whether the new settings give the entries other ids. */
function readsOtherIds(before: StoredFeed, input: FeedInput): boolean {
  if (input.address !== before.address || input.provider !== before.provider) return true;
  const { mapping } = readRules(before.rules);
  const idRule = (rules: FeedRules['mapping']) => JSON.stringify([rules?.source, rules?.fields.id]);
  return idRule(mapping) !== idRule(input.rules.mapping);
}

function settingsOf({ name, provider, address, schedule, rules }: FeedInput): FeedInput {
  return { name, provider, address, schedule, rules };
}

/** Returns the settings that an undo restores. */
function previousOf({ name, provider, address, schedule, rules, leftOut }: StoredFeed): PreviousSettings {
  return { name, provider, address, schedule, rules, leftOut };
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
