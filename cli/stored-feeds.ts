import type { ParseArgsOptionsConfig } from 'node:util';
import type { z } from 'zod';
import type { FeedContext } from '#app/feeds/feed-context.server.ts';
import { feedHealth } from '#app/feeds/feed-health.ts';
import { feedRulesSchema, suggestedLimits, type FeedRules } from '#app/feeds/feed-rules.ts';
import {
  addFeed,
  removeFeed,
  setFeedPaused,
  type FeedDefinitions,
  type FeedFault,
} from '#app/feeds/manage-feeds.server.ts';
import { acceptRun } from '#app/feeds/proposals.server.ts';
import { describeStoredRun } from '#app/feeds/run-due-feeds.server.ts';
import { runStoredFeed } from '#app/feeds/run-stored-feed.server.ts';
import { readRunFailure, readRunSummary } from '#app/feeds/run-summary.ts';
import { mostHours } from '#app/feeds/schedule.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { createGuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { commandLine } from '#app/operators/audit-log.server.ts';
import { listFeedRuns, listLatestRuns, type FeedRun } from '#app/store/feed-runs.server.ts';
import { listFeeds, type StoredFeed } from '#app/store/feeds.server.ts';
import type { Db } from '#app/store/store.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type Invocation } from './command.ts';
import { positiveNumberOf, withCommandContext } from './command-context.ts';

const actions = ['list', 'add', 'run', 'history', 'accept', 'decline', 'pause', 'resume', 'remove'] as const;
type FeedAction = (typeof actions)[number];

/** Reports whether a value is an action on stored feeds instead of a provider. */
export function isFeedAction(value: string | undefined): value is FeedAction {
  return actions.some((action) => action === value);
}

