import { describeSummary, type SummaryNames } from '#app/changes/describe-summary.ts';
import { listChanges } from '#app/changes/read-changes.server.ts';
import type { RecordedChange } from '#app/store/recorded-changes.server.ts';
import { UsageError, type DefineCommand } from './command.ts';
import { positiveNumber, verticalArgument, withCommandContext } from './command-context.ts';
import { readSiteNames } from './site-names.ts';

/** `portico history`: lists the changes of the published site. */
export const defineHistory: DefineCommand = (command, { act, output }) => {
  command
    .addArgument(verticalArgument().argOptional())
    .argument('[id]', 'only the changes of this item', positiveNumber('ID'))
    .option('--limit <number>', 'maximum number of changes', positiveNumber('--limit'), 20)
    .option('--before <change>', 'continue before this change', positiveNumber('--before'))
    .action(
      act(async (verticalId, id, { limit, before }) => {
        if (verticalId !== undefined && id === undefined) throw new UsageError('Name the item too.');
        const target =
          verticalId === undefined || id === undefined
            ? undefined
            : ({ kind: 'item', verticalId, id } as const);
        const filter = { limit, before, target };
        const { changes, names } = await withCommandContext(async ({ store }) => ({
          changes: await listChanges(store, filter),
          names: await readSiteNames(store.db),
        }));
        const width = String(changes[0]?.version ?? 0).length;
        output.result(
          changes,
          changes.length > 0
            ? changes.map(
                (change) => `${String(change.version).padStart(width)}  ${describeChange(change, names)}`,
              )
            : ['There are no changes.'],
        );
      }),
    );
};

/** Describes a change on one line: when it was made, by whom, and what was changed. */
export function describeChange(
  { at, author, origin, summary, undoneBy }: RecordedChange,
  names: SummaryNames,
): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const who = author === '' ? origin : `${author} (${origin})`;
  return `${time}  ${who}: ${describeSummary(summary, names)}${undoneBy === null ? '' : `  [undone by change ${undoneBy}]`}`;
}
