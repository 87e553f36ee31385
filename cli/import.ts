import { formatFault } from '#app/bundle/fault.ts';
import { importBundle, type ImportReport, type ImportResult } from '#app/changes/import.server.ts';
import type { RemotePictures } from '#app/changes/import-media.server.ts';
import { readSiteFiles } from '#app/bundle/site-files.server.ts';
import { createGuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';
import type { DefineCommand, Output } from './command.ts';
import { withCommandContext } from './command-context.ts';

/** `portico import`: imports a bundle into the store. */
export const defineImport: DefineCommand = (command, { act, output }) => {
  command
    .argument('<bundle>', 'a JSON file, or a folder with site.json')
    .option('--dry-run', 'show what would change, without changing or fetching anything')
    .option('--yes', 'confirm the removal of more than half of a vertical')
    .option('--no-pictures', 'do not fetch the pictures at https addresses')
    .action(
      act(async (source, options) => {
        const result = await run(source, options, output);
        return print(result, options.pictures, output);
      }),
    );
};

interface ImportFlags {
  dryRun?: boolean | undefined;
  yes?: boolean | undefined;
  /** Whether pictures at https addresses are fetched. */
  pictures: boolean;
}

function print(result: ImportResult, isFetching: boolean, output: Output): number {
  if (result.outcome === 'refused') {
    output.result(result, []);
    if (!output.isJson) for (const fault of result.faults) output.message(formatFault(fault));
    const { length } = result.faults;
    output.message(`${length} ${length === 1 ? 'fault' : 'faults'}; nothing was changed.`);
    return 1;
  }
  for (const warning of result.report.warnings) output.message(`Warning: ${warning}`);
  for (const line of describeDuplicates(result.report)) output.message(line);
  for (const line of describeUnfetched(result.report.remotePictures)) output.message(line);
  output.result(result, [...describeChanges(result.report), ...(isFetching ? describeFetched(result) : [])]);
  if (result.outcome === 'needs-yes') {
    for (const { verticalId, removed, before } of result.report.emptied) {
      output.message(`This removes ${removed} of ${before} items of vertical ${verticalId}.`);
    }
    output.message('Nothing was changed; add --yes to do it.');
    return 1;
  }
  output.message(describeOutcome(result));
  return 0;
}

async function run(source: string, options: ImportFlags, output: Output): Promise<ImportResult> {
  const fetch = options.pictures ? createGuardedFetch() : undefined;
  try {
    return await withCommandContext(
      async ({ environment, store, mediaDir }) =>
        importBundle({
          store,
          source,
          registry,
          mediaDir,
          siteUrl: environment.siteUrl,
          siteFiles: await readSiteFiles(rootFolder, mediaDir),
          dryRun: options.dryRun === true,
          yes: options.yes === true,
          fetch,
          onProgress: (done, total, failed) => output.progress('Pictures', done, total, failed),
        }),
      { mayCreate: true },
    );
  } finally {
    await fetch?.close();
  }
}

/** Maximum number of lines about possible duplicates that are shown without `--json`. */
const shownDuplicates = 20;

function describeDuplicates({ duplicates }: ImportReport): string[] {
  if (duplicates.length === 0) return [];
  const hidden = duplicates.length - shownDuplicates;
  return [
    `Warning: possible duplicates, imported all the same: ${duplicates.length}`,
    ...duplicates.slice(0, shownDuplicates).map(({ path: at, title, reason, existing }) => {
      const origin = existing.provider === '' ? '' : ` of ${existing.provider}`;
      return `  ${at} "${title}": ${reason} as ${existing.id} "${existing.title}"${origin}`;
    }),
    ...(hidden > 0 ? [`  and ${hidden} more; --json lists them all`] : []),
  ];
}

/** Maximum number of pictures that could not be fetched that the output lists without `--json`. */
const shownPictures = 20;
/** Maximum number of skipped hosts that the output lists without `--json`. */
const shownHosts = 5;

/**
 * Returns a line for each picture that could not be fetched. If a host was skipped, one more line gives the number of
 * its remaining pictures.
 */
function describeUnfetched({ failed }: RemotePictures): string[] {
  if (failed.length === 0) return [];
  const asked = failed.filter(({ wasAsked }) => wasAsked);
  const givenUp = new Map<string, number>();
  for (const { host, wasAsked } of failed) {
    if (!wasAsked) givenUp.set(host, (givenUp.get(host) ?? 0) + 1);
  }
  const hidden = asked.length - shownPictures;
  const hiddenHosts = givenUp.size - shownHosts;
  return [
    `Warning: pictures that could not be fetched and stay at their https addresses: ${failed.length}. Import the bundle again to try them again.`,
    ...asked.slice(0, shownPictures).map(({ path: at, places, address, reason }) => {
      const more = places > 1 ? ` (and ${places - 1} more ${places === 2 ? 'place' : 'places'})` : '';
      return `  ${at}${more}: ${address} ${reason}`;
    }),
    ...(hidden > 0 ? [`  and ${hidden} more; --json lists them all`] : []),
    ...[...givenUp].slice(0, shownHosts).map(([host, count]) => {
      return `  ${host} failed three times in a row: ${count} more of its pictures were not asked for`;
    }),
    ...(hiddenHosts > 0 ? [`  and ${hiddenHosts} more such hosts; --json lists all pictures`] : []),
  ];
}

function describeFetched({ report }: Taken): string[] {
  const { wanted, fetched, failed } = report.remotePictures;
  if (wanted === 0) return [];
  if (fetched + failed.length === 0) return [`pictures to fetch from https addresses: ${wanted}`];
  return [`pictures fetched from https addresses: ${fetched} of ${wanted}`];
}

type Taken = Exclude<ImportResult, { outcome: 'refused' }>;

function describeOutcome({ outcome, report }: Taken): string {
  if (outcome === 'unchanged') return 'Nothing was changed: the site is already as the bundle says.';
  return outcome === 'applied' ? `Done: site version ${report.version}.` : 'Nothing was changed.';
}

function describeChanges({ parts }: ImportReport): string[] {
  const width = Math.max(0, ...parts.map(({ part }) => part.length));
  return parts.map(
    ({ part, added, changed, removed }) =>
      `${part.padEnd(width)}  ${added} added, ${changed} changed, ${removed} removed`,
  );
}
