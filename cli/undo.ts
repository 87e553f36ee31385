import { Option } from '@commander-js/extra-typings';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { undoChange } from '#app/changes/undo-change.server.ts';
import { readSiteFiles } from '#app/bundle/site-files.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';
import { RefusedError, type DefineCommand } from './command.ts';
import { printPublication } from './print-publication.ts';
import { positiveNumber, withCommandContext } from './command-context.ts';

/** `portico undo`: publishes the inverse of a change. */
export const defineUndo: DefineCommand = (command, { act, output }) => {
  command
    .argument('<change>', 'the number in front of a change in portico history', positiveNumber('CHANGE'))
    .addOption(
      new Option(
        '--take <side>',
        'where a later change touched the same field: before restores the value before CHANGE, now leaves the field as it is',
      ).choices(['before', 'now'] as const),
    )
    .option('--dry-run', 'show what would change, without changing anything')
    .addHelpText('after', '\nThe undo is a change of its own: undo it to do the first change again.')
    .action(
      act(async (version, { take, dryRun: isDryRun = false }) => {
        const rest = take === 'before' ? 'mine' : take;
        const result = await withCommandContext(async ({ environment: { siteUrl }, store, mediaDir }) => {
          const siteFiles = await readSiteFiles(rootFolder, mediaDir);
          const author = fromCommandLine;
          return undoChange(store, version, { author, registry, siteUrl, siteFiles, rest, isDryRun });
        });
        if (result.outcome === 'not-found') {
          throw new RefusedError(`There is no change ${version}; portico history lists them.`);
        }
        if (result.outcome === 'already-undone') {
          throw new RefusedError(`Change ${result.by} undid change ${version} already.`);
        }
        const names = { mine: `before change ${version}`, base: 'after it' };
        const status = printPublication(result, names, output);
        if (result.outcome === 'conflicts') {
          output.message(
            'Later changes touched these fields. Nothing was changed; add --take before or --take now.',
          );
        }
        return status;
      }),
    );
};
