import { Argument, Option, type Command } from '@commander-js/extra-typings';
import type { z } from 'zod';
import type { FeedContext } from '#app/feeds/feed-context.server.ts';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { feedHealth } from '#app/feeds/feed-health.ts';
import { feedRulesSchema, readRules, type FeedRules, type gateSchema } from '#app/feeds/feed-rules.ts';
import { suggestedLimits } from '#app/feeds/suggested-limits.ts';
import { gateRules, type GateMode, type GateRule } from '#app/feeds/gate-rules.ts';
import {
  addFeed,
  changeFeed,
  removeFeed,
  restoreFeed,
  setFeedPaused,
  type FeedDefinitions,
} from '#app/feeds/manage-feeds.server.ts';
import { acceptRun } from '#app/feeds/proposals.server.ts';
import { describeStoredRun } from '#app/feeds/run-due-feeds.server.ts';
import { runStoredFeed } from '#app/feeds/run-stored-feed.server.ts';
import { readRunFailure, readRunSummary } from '#app/feeds/run-summary.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { createGuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { commandLine } from '#app/operators/audit-log.server.ts';
import { listFeedRuns, listLatestRuns, type FeedRun } from '#app/store/feed-runs.server.ts';
import { listFeeds, listRemovedFeeds, type StoredFeed } from '#app/store/feeds.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type Output, type Session } from './command.ts';
import { positiveNumber, withCommandContext } from './command-context.ts';
import { offering } from './completion-words.ts';
import { describeChange, listEdits, timeOf, undoChange } from './feed-edits.ts';
import { faultText } from './feed-faults.ts';
import { bindMappingFile } from './feed-mapping.ts';
import { findNamed, findStoredFeed, noFeed } from './find-stored-feed.ts';

/** Creates the argument that names a provider. Its value is the provider's feed. */
export function providerArgument(feeds: FeedDefinitions) {
  const names = [...feeds.keys()];
  return offering(
    new Argument('<provider>', names.join(', ')).argParser((given): FeedDefinition => {
      const feed = feeds.get(given);
      if (feed) return feed;
      throw new UsageError(`There is no provider "${given}"; there are ${names.join(', ')}.`);
    }),
    () => names,
  );
}

