import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { undoChange } from '#app/changes/undo-change.server.ts';
import { readSiteFiles } from '#app/bundle/site-files.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';
import { RefusedError, UsageError, type Command } from './command.ts';
import { printPublication, readTake } from './print-publication.ts';
import { withCommandContext, positiveNumberOf } from './command-context.ts';

/** `portico undo`: publishes the inverse of a change. */
export const undoCommand: Command = {
  usage: 'CHANGE [--take before|now] [--dry-run] [--json]',
  options: { take: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  details: [
    'The undo is a change of its own: undo it to do the first change again.',
    '--take before  where a later change touched the same field, restore the value before CHANGE',
    '--take now     leave such fields as they are',
    '--dry-run      say what would change, and change nothing',
  ],
  async run({ options, values, output }) {
    const [given, ...rest] = values;
    if (given === undefined || rest.length > 0) throw new UsageError('Name one change.');
    const version = positiveNumberOf('CHANGE', given);
    const take = readTake(options, 'before');
    const result = await withCommandContext(async ({ environment: { siteUrl }, store, mediaDir }) =>
      undoChange(store, version, {
        author: fromCommandLine,
        registry,
        siteUrl,
        siteFiles: await readSiteFiles(rootFolder, mediaDir),
        rest: take,
        isDryRun: options['dry-run'] === true,
      }),
    );
    if (result.outcome === 'not-found') {
      throw new RefusedError(`There is no change ${version}; portico history lists them.`);
    }
    if (result.outcome === 'already-undone') {
      throw new RefusedError(`Change ${result.by} undid change ${version} already.`);
    }
    const status = printPublication(result, { mine: `before change ${version}`, base: 'after it' }, output);
    if (result.outcome === 'conflicts') {
      output.message(
        'Later changes touched these fields. Nothing was changed; add --take before or --take now.',
      );
    }
    return status;
  },
};
