import { formatFault } from '#app/bundle/fault.ts';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import type { FeedReport, FeedResult } from '#app/feeds/feed-report.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { createGuardedFetch, GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { describeFinding } from '#app/feeds/quality-gate.ts';
import { runFeed, type RunFeedOptions } from '#app/feeds/run-feed.server.ts';
import { feedsOf } from '#app/pages/feeds.server.ts';
import { builtIn, registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type DefineCommand, type Output } from './command.ts';
import { withCommandContext } from './command-context.ts';
import { bindMappingFile, defineMap } from './feed-mapping.ts';
import { defineStoredFeeds, providerArgument } from './stored-feeds.ts';

const feeds = feedsOf(builtIn.verticals);

/** Maximum number of lines per section that are shown without `--json`. */
const shownLines = 20;

/** `portico feed`: imports the items of a provider once, and manages the feeds that run automatically. */
export const defineFeed: DefineCommand = (command, session) => {
  const { act, output } = session;
  command
    .command('import', { isDefault: true })
    .description('Import the items of a provider once (the default).')
    .addArgument(providerArgument(feeds))
    .argument('<source>', 'a file or an address')
    .option('--category <name>', 'for articles: the category of all of them', '')
    .option('--licence <text>', 'for articles: the licence that allows their full texts on your site', '')
    .option('--partial', 'for coupons: take the valid rows even if others are faulty', false)
    .option('--mapping <file>', 'for mapped: where each field comes from; see feed map')
    .option('--dry-run', 'show what would change, without changing anything', false)
    .option('--yes', 'confirm the removal of more than a tenth of the provider’s items', false)
    .addHelpText(
      'after',
      [
        '',
        'Addresses:',
        ...[...feeds.values()].map(({ provider, address }) => `  ${provider}: ${address}`),
      ].join('\n'),
    )
    .action(
      act(async (definition, source, { category, licence, partial, mapping, dryRun, yes }) => {
        const feed = await bindMappingFile(definition, mapping);
        if (!feed.takesChoices && (category !== '' || licence !== '')) {
          throw new UsageError(`--category and --licence do not apply to ${feed.name}.`);
        }
        if (partial && !feed.isAllOrNothing) {
          throw new UsageError(`--partial does not apply to ${feed.name}.`);
        }
        const choices = feed.takesChoices && { choices: { category, licence } };
        const result = await run(feed, source, { partial, dryRun, yes, ...choices }, output);
        return print(result, feed, output);
      }),
    );
  defineStoredFeeds(command, session, feeds);
  defineMap(command, session);
};

async function run(
  feed: FeedDefinition,
  source: string,
  flags: Pick<RunFeedOptions, 'dryRun' | 'yes' | 'partial' | 'choices'>,
  output: Output,
): Promise<FeedResult> {
  const fetch = createGuardedFetch();
  try {
    return await withCommandContext(
      ({ environment, store, mediaDir }) =>
        runFeed({
          store,
          feed,
          source,
          registry,
          mediaDir,
          fetch,
          siteUrl: environment.siteUrl,
          ...flags,
          onPicture: (done, total, failed) => output.progress('Pictures', done, total, failed),
        }),
      { mayCreate: true },
    );
  } catch (error) {
    if (error instanceof GuardedFetchError) {
      throw new RefusedError(`${error.message}; nothing was changed.`, { cause: error });
    }
    throw error;
  } finally {
    await fetch.close();
  }
}

function print(result: FeedResult, feed: FeedDefinition, output: Output): number {
  if (result.outcome === 'refused') {
    output.result(result, []);
    output.message(`${feed.name}: ${formatFault(result.fault)}`);
    output.message('Nothing was changed.');
    return 1;
  }
  const { outcome, report } = result;
  for (const warning of report.warnings) output.message(`Warning: ${warning}`);
  output.result(result, describe(report, feed));
  if (report.needsYes) {
    output.message(`This removes ${report.removed} of the ${report.before} items from ${feed.name}.`);
  }
  if (outcome === 'needs-partial') {
    output.message('Nothing was changed. Correct the faults, or add --partial to take the other rows.');
    return 1;
  }
  if (outcome === 'needs-yes') {
    output.message('Nothing was changed; add --yes to do it.');
    return 1;
  }
  output.message(outcome === 'applied' ? `Done: site version ${report.version}.` : 'Nothing was changed.');
  return 0;
}

function describe(report: FeedReport, feed: FeedDefinition): string[] {
  const {
    added,
    changed,
    unchanged,
    removed,
    entries,
    pages,
    bad,
    refused,
    heldBack,
    marked,
    overridden,
    deleted,
    defaulted,
  } = report;
  const pictures = report.pictures > 0 ? [`${count(report.pictures, 'picture', 'pictures')} prepared`] : [];
  if (report.isNotModified) return [`${feed.name}: not changed since the last run`, ...pictures];
  const unmapped = report.categories.filter(({ isMapped }) => !isMapped);
  const scope = report.isWhole ? 'the whole feed' : 'a part of the feed: what it lacks stays';
  return [
    `${feed.name}: ${count(entries, 'entry', 'entries')} on ${count(pages, 'page', 'pages')} (${scope})`,
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`,
    ...pictures,
    ...section('Held back as possible duplicates', heldBack, ({ place, title, reason, existing }) => {
      const origin = existing.provider === '' ? '' : ` of ${existing.provider}`;
      return `${place} "${title}": ${reason} as ${existing.id} "${existing.title}"${origin}`;
    }),
    ...section('Marked', marked, ({ place, title, findings }) => {
      return `${place} "${title}": ${findings.map((finding) => inEnglish(describeFinding(finding))).join('; ')}`;
    }),
    ...section(
      'Your own texts, kept',
      overridden,
      ({ id, title, fields }) => `${id} "${title}": ${fields.join(', ')}`,
    ),
    ...section('Left out, because you deleted them', deleted, ({ id, title }) => `${id} "${title}"`),
    ...section('Refused', refused, ({ place, title, reason }) => `${place} "${title}": ${reason}`),
    ...section('Could not be read', bad, formatFault),
    ...(defaulted.count > 0
      ? [
          `${count(defaulted.count, 'item', 'items')} without a known category went to the default, ${defaulted.category}`,
        ]
      : []),
    ...section('Unknown categories', unmapped, (use) => `${use.name} (${use.count}) went to ${use.category}`),
  ];
}

function section<Entry>(title: string, entries: readonly Entry[], line: (entry: Entry) => string): string[] {
  if (entries.length === 0) return [];
  const hidden = entries.length - shownLines;
  return [
    `${title}: ${entries.length}`,
    ...entries.slice(0, shownLines).map((entry) => `  ${line(entry)}`),
    ...(hidden > 0 ? [`  and ${hidden} more; --json lists them all`] : []),
  ];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