/** Adds the subcommands that manage stored feeds. */
export function defineStoredFeeds(command: Command, { act, output }: Session, feeds: FeedDefinitions): void {
  const addAction = (name: string, description: string) => command.command(name).description(description);
  const ofFeed = (name: string, description: string) =>
    addAction(name, description).argument('<feed>', 'name or number of a stored feed');
  const ofRun = (name: string, description: string) =>
    addAction(name, description).argument('<run>', 'the number of a run', positiveNumber('RUN'));
  const inFeeds = <Result>(work: (context: FeedContext) => Promise<Result>) => withFeeds(feeds, work);

  addAction('list', 'List the stored feeds and their last runs.').action(
    act(() => inFeeds((context) => list(context, output))),
  );
  addAction('add', 'Store a feed. It runs within a minute while Portico runs.')
    .addArgument(providerArgument(feeds))
    .argument('<address>', 'an http or https address')
    .option('--name <name>', 'its name (default: that of the provider)')
    .addOption(
      new Option('--every <interval>', 'how often it runs, such as 6h (default: only manually)').conflicts(
        'at',
      ),
    )
    .option('--at <time>', 'when it runs every day, such as 03:30, in the site’s time zone')
    .option('--category <name>', 'for articles: the category of all of them')
    .option('--licence <text>', 'for articles: the licence that allows their full texts on your site')
    .option('--partial', 'for coupons: take the valid rows even if others are faulty')
    .option('--mapping <file>', 'for mapped: where each field comes from; see feed map')
    .option('--publish', 'publish changes without approval, within the limits below')
    .option('--most-new <n>', 'new items in one run', countFrom('--most-new'), suggestedLimits.mostAdded)
    .option(
      '--most-removed <n>',
      'removed items in one run, in percent',
      countFrom('--most-removed'),
      suggestedLimits.mostRemovedPercent,
    )
    .option('--needs-picture', 'refuse new entries without a picture')
    .option('--least-words <n>', 'refuse new entries with fewer words', countFrom('--least-words'), 0)
    .option(
      '--blocked-words <list>',
      'refuse new entries with one of these words in the title, separated by commas',
    )
    .option('--allowed-words <list>', 'trademarks that titles may contain, separated by commas')
    .addOption(
      new Option('--least-score <score>', 'refuse new entries with a lower score of the provider').argParser(
        (given) => (given.trim() === '' ? Number.NaN : Number(given)),
      ),
    )
    .option('--refuse <rules>', `refuse new entries that break these rules: ${gateRules.join(', ')}`)
    .option('--mark <rules>', 'import new entries that break these rules, and mark them in the run')
    .action(
      act((definition, address, options) =>
        withFeeds(feeds, (context) => add(context, { definition, address, options }, output), {
          mayCreate: true,
        }),
      ),
    );
  ofFeed('change', 'Give a feed another mapping. Its next run reads the games by it.')
    .requiredOption('--mapping <file>', 'where each field comes from; see feed map')
    .action(act((feed, { mapping }) => inFeeds((context) => change(context, feed, mapping, output))));
  ofFeed('undo', 'Undo the last change of a feed’s settings.').action(
    act((feed) => inFeeds((context) => undoChange(context, feed, output))),
  );
  ofFeed('edits', 'List who changed the settings of a feed, and how.').action(
    act((feed) => inFeeds((context) => listEdits(context, feed, output))),
  );
  ofFeed('run', 'Run a feed now.').action(act((feed) => inFeeds((context) => run(context, feed, output))));
  ofFeed('history', 'List the last runs of a feed.').action(
    act((feed) => inFeeds((context) => history(context, feed, output))),
  );
  ofRun('accept', 'Publish the changes of a run that waits for approval.').action(
    act((id) => inFeeds((context) => decide(context, id, true, output))),
  );
  ofRun('decline', 'Discard the changes of a run, and do not propose them again.').action(
    act((id) => inFeeds((context) => decide(context, id, false, output))),
  );
  ofFeed('pause', 'Stop running a feed automatically.').action(
    act((feed) => inFeeds((context) => pause(context, feed, true, output))),
  );
  ofFeed('resume', 'Run a paused feed again.').action(
    act((feed) => inFeeds((context) => pause(context, feed, false, output))),
  );
  ofFeed('restore', 'Bring back a feed that was removed in the last 30 days.').action(
    act((feed) => inFeeds((context) => restore(context, feed, output))),
  );
  ofFeed('remove', 'Remove a feed. Its items stay.').action(
    act((feed) => inFeeds((context) => remove(context, feed, output))),
  );
}

async function withFeeds<Result>(
  feeds: FeedDefinitions,
  work: (context: FeedContext) => Promise<Result>,
  options?: { mayCreate: boolean },
): Promise<Result> {
  const fetch = createGuardedFetch();
  try {
    return await withCommandContext(
      ({ store, mediaDir, environment: { siteUrl } }) =>
        work({ store, feeds, registry, mediaDir, fetch, siteUrl }),
      options,
    );
  } finally {
    await fetch.close();
  }
}

async function list({ store }: FeedContext, output: Output): Promise<void> {
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
      return `${id} "${name}" (${provider}, ${schedule || 'manually'}): ${health}, ${last}${next}`;
    }),
  );
  if (feeds.length === 0) output.message('There are no stored feeds. ./portico feed add stores one.');
  for (const { name, unpaid } of feeds)
    for (const line of unpaid) output.message(`WARNING: ${name}: ${inEnglish(line)}`);
}

function describeFeed({ id, name, provider, address, schedule, rules, nextRunAt, failures }: StoredFeed) {
  return { id, name, provider, address, schedule, rules, nextRunAt, failures };
}

