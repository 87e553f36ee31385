import { Option } from '@commander-js/extra-typings';
import { formatFault } from '#app/bundle/fault.ts';
import { countOf } from '#app/domain/change-summary.ts';
import {
  migrateSite,
  systemNames,
  type MigrationReport,
  type MigrationResult,
} from '#app/migration/migrate-site.server.ts';
import { systems, UnknownExportError, type System } from '#app/migration/moved-site.ts';
import { readMovedSite } from '#app/migration/read-site.server.ts';
import { createGuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { builtIn, registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type DefineCommand, type Output } from './command.ts';
import { withCommandContext } from './command-context.ts';

/** Maximum number of lines per section that are shown without `--json`. */
const shownLines = 20;

/** `portico migrate`: imports the games of a site that ran on other software. */
export const defineMigrate: DefineCommand = (command, { act, output }) => {
  command
    .argument(
      '<file>',
      'a MySQL dump (also .gz), an export of WordPress (XML), or games of CloudArcade (JSON)',
    )
    .addOption(
      new Option('--from <system>', 'the old software, if the file does not show it').choices(systems),
    )
    .option('--site <address>', 'address of the old site, for pictures whose addresses are paths')
    .option('--dry-run', 'show what would change, without changing or fetching anything', false)
    .option('--yes', 'import the other games even if more than half are refused', false)
    .option('--no-pictures', 'do not fetch the pictures')
    .action(
      act(async (file, options) => {
        const result = await run(file, options, output);
        return print(result, output);
      }),
    );
};

interface MigrateFlags {
  from?: System | undefined;
  site?: string | undefined;
  dryRun: boolean;
  yes: boolean;
  /** Whether pictures are fetched. */
  pictures: boolean;
}

async function run(
  file: string,
  { from, site: address, dryRun, yes, pictures }: MigrateFlags,
  output: Output,
): Promise<MigrationResult> {
  if (address !== undefined && !/^https?:\/\/[^/]/i.test(address)) {
    throw new UsageError(`--site needs an http or https address, not "${address}".`);
  }
  const vertical = builtIn.verticals.find(({ movedExt }) => movedExt !== undefined);
  if (!vertical?.movedExt) throw new RefusedError('No section of this portal takes games.');
  const target = { verticalId: vertical.vertical.id, extOf: vertical.movedExt };
  const fetch = pictures ? createGuardedFetch() : undefined;
  try {
    const found = await readMovedSite(file, from);
    const site = address === undefined ? found : { ...found, home: address };
    return await withCommandContext(
      ({ environment, store, mediaDir }) =>
        migrateSite({
          store,
          site,
          registry,
          target,
          mediaDir,
          siteUrl: environment.siteUrl,
          dryRun,
          yes,
          fetch,
          onProgress: (done, total, failed) => output.progress('Pictures', done, total, failed),
        }),
      { mayCreate: true },
    );
  } catch (error) {
    if (!(error instanceof UnknownExportError)) throw error;
    throw new RefusedError(`${error.message} Nothing was changed.`, { cause: error });
  } finally {
    await fetch?.close();
  }
}

function print(result: MigrationResult, output: Output): number {
  if (result.outcome === 'refused') {
    output.result(result, []);
    if (!output.isJson) for (const fault of result.faults) output.message(formatFault(fault));
    output.message('Nothing was changed.');
    return 1;
  }
  const { outcome, report } = result;
  for (const warning of report.warnings) output.message(`Warning: ${warning}`);
  output.result(result, describe(report));
  if (outcome === 'needs-yes') {
    output.message(`${report.refused.length} of ${report.games} games are refused. Nothing was changed.`);
    output.message('Add --yes to import the others.');
    return 1;
  }
  output.message(outcome === 'applied' ? `Done: site version ${report.version}.` : 'Nothing was changed.');
  return 0;
}

function describe(report: MigrationReport): string[] {
  const { redirects, pictures, heldBack, refused, addedCategories, droppedCategories, texts } = report;
  const failed = pictures?.failed ?? [];
  return [
    `${systemNames[report.system]}: ${countOf(report.games, 'game')}`,
    `${report.imported} imported, ${heldBack.length} held back, ${refused.length} refused`,
    `${countOf(redirects.added, 'redirect')} added, ${redirects.known} existed already`,
    ...line('Old addresses that cannot be redirected', redirects.impossible),
    ...line('Redirects beyond the limit of the table', redirects.dropped),
    ...line('Games with figures of the old site', report.withFigures),
    ...line('Pictures fetched', pictures?.fetched ?? 0),
    ...section('Categories added', addedCategories, (name) => name),
    ...section('Categories that do not fit into the menu', droppedCategories, (name) => name),
    ...section('Held back as possible duplicates', heldBack, ({ id, title, reason, existing }) => {
      return `${id} "${title}": ${reason} as ${existing.id} "${existing.title}"`;
    }),
    ...section('Refused', refused, ({ id, title, reason }) => `${id} "${title}": ${reason}`),
    ...section('Pages and posts without a game, not imported', texts, ({ title, address }) => {
      return address === '' ? title : `${title} (${address})`;
    }),
    ...section(
      'Pictures that stay at their old address',
      failed,
      ({ address, reason }) => `${address} ${reason}`,
    ),
  ];
}

function line(title: string, number: number): string[] {
  return number === 0 ? [] : [`${title}: ${number}`];
}

function section<Entry>(title: string, entries: readonly Entry[], write: (entry: Entry) => string): string[] {
  if (entries.length === 0) return [];
  const hidden = entries.length - shownLines;
  return [
    `${title}: ${entries.length}`,
    ...entries.slice(0, shownLines).map((entry) => `  ${write(entry)}`),
    ...(hidden > 0 ? [`  and ${hidden} more; --json lists them all`] : []),
  ];
}
