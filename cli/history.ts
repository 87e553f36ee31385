import { listChanges } from '#app/changes/read-changes.server.ts';
import type { RecordedChange } from '#app/store/recorded-changes.server.ts';
import { UsageError, type Command } from './command.ts';
import { withCommandContext, positiveNumberOf, readVerticalId } from './command-context.ts';

/** `portico history`: lists the changes of the published site. */
export const historyCommand: Command = {
  usage: '[VERTICAL ID] [--limit NUMBER] [--before CHANGE] [--json]',
  options: { limit: { type: 'string' }, before: { type: 'string' } },
  details: [
    'The newest change comes first. With VERTICAL and ID, only the changes of that item are listed.',
    '--limit NUMBER   list so many changes (20)',
    '--before CHANGE  continue before this change',
  ],
  async run({ options, values, output }) {
    const [vertical, id, ...rest] = values;
    if (rest.length > 0 || (vertical !== undefined && id === undefined)) {
      throw new UsageError('Use history, or history VERTICAL ID.');
    }
    const { limit, before } = options;
    const target =
      vertical === undefined || id === undefined
        ? undefined
        : ({ kind: 'item', verticalId: readVerticalId(vertical), id: positiveNumberOf('ID', id) } as const);
    const filter = { limit: numberOf('--limit', limit) ?? 20, before: numberOf('--before', before), target };
    const changes = await withCommandContext(({ store }) => listChanges(store, filter));
    const width = String(changes[0]?.version ?? 0).length;
    output.result(
      changes,
      changes.length > 0
        ? changes.map((change) => `${String(change.version).padStart(width)}  ${describeChange(change)}`)
        : ['There are no changes.'],
    );
    return 0;
  },
};

function numberOf(option: string, given: string | boolean | undefined): number | undefined {
  return typeof given === 'string' ? positiveNumberOf(option, given) : undefined;
}

/** Returns when, by whom and what, in one line. */
export function describeChange({ at, author, origin, summary, undoneBy }: RecordedChange): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const who = author === '' ? origin : `${author} (${origin})`;
  return `${time}  ${who}: ${summary}${undoneBy === null ? '' : `  [undone by ${undoneBy}]`}`;
}