interface AddOptions {
  name?: string | undefined;
  every?: string | undefined;
  at?: string | undefined;
  category?: string | undefined;
  licence?: string | undefined;
  partial?: boolean | undefined;
  mapping?: string | undefined;
  publish?: boolean | undefined;
  mostNew: number;
  mostRemoved: number;
  needsPicture?: boolean | undefined;
  leastWords: number;
  blockedWords?: string | undefined;
  allowedWords?: string | undefined;
  leastScore?: number | undefined;
  refuse?: string | undefined;
  mark?: string | undefined;
}

interface NewFeed {
  definition: FeedDefinition;
  address: string;
  options: AddOptions;
}

async function add(
  context: FeedContext,
  { definition, address, options }: NewFeed,
  output: Output,
): Promise<void> {
  const { provider, name, mapping = null } = await bindMappingFile(definition, options.mapping);
  const input = {
    name: options.name ?? name,
    provider,
    address,
    schedule: options.every ?? options.at ?? '',
    rules: { ...readRuleOptions(options), mapping },
  };
  const result = await addFeed(context.store, context.feeds, input, commandLine);
  if (result.outcome === 'refused') throw new RefusedError(faultText(result.fault, context.feeds));
  if (result.outcome !== 'saved') throw new RefusedError('The feed was not stored.');
  const { feed } = result;
  output.result(describeFeed(feed), [`Stored the feed ${feed.id} "${feed.name}".`]);
  output.message(`It runs within a minute while Portico runs, or now with: portico feed run ${feed.id}`);
}