/** Options of `feed add`, besides those of a provider. */
export const storedFeedOptions = {
  name: { type: 'string' },
  every: { type: 'string' },
  at: { type: 'string' },
  publish: { type: 'boolean' },
  'most-new': { type: 'string' },
  'most-removed': { type: 'string' },
  'needs-picture': { type: 'boolean' },
  'least-words': { type: 'string' },
  'blocked-words': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

/** Lines of `--help` about stored feeds. */
export const storedFeedDetails = [
  'Stored feeds run by themselves. FEED is the name or number of one.',
  'list             the stored feeds and their last runs',
  'add PROVIDER ADDRESS  store a feed. It runs within a minute while Portico runs',
  '  --name NAME         its name (the name of the provider)',
  '  --every 6h | --at 03:30  when it runs, in the site’s time zone (only by hand)',
  '  --publish           publish changes without approval, within these limits:',
  `  --most-new N        new items in one run (${suggestedLimits.mostAdded})`,
  `  --most-removed N    removed items in one run, in percent (${suggestedLimits.mostRemovedPercent})`,
  '  --needs-picture     refuse new entries without a picture',
  '  --least-words N     refuse new entries with fewer words',
  '  --blocked-words LIST  refuse new entries with one of these words in the title, separated by commas',
  'run FEED         run it now',
  'history FEED     its last runs',
  'accept RUN       publish the changes of a run that waits for approval',
  'decline RUN      leave them out, and do not ask about them again',
  'pause FEED, resume FEED, remove FEED',
];

/** Runs an action on stored feeds. Returns the exit status. */
export async function runFeedAction(
  action: FeedAction,
  feeds: FeedDefinitions,
  invocation: Invocation,
): Promise<number> {
  const { values, options } = invocation;
  const [, first, second, ...rest] = values;
  const count = action === 'list' ? 1 : action === 'add' ? 3 : 2;
  if (values.length !== count || rest.length > 0) {
    const needs = { list: 'no values', add: 'a provider and an address' };
    const need = action === 'list' || action === 'add' ? needs[action] : 'one value';
    throw new UsageError(`feed ${action} takes ${need}.`);
  }
  if (action !== 'add') {
    const given = Object.keys(options).find(
      (name) => name !== 'json' && ownValue(options, name) !== undefined,
    );
    if (given !== undefined) throw new UsageError(`--${given} does not apply to feed ${action}.`);
  }
  const fetch = createGuardedFetch();
  try {
    return await withCommandContext(({ store, mediaDir, environment: { siteUrl } }) => {
      const context: FeedContext = { store, feeds, registry, mediaDir, fetch, siteUrl };
      const value = first ?? '';
      switch (action) {
        case 'list':
          return list(context, invocation);
        case 'add':
          return add(context, value, second ?? '', invocation);
        case 'run':
          return run(context, value, invocation);
        case 'history':
          return history(context, value, invocation);
        case 'accept':
        case 'decline':
          return decide(context, value, action === 'accept', invocation);
        case 'pause':
        case 'resume':
          return pause(context, value, action === 'pause', invocation);
        case 'remove':
          return remove(context, value, invocation);
      }
    });
  } finally {
    await fetch.close();
  }
}

async function list({ store }: FeedContext, { output }: Invocation): Promise<number> {
  const feeds = await listFeeds(store.db);
  const runs = await listLatestRuns(store.db);
  const now = store.clock.now();
  const rows = feeds.map((feed) => ({
    ...describeFeed(feed),
    health: feedHealth(feed, now),
    lastRun: runs.get(feed.id)?.startedAt ?? null,
    lastOutcome: runs.get(feed.id)?.outcome ?? null,
  }));
  output.result(
    rows,
    rows.map(({ id, name, provider, schedule, health, nextRunAt, lastRun, lastOutcome }) => {
      const last = lastRun === null ? 'never run' : `${lastOutcome} ${timeOf(lastRun)}`;
      const next = health === 'paused' || nextRunAt === null ? '' : `, next ${timeOf(nextRunAt)}`;
      return `${id} "${name}" (${provider}, ${schedule || 'by hand'}): ${health}, ${last}${next}`;
    }),
  );
  for (const { name, unpaid } of feeds)
    for (const line of unpaid) output.message(`WARNING: ${name}: ${line}`);
  return 0;
}

function describeFeed({ id, name, provider, address, schedule, rules, nextRunAt, failures }: StoredFeed) {
  return { id, name, provider, address, schedule, rules, nextRunAt, failures };
}

async function add(
  context: FeedContext,
  provider: string,
  address: string,
  { options, output }: Invocation,
): Promise<number> {
  const definition = context.feeds.get(provider);
  const text = (name: 'name' | 'every' | 'at') => {
    const given = options[name];
    return typeof given === 'string' ? given : undefined;
  };
  const every = text('every');
  const at = text('at');
  if (every !== undefined && at !== undefined) throw new UsageError('Use --every or --at, not both.');
  if (options['dry-run'] || options.yes) throw new UsageError('feed add takes neither --dry-run nor --yes.');
  const input = {
    name: text('name') ?? definition?.name ?? provider,
    provider,
    address,
    schedule: every ?? at ?? '',
    rules: readRuleOptions(options),
  };
  const result = await addFeed(context.store, context.feeds, input, commandLine);
  if (result.outcome === 'refused') throw new RefusedError(faultText(result.fault, context.feeds));
  if (result.outcome !== 'saved') throw new RefusedError('The feed was not stored.');
  const { feed } = result;
  output.result(describeFeed(feed), [`Stored the feed ${feed.id} "${feed.name}".`]);
  output.message(`It runs within a minute while Portico runs, or now with: portico feed run ${feed.id}`);
  return 0;
}

function readRuleOptions(options: Invocation['options']): FeedRules {
  const limit = (name: 'least-words' | 'most-new' | 'most-removed', usual: number) => {
    const given = options[name];
    return typeof given === 'string' ? numberOf(`--${name}`, given) : usual;
  };
  const words = options['blocked-words'];
  const rules: z.input<typeof feedRulesSchema> = {
    ...(typeof options.category === 'string' && { category: options.category }),
    ...(typeof options.licence === 'string' && { licence: options.licence }),
    partial: options.partial === true,
    gate: {
      needsPicture: options['needs-picture'] === true,
      leastWords: limit('least-words', 0),
      blockedWords: typeof words === 'string' ? words.split(',').filter((word) => word.trim() !== '') : [],
    },
    publishes: options.publish
      ? {
          mostAdded: limit('most-new', suggestedLimits.mostAdded),
          mostRemovedPercent: limit('most-removed', suggestedLimits.mostRemovedPercent),
        }
      : null,
  };
  const parsed = feedRulesSchema.safeParse(rules);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${issue?.path.join('.')}: ${issue?.message}.`);
}

function numberOf(what: string, given: string): number {
  return given === '0' ? 0 : positiveNumberOf(what, given);
}

function faultText({ field, fault }: FeedFault, feeds: FeedDefinitions): string {
  switch (fault) {
    case 'empty':
      return 'The name must have 1 to 100 characters.';
    case 'taken':
      return 'Another feed has this name; add --name NAME.';
    case 'unknown':
      return `There is no such provider; there are ${[...feeds.keys()].join(', ')}.`;
    case 'address':
      return 'A stored feed needs an http or https address. Read a file with: portico feed PROVIDER FILE';
    case 'password':
      return 'The address must not contain a user name or password.';
    case 'schedule':
      return `The ${field} must be hours from 1h to ${mostHours}h, such as 6h, or a time of day, such as 03:30.`;
  }
}

async function run(context: FeedContext, given: string, { output }: Invocation): Promise<number> {
  const feed = await feedOf(context.store.db, given);
  const onPicture = (done: number, total: number, failed: number) =>
    output.progress('Pictures', done, total, failed);
  const result = await runStoredFeed(context, feed, { onPicture });
  if ('report' in result) for (const line of result.report.warnings) output.message(`Warning: ${line}`);
  output.result(result, [`${feed.name}: ${describeStoredRun(result)}.`]);
  if (result.outcome === 'waiting') {
    output.message(`Look at the run in the Studio, or publish it with: portico feed accept ${result.runId}`);
  }
  return result.outcome === 'failed' || result.outcome === 'busy' ? 1 : 0;
}

async function history({ store }: FeedContext, given: string, { output }: Invocation): Promise<number> {
  const feed = await feedOf(store.db, given);
  const runs = await listFeedRuns(store.db, { feedId: feed.id });
  output.result(
    runs.map((one) => ({ ...one, failure: readRunFailure(one.summary) })),
    runs.map(describeRun),
  );
  return 0;
}

function describeRun({ id, startedAt, outcome, summary }: FeedRun): string {
  const report = readRunSummary(summary);
  const counts = report ? `: ${report.added} new, ${report.changed} changed, ${report.removed} removed` : '';
  const version = report?.version ? ` (change ${report.version})` : '';
  const reason = readRunFailure(summary);
  return `${id} ${timeOf(startedAt)} ${outcome}${reason === '' ? counts : `: ${reason}`}${version}`;
}

async function decide(
  context: FeedContext,
  given: string,
  isAccepted: boolean,
  { output }: Invocation,
): Promise<number> {
  const runId = positiveNumberOf('RUN', given);
  const result = await acceptRun(context, {
    runId,
    author: '',
    fetch: context.fetch,
    isChosen: (_, wasLeftOut) => isAccepted && !wasLeftOut,
  });
  if (result.outcome === 'gone') throw new RefusedError(`Run ${runId} does not wait for approval.`);
  if (result.outcome === 'applied') {
    const { added, changed, removed, version } = result.report;
    output.result(result, [`${added} new, ${changed} changed, ${removed} removed.`]);
    output.message(`Done: site version ${version}. Undo it with: portico undo ${version}`);
    return 0;
  }
  output.result(result, [isAccepted ? 'Nothing was left to change.' : 'Left out all changes of the run.']);
  return 0;
}

async function pause(
  { store }: FeedContext,
  given: string,
  isPaused: boolean,
  { output }: Invocation,
): Promise<number> {
  const { id } = await feedOf(store.db, given);
  const feed = await setFeedPaused(store, id, isPaused, commandLine);
  if (!feed) throw noFeed(given);
  output.result(describeFeed(feed), [`${feed.name} ${isPaused ? 'is paused' : 'runs again'}.`]);
  return 0;
}

async function remove({ store }: FeedContext, given: string, { output }: Invocation): Promise<number> {
  const { id } = await feedOf(store.db, given);
  const feed = await removeFeed(store, id, commandLine);
  if (!feed) throw noFeed(given);
  output.result(describeFeed(feed), [`Removed the feed "${feed.name}". Its items stay.`]);
  return 0;
}

async function feedOf(db: Db, given: string): Promise<StoredFeed> {
  const feeds = await listFeeds(db);
  const found =
    feeds.find(({ name }) => name.toLowerCase() === given.toLowerCase()) ??
    feeds.find(({ id }) => String(id) === given);
  if (!found) throw noFeed(given);
  return found;
}

function noFeed(given: string): RefusedError {
  return new RefusedError(`There is no stored feed "${given}"; feed list shows them.`);
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}
