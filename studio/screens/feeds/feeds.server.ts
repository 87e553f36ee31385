import { data } from 'react-router';
import { z } from 'zod';
import { listFeedEdits } from '#app/feeds/feed-edits.server.ts';
import { feedHealth, type FeedHealth } from '#app/feeds/feed-health.ts';
import { feedRulesSchema, readRules, type FeedRules } from '#app/feeds/feed-rules.ts';
import { suggestedLimits } from '#app/feeds/suggested-limits.ts';
import { parseMapping } from '#app/feeds/mapping/read-mapping.server.ts';
import type { FeedInput } from '#app/feeds/manage-feeds.server.ts';
import { readRunFailure, readRunSummary } from '#app/feeds/run-summary.ts';
import { shortenAddress, shortenAddressesIn } from '#app/feeds/shorten-address.ts';
import { feedsOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { listFeedRuns, listLatestRuns, listWaitingRuns, type FeedRun } from '#app/store/feed-runs.server.ts';
import { findFeed, listFeeds, type StoredFeed } from '#app/store/feeds.server.ts';
import { readRecordedChange } from '#app/store/recorded-changes.server.ts';
import type { FeedOutcome } from '#app/store/schema.ts';

/** A run as the list and the history show it. */
export interface ShownRun {
  id: number;
  outcome: FeedOutcome;
  /** Unix milliseconds. */
  startedAt: number;
  added: number;
  changed: number;
  removed: number;
  /** Why the run failed. Empty if it did not fail. */
  reason: string;
  /** Site version of the change that it made. `null` if there is none or if it is no longer recorded. */
  version: number | null;
  isUndone: boolean;
}

/** A feed as the list shows it. */
export interface ShownFeed {
  id: number;
  name: string;
  provider: string;
  /** The address that it reads. Viewers see it without keys. */
  address: string;
  schedule: string;
  health: FeedHealth;
  /** Time of the next run, in Unix milliseconds. `null` if no run is planned. */
  nextRunAt: number | null;
  lastRun: ShownRun | null;
  /** The run that waits for approval. */
  waiting: ShownRun | null;
  unpaid: readonly string[];
}

/** A provider that a feed can have. */
export interface ShownProvider {
  id: string;
  label: string;
  /** Its usual address, with the parameters to fill in. */
  address: string;
  /** True if the operator downloads the list at `address` and puts it at an address of their own. */
  isDownload: boolean;
  takesChoices: boolean;
  isAllOrNothing: boolean;
  /** True if it reads lists by a mapping, which the form does not show. */
  needsMapping: boolean;
}

/** The values of a feed in its form. */
export interface FeedValues {
  id: number;
  revision: number;
  name: string;
  provider: string;
  address: string;
  schedule: string;
  rules: FeedRules;
}

/** Who reads about feeds. */
export interface FeedReader {
  /** Whether the operator may see the keys in addresses. */
  canEdit: boolean;
  /** Formats an encoded phrase in the operator’s language. */
  say: (text: string) => string;
}

/** Lists the feeds with their runs. */
export async function readFeeds(platform: Platform, reader: FeedReader): Promise<ShownFeed[]> {
  const { store } = platform;
  const [feeds, latest, waiting] = await Promise.all([
    listFeeds(store.db),
    listLatestRuns(store.db),
    listWaitingRuns(store.db),
  ]);
  return feeds.map((feed) =>
    showFeed(platform, feed, reader, {
      last: latest.get(feed.id),
      waiting: waiting.find(({ feedId }) => feedId === feed.id),
    }),
  );
}

function showFeed(
  platform: Platform,
  feed: StoredFeed,
  reader: FeedReader,
  runs: { last: FeedRun | undefined; waiting: FeedRun | undefined },
): ShownFeed {
  const { id, name, provider, address, schedule, isPaused, nextRunAt, unpaid } = feed;
  const show = (run: FeedRun | undefined) => (run ? showRun(run, reader) : null);
  return {
    id,
    name,
    provider: feedsOf(platform.verticals).get(provider)?.name ?? provider,
    address: reader.canEdit ? address : shortenAddress(address),
    schedule,
    health: feedHealth(feed, platform.clock.now()),
    nextRunAt: isPaused ? null : nextRunAt,
    lastRun: show(runs.last),
    waiting: show(runs.waiting),
    unpaid: unpaid.map(reader.say),
  };
}

function showRun({ id, outcome, startedAt, summary }: FeedRun, { canEdit, say }: FeedReader): ShownRun {
  const report = readRunSummary(summary);
  const reason = say(readRunFailure(summary));
  return {
    id,
    outcome,
    startedAt,
    added: report?.added ?? 0,
    changed: report?.changed ?? 0,
    removed: report?.removed ?? 0,
    reason: canEdit ? reason : shortenAddressesIn(reason),
    version: outcome === 'applied' ? (report?.version ?? null) : null,
    isUndone: false,
  };
}

/** Reads a feed with its last runs. Throws an answer with status 404 if there is no feed with this id. */
export async function readFeed(platform: Platform, id: number, reader: FeedReader) {
  const { canEdit } = reader;
  const { store } = platform;
  const feed = await findFeed(store.db, id);
  if (!feed) throw data(null, { status: 404 });
  const runs = await listFeedRuns(store.db, { feedId: id, limit: 50 });
  const shown = await Promise.all(
    runs.map(async (run) => {
      const one = showRun(run, reader);
      const change = one.version === null ? null : await readRecordedChange(store.db, one.version);
      // A change that is no longer recorded cannot be undone.
      return { ...one, version: change?.version ?? null, isUndone: (change?.undoneBy ?? null) !== null };
    }),
  );
  const { name, provider, address, schedule, revision, rules } = feed;
  const values: FeedValues = { id, revision, name, provider, address, schedule, rules: readRules(rules) };
  return {
    feed: showFeed(platform, feed, reader, {
      last: runs[0],
      waiting: runs.find(({ outcome }) => outcome === 'waiting'),
    }),
    // Viewers have no form.
    values: canEdit ? values : null,
    runs: shown,
    edits: await listFeedEdits(store.db, id),
    /** The revision whose change can be undone, or `null`. */
    undoable: canEdit && feed.previous ? revision : null,
  };
}

/** Lists the providers of the sections that exist. */
export function listProviders({ verticals, snapshots }: Platform): ShownProvider[] {
  const shown = snapshots.current()?.settings.verticals ?? [];
  const enabled = verticals.filter(({ vertical }) => shown.length === 0 || shown.includes(vertical.id));
  return [...feedsOf(enabled).values()].map(
    ({ provider, name, address, isDownload, takesChoices, isAllOrNothing, withMapping }) => ({
      id: provider,
      label: name,
      address,
      isDownload: isDownload ?? false,
      takesChoices: takesChoices ?? false,
      isAllOrNothing: isAllOrNothing ?? false,
      needsMapping: withMapping !== undefined,
    }),
  );
}

const whole = (most: number) => z.coerce.number().int().min(0).max(most).catch(0);
const text = z.string().trim().max(2_000);
const isOn = z.literal('true').optional();

const jsonText = z
  .string()
  .max(200_000)
  .default('{}')
  .transform((given, context): unknown => {
    try {
      return JSON.parse(given);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });

/** The words of a list are the lines of a field, some of which may be empty. */
const lines = z
  .array(z.string())
  .transform((list) => list.map((line) => line.trim()).filter((line) => line !== ''))
  .optional();
const formGate = z.looseObject({ blockedWords: lines, allowedWords: lines });

const inputSchema = z
  .object({
    name: text.max(200),
    provider: text.max(100),
    address: text,
    schedule: text.max(20),
    category: text.max(200).default(''),
    licence: text.max(200).default(''),
    partial: isOn,
    gate: jsonText.pipe(formGate),
    publishes: isOn,
    mapping: z.string().max(500_000).optional(),
    mostAdded: whole(100_000).default(suggestedLimits.mostAdded),
    mostRemovedPercent: whole(100).default(suggestedLimits.mostRemovedPercent),
  })
  .transform((form) => ({
    name: form.name,
    provider: form.provider,
    address: form.address,
    schedule: form.schedule,
    mapping: form.mapping,
    rules: {
      category: form.category,
      licence: form.licence,
      partial: form.partial !== undefined,
      gate: form.gate,
      publishes:
        form.publishes === undefined
          ? null
          : { mostAdded: form.mostAdded, mostRemovedPercent: form.mostRemovedPercent },
    },
  }));

/**
 * Reads the form of a feed. The category table is not part of the form, so it is taken from `before`. If the form has
 * no mapping, the mapping is taken from there, too. Throws an answer with status 400 if the form is malformed.
 */
export function readFeedForm(fields: unknown, before: FeedRules | null): FeedInput {
  const parsed = inputSchema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { rules, mapping: json, ...input } = parsed.data;
  const { categories = [], mapping = null } = before ?? {};
  const given = json === undefined ? mapping : parseMapping(json);
  if (json !== undefined && given === null) throw data(null, { status: 400 });
  const checked = feedRulesSchema.safeParse({ ...rules, categories, mapping: given });
  if (!checked.success) throw data(null, { status: 400 });
  return { ...input, rules: checked.data };
}