function readRuleOptions(options: AddOptions): FeedRules {
  const { category, licence, leastWords, leastScore } = options;
  const gate: z.input<typeof gateSchema> = {
    rules: {
      ...(options.needsPicture && { picture: 'refuse' }),
      ...(leastWords > 0 && { words: 'refuse' }),
      ...(leastScore !== undefined && { score: 'refuse' }),
      ...readModes('--refuse', options.refuse, 'refuse'),
      ...readModes('--mark', options.mark, 'mark'),
    },
    ...(leastWords > 0 && { leastWords }),
    leastScore,
    blockedWords: splitList(options.blockedWords),
    allowedWords: splitList(options.allowedWords),
  };
  const rules: z.input<typeof feedRulesSchema> = {
    ...(category !== undefined && { category }),
    ...(licence !== undefined && { licence }),
    partial: options.partial === true,
    gate,
    publishes: options.publish
      ? { mostAdded: options.mostNew, mostRemovedPercent: options.mostRemoved }
      : null,
  };
  const parsed = feedRulesSchema.safeParse(rules);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${issue?.path.join('.')}: ${issue?.message}.`);
}

/**
 * Reads a list of rules. Returns the given mode for each rule. Throws UsageError if the list
 * names a rule that does not exist.
 */
function readModes(
  option: string,
  given: string | undefined,
  mode: Exclude<GateMode, 'off'>,
): Partial<Record<GateRule, GateMode>> {
  const modes = splitList(given).map((text): [GateRule, GateMode] => {
    const rule = gateRules.find((one) => one.toLowerCase() === text.toLowerCase());
    if (rule) return [rule, mode];
    throw new UsageError(`${option}: there is no rule "${text}"; there are ${gateRules.join(', ')}.`);
  });
  return Object.fromEntries(modes);
}

function splitList(given = ''): string[] {
  return given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns a function that parses a whole number from 0 up. */
function countFrom(what: string): (given: string) => number {
  return (given) => (given === '0' ? 0 : positiveNumber(what)(given));
}

async function change(context: FeedContext, given: string, file: string, output: Output): Promise<void> {
  const { store, feeds } = context;
  const before = await findStoredFeed(store.db, given);
  const definition = feeds.get(before.provider);
  if (!definition) throw new RefusedError(`The provider ${before.provider} is not built in.`);
  const { mapping = null } = await bindMappingFile(definition, file);
  const { id, revision } = before;
  const input = { ...before, rules: { ...readRules(before.rules), mapping } };
  const result = await changeFeed(store, feeds, { id, revision, input }, commandLine);
  if (result.outcome === 'refused') throw new RefusedError(faultText(result.fault, feeds));
  if (result.outcome !== 'saved')
    throw new RefusedError('Someone else has just changed the feed; try again.');
  const { feed, changes } = result;
  output.result({ ...describeFeed(feed), changes }, [
    `Changed the mapping of the feed ${feed.id} "${feed.name}".`,
    ...changes.map(describeChange),
  ]);
  output.message(`Read its games by the mapping now with: portico feed run ${feed.id}`);
}

async function run(context: FeedContext, given: string, output: Output): Promise<number> {
  const feed = await findStoredFeed(context.store.db, given);
  const onPicture = (done: number, total: number, failed: number) =>
    output.progress('Pictures', done, total, failed);
  const result = await runStoredFeed(context, feed, { onPicture });
  if ('report' in result) for (const line of result.report.warnings) output.message(`Warning: ${line}`);
  const shown = result.outcome === 'failed' ? { ...result, message: inEnglish(result.message) } : result;
  output.result(shown, [`${feed.name}: ${inEnglish(describeStoredRun(result))}.`]);
  if (result.outcome === 'busy') {
    output.message(
      'If that process was killed, run the feed again after five minutes. The run then continues.',
    );
  }
  if (result.outcome === 'waiting') {
    output.message(`Look at the run in the Studio, or publish it with: portico feed accept ${result.runId}`);
  }
  return result.outcome === 'failed' || result.outcome === 'busy' ? 1 : 0;
}

async function history({ store }: FeedContext, given: string, output: Output): Promise<void> {
  const feed = await findStoredFeed(store.db, given);
  const runs = await listFeedRuns(store.db, { feedId: feed.id });
  output.result(
    runs.map((one) => ({ ...one, failure: inEnglish(readRunFailure(one.summary)) })),
    runs.map(describeRun),
  );
}

function describeRun({ id, startedAt, outcome, summary }: FeedRun): string {
  const report = readRunSummary(summary);
  const counts = report ? `: ${report.added} new, ${report.changed} changed, ${report.removed} removed` : '';
  const version = report?.version ? ` (change ${report.version})` : '';
  const reason = inEnglish(readRunFailure(summary));
  return `${id} ${timeOf(startedAt)} ${outcome}${reason === '' ? counts : `: ${reason}`}${version}`;
}

async function decide(
  context: FeedContext,
  runId: number,
  isAccepted: boolean,
  output: Output,
): Promise<void> {
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
    return;
  }
  output.result(result, [isAccepted ? 'Nothing was left to change.' : 'Left out all changes of the run.']);
}

async function pause(
  { store }: FeedContext,
  given: string,
  isPaused: boolean,
  output: Output,
): Promise<void> {
  const { id } = await findStoredFeed(store.db, given);
  const feed = await setFeedPaused(store, id, isPaused, commandLine);
  if (!feed) throw noFeed(given);
  output.result(describeFeed(feed), [`${feed.name} ${isPaused ? 'is paused' : 'runs again'}.`]);
}

async function remove({ store }: FeedContext, given: string, output: Output): Promise<void> {
  const { id } = await findStoredFeed(store.db, given);
  const feed = await removeFeed(store, id, commandLine);
  if (!feed) throw noFeed(given);
  output.result(describeFeed(feed), [`Removed the feed "${feed.name}". Its items stay.`]);
  output.message(`To bring it back within 30 days, run: portico feed restore ${id}`);
}

async function restore(context: FeedContext, given: string, output: Output): Promise<void> {
  const { store, feeds } = context;
  const removed = findNamed(await listRemovedFeeds(store.db), given);
  const result = removed ? await restoreFeed(store, feeds, removed.id, commandLine) : null;
  if (result?.outcome === 'refused') throw new RefusedError(faultText(result.fault, feeds));
  if (result?.outcome !== 'saved') throw new RefusedError(`No removed feed is called "${given}".`);
  const { feed } = result;
  output.result(describeFeed(feed), [`Restored the feed "${feed.name}".`]);
}
