import { describeDifference } from '#app/changes/describe-difference.ts';
import { readChange } from '#app/changes/read-changes.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, type DefineCommand } from './command.ts';
import { describeChange } from './history.ts';
import { withCommandContext, positiveNumber } from './command-context.ts';

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
        const change = await withCommandContext(({ store }) => readChange(store, version, { limit }));
        if (!change)
          throw new RefusedError(`There is no change ${version}; ./portico history lists all changes.`);
        const hidden = change.total - change.differences.length;
        output.result(change, [
          `Change ${version}: ${describeChange(change)}`,
          ...change.differences.flatMap((difference) => describeDifference(difference, prefixOf)),
          ...(hidden > 0 ? [`and ${hidden} more; --all shows them`] : []),
        ]);
      }),
    );
};

/** Returns the address prefix of a vertical. */
export function prefixOf(verticalId: number): string {
  return registry.verticals.get(verticalId)?.prefix ?? `vertical ${verticalId}`;
}
