import type { Command } from '@commander-js/extra-typings';
import { formatFault } from '#app/bundle/fault.ts';
import type { DecodedDocument } from '#app/feeds/decode-document.server.ts';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { readRules } from '#app/feeds/feed-rules.ts';
import { mapEntry, type MappedEntry } from '#app/feeds/mapping/map-entry.server.ts';
import { mappedFields } from '#app/feeds/mapping/mapped-fields.ts';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { proposeMapping } from '#app/feeds/mapping/propose-mapping.server.ts';
import { readList } from '#app/feeds/mapping/read-list.server.ts';
import { readMapping, shortenMapping } from '#app/feeds/mapping/read-mapping.server.ts';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { readFirstPage } from '#app/feeds/read-source.server.ts';
import { shorten } from '#app/lib/shorten.ts';
import { createGuardedFetch, GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { feedsOf } from '#app/pages/feeds.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type Output, type Session } from './command.ts';
import { withCommandContext } from './command-context.ts';
import { findStoredFeed } from './find-stored-feed.ts';
import { readTextFile } from './read-text-file.ts';

/** Number of entries that `feed map` shows. */
const shownEntries = 5;
/** Maximum length, in characters, of a value in the output. */
const longestShown = 120;

/** Adds `feed map`, which proposes a mapping from a document. */
export function defineMap(command: Command, { act, output }: Session): void {
  command
    .command('map')
    .description('Propose a mapping for any list of games in JSON, CSV or XML, and show five games.')
    .argument('[source]', 'a file or an address')
    .option('--mapping <file>', 'show what this mapping reads, instead of proposing one')
    .option('--feed <feed>', 'name or number of a stored feed: show its mapping, and read its address')
    .addHelpText(
      'after',
      '\nWrite the mapping to a file, edit it, and look at its games:\n' +
        '  portico feed map SOURCE > mapping.json\n' +
        '  portico feed map SOURCE --mapping mapping.json\n' +
        '  portico feed mapped SOURCE --mapping mapping.json --dry-run\n' +
        '\nChange the mapping of a stored feed:\n' +
        '  portico feed map --feed FEED > mapping.json\n' +
        '  portico feed map --feed FEED --mapping mapping.json\n' +
        '  portico feed change FEED --mapping mapping.json',
    )
    .action(
      act(async (source, { mapping, feed }) => {
        const stored = feed === undefined ? null : await readStored(feed);
        const from = source ?? stored?.address;
        if (from === undefined) throw new UsageError('Give a file, an address or --feed FEED.');
        const given = mapping === undefined ? (stored?.mapping ?? null) : await readMappingFile(mapping);
        await map(from, given, output);
      }),
    );
}

/** Returns the address and the mapping of a stored feed. Throws RefusedError for a feed without a mapping. */
async function readStored(given: string): Promise<{ address: string; mapping: FeedMapping }> {
  return withCommandContext(async ({ store }) => {
    const { name, address, rules } = await findStoredFeed(store.db, given);
    const { mapping } = readRules(rules);
    if (!mapping) throw new RefusedError(`The feed "${name}" has no mapping.`);
    return { address, mapping };
  });
}

async function map(source: string, given: FeedMapping | null, output: Output): Promise<void> {
  const { text, encoding, warning } = await readDocument(source);
  if (warning !== null) output.message(`Warning: ${warning}`);
  else if (encoding !== 'utf-8') output.message(`The document is in ${encoding}, as it says.`);
  const { mapping, paths } = inDocument(source, () =>
    given ? { mapping: given, paths: [] } : proposeMapping(text, source),
  );
  const { entries } = inDocument(source, () => readList(text, mapping));
  const shown = entries.slice(0, shownEntries).map((entry) => mapEntry(entry, mapping));
  const short = shortenMapping(mapping);
  output.result({ mapping: short, paths, entries: shown }, JSON.stringify(short, null, 2).split('\n'));
  if (given === null) for (const line of describeGaps(mapping, paths)) output.message(line);
  output.message(`The first ${shown.length} of ${entries.length} games:`);
  for (const [index, entry] of shown.entries()) {
    output.message(`${index + 1}. ${entry.title || '(no title)'}`);
    for (const line of describeEntry(entry)) output.message(`   ${line}`);
  }
}

function describeGaps(
  { fields }: FeedMapping,
  paths: readonly { path: string; samples: string[] }[],
): string[] {
  const used = new Set(Object.values(fields).flatMap((rule) => rule?.from ?? []));
  const missing = (['title', 'playAddress'] as const).filter((name) => fields[name].from.length === 0);
  const unused = paths.filter(({ path }) => !used.has(path));
  return [
    ...missing.map(
      (name) => `No field looks like ${name}, which every game needs. Name a field for it in the mapping.`,
    ),
    ...(unused.length > 0 ? ['Fields that the mapping does not use:'] : []),
    ...unused.map(
      ({ path, samples: [first = ''] }) => `   ${path}: ${shorten(oneLine(first), longestShown)}`,
    ),
  ];
}

function describeEntry(entry: MappedEntry): string[] {
  return mappedFields.flatMap((name) => {
    const value = entry[name];
    const text = typeof value === 'string' ? value : value.join(' | ');
    return text === '' || name === 'title' ? [] : [`${name}: ${shorten(oneLine(text), longestShown)}`];
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Returns the provider that reads lists by a mapping. */
function mappedProvider(): FeedDefinition {
  const found = [...feedsOf(builtIn.verticals).values()].find(({ withMapping }) => withMapping !== undefined);
  if (!found) throw new RefusedError('This installation has no section whose feeds are read by a mapping.');
  return found;
}

async function readDocument(source: string): Promise<DecodedDocument> {
  const fetch = createGuardedFetch();
  try {
    return await readFirstPage({ feed: mappedProvider(), source, fetch });
  } catch (error) {
    if (error instanceof GuardedFetchError) throw new RefusedError(`${error.message}.`, { cause: error });
    if (error instanceof FeedShapeError) throw new RefusedError(`${source}: ${formatFault(error.fault)}.`);
    throw error;
  } finally {
    await fetch.close();
  }
}

function inDocument<Result>(source: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FeedShapeError)) throw error;
    throw new RefusedError(`${source}: ${formatFault(error.fault)}.`, { cause: error });
  }
}

/**
 * Returns a feed that uses the mapping in a file. A feed that needs no mapping is returned unchanged. Throws UsageError
 * if the feed needs a mapping and no file is given, or if it needs none and a file is given. Throws RefusedError if the
 * file is not a mapping.
 */
export async function bindMappingFile(
  definition: FeedDefinition,
  file: string | undefined,
): Promise<FeedDefinition> {
  const { withMapping, name, provider } = definition;
  if (!withMapping) {
    if (file !== undefined) throw new UsageError(`--mapping does not apply to ${name}.`);
    return definition;
  }
  if (file === undefined) {
    throw new UsageError(`${provider} needs --mapping FILE. Propose one with: portico feed map SOURCE`);
  }
  return withMapping(await readMappingFile(file));
}

async function readMappingFile(file: string): Promise<FeedMapping> {
  const read = readMapping(parseMapping(file, await readTextFile(file)));
  if ('mapping' in read) return read.mapping;
  throw new RefusedError(read.faults.map((fault) => `${file}: ${formatFault(fault)}`).join('\n'));
}

function parseMapping(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RefusedError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
