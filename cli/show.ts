import { describeDifference } from '#app/changes/describe-difference.ts';
import { listChanges, readChange } from '#app/changes/read-changes.server.ts';
import { readMoves } from '#app/changes/read-moves.server.ts';
import { RefusedError, type DefineCommand } from './command.ts';
import { describeChange } from './history.ts';
import { withCommandContext, positiveNumber } from './command-context.ts';
import { readSiteNames } from './site-names.ts';

/** Number of parts, items and pictures that are shown without `--all`. */
const shownTargets = 50;

/** `portico show`: shows the differences that a change made. */
export const defineShow: DefineCommand = (command, { act, output }) => {
  command
    .argument('<change>', 'the number in front of a change in portico history', positiveNumber('CHANGE'))
    .option('--all', `show every part and item, not only the first ${shownTargets}`)
    .action(
      act(async (version, { all }) => {
        const limit = all === true ? Infinity : shownTargets;
        await withCommandContext(async ({ store }) => {
          const change = await readChange(store, version, { limit });
          if (!change)
            throw new RefusedError(`There is no change ${version}; ./portico history lists all changes.`);
          const { differences } = change;
          const [latest] = await listChanges(store, { limit: 1 });
          const names = await readSiteNames(store.db, differences);
          const moves = await readMoves(store.db, differences, latest?.version === version);
          const hidden = change.total - differences.length;
          output.result(change, [
            `Change ${version}: ${describeChange(change, names)}`,
            ...differences.flatMap((difference) => describeDifference(difference, names, moves)),
            ...(hidden > 0 ? [`and ${hidden} more; --all shows them`] : []),
          ]);
        });
      }),
    );
};
