import path from 'node:path';
import { formatFault } from '#app/core/bundle/fault.ts';
import { importBundle, type ImportReport, type ImportResult } from '#app/core/bundle/import.server.ts';
import { readSiteFiles } from '#app/core/bundle/site-files.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { UsageError, type Command } from './command.ts';
import { inWorkplace } from './workplace.ts';

/** `portico import`: brings a bundle into the store. */
export const importCommand: Command = {
  usage: '<file|folder> [--dry-run] [--yes] [--json]',
  options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
  details: [
    '--dry-run   say what would change, change nothing',
    '--yes       agree to the removal of over half of a vertical',
  ],
  async run({ options, values, output }) {
    const [source, ...rest] = values;
    if (source === undefined || rest.length > 0)
      throw new UsageError('Name one bundle: a JSON file or a folder.');
    const siteFiles = await readSiteFiles(path.join(import.meta.dirname, '..'));
    const result = await inWorkplace(({ environment, store, mediaDir }) =>
      importBundle({
        store,
        source,
        registry,
        mediaDir,
        siteUrl: environment.siteUrl,
        siteFiles,
        dryRun: options['dry-run'] === true,
        yes: options.yes === true,
        onProgress: (done, total) => output.progress('Pictures', done, total),
      }),
    );
    if (result.outcome === 'refused') {
      output.result(result, []);
      if (!output.isJson) for (const fault of result.faults) output.message(formatFault(fault));
      const { length } = result.faults;
      output.message(`${length} ${length === 1 ? 'fault' : 'faults'}; nothing was changed.`);
      return 1;
    }
    for (const warning of result.report.warnings) output.message(`Warning: ${warning}`);
    for (const line of describeDuplicates(result.report)) output.message(line);
    output.result(result, describeChanges(result.report));
    if (result.outcome === 'needs-yes') {
      for (const { verticalId, removed, before } of result.report.emptied) {
        output.message(`This removes ${removed} of ${before} items of vertical ${verticalId}.`);
      }
      output.message('Nothing was changed; add --yes to do it.');
      return 1;
    }
    output.message(describeOutcome(result));
    return 0;
  },
};

/** Lines about possible duplicates that are shown without `--json`. */
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

function describeOutcome({ outcome, report }: Exclude<ImportResult, { outcome: 'refused' }>): string {
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
