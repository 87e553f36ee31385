import { Option } from '@commander-js/extra-typings';
import { countItems } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import type { MergedValue } from '#app/changes/publish-values.server.ts';
import { undoChange } from '#app/changes/undo-change.server.ts';
import { readSiteFiles } from '#app/bundle/site-files.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';
import { RefusedError, type DefineCommand } from './command.ts';
import { printPublication } from './print-publication.ts';
import { positiveNumber, withCommandContext } from './command-context.ts';
import { readSiteNames } from './site-names.ts';

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
    .option('--yes', 'confirm the removal of more than half of a section')
    .addHelpText('after', '\nThe undo is a change of its own: undo it to do the first change again.')
    .action(
      act(async (version, { take, dryRun: isDryRun = false, yes: isSure = false }) => {
        const rest = take === 'before' ? ('mine' as const) : take;
        return withCommandContext(async ({ environment: { siteUrl }, store, mediaDir }) => {
          const siteFiles = await readSiteFiles(rootFolder, mediaDir);
          const options = { author: fromCommandLine, registry, siteUrl, siteFiles, rest };
          if (!isDryRun && !isSure) {
            const trial = await undoChange(store, version, { ...options, isDryRun: true });
            if (trial.outcome === 'dry-run') await refuseToEmpty(store, version, trial.values);
          }
          const result = await undoChange(store, version, { ...options, isDryRun });
          if (result.outcome === 'not-found') {
            throw new RefusedError(`There is no change ${version}; ./portico history lists all changes.`);
          }
          if (result.outcome === 'already-undone') {
            throw new RefusedError(`Change ${result.by} undid change ${version} already.`);
          }
          const sides = { mine: `before change ${version}`, base: 'after it' };
          const status = await printPublication(store, result, sides, output);
          if (result.outcome === 'conflicts') {
            output.message(
              'Later changes touched these fields. Nothing was changed; add --take before or --take now.',
            );
          }
          return status;
        });
      }),
    );
};

/**
 * Throws RefusedError if an undo would remove more than half of the items of a section. An import is refused on the
 * same condition.
 */
async function refuseToEmpty(store: Store, version: number, values: readonly MergedValue[]): Promise<void> {
  const removed = new Map<number, number>();
  for (const { target, value } of values) {
    if (target.kind !== 'item' || value !== null) continue;
    removed.set(target.verticalId, (removed.get(target.verticalId) ?? 0) + 1);
  }
  const counts = await countItems(store.db);
  const names = await readSiteNames(store.db);
  const emptied = [...removed].flatMap(([verticalId, count]) => {
    const before = counts.get(verticalId) ?? 0;
    return count * 2 > before ? [`${count} of ${before} items of ${names.sectionOf(verticalId)}`] : [];
  });
  if (emptied.length === 0) return;
  throw new RefusedError(
    `Undoing change ${version} removes ${emptied.join(', ')}. Nothing was changed; add --yes to do it.`,
  );
}
