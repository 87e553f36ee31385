import { setItemHidden } from '#app/core/bundle/hide-item.server.ts';
import { RefusedError, UsageError, type Command } from './command.ts';
import { inWorkplace, positiveNumberOf, verticalIdOf } from './workplace.ts';

/** `portico item`: takes single items out of the pages, and puts them back. */
export const itemCommand: Command = {
  usage: 'hide|show VERTICAL ID [--json]',
  options: {},
  async run({ values, output }) {
    const [action, vertical, id, ...rest] = values;
    if (
      (action !== 'hide' && action !== 'show') ||
      vertical === undefined ||
      id === undefined ||
      rest.length > 0
    ) {
      throw new UsageError('Use item hide VERTICAL ID, or item show VERTICAL ID.');
    }
    const verticalId = verticalIdOf(vertical);
    const itemId = positiveNumberOf('ID', id);
    const isHidden = action === 'hide';
    const change = await inWorkplace(({ store }) => setItemHidden(store, verticalId, itemId, isHidden));
    if (!change) throw new RefusedError(`Vertical ${vertical} has no item ${id}.`);
    const state = isHidden ? 'hidden' : 'shown';
    output.result(change, [
      `${itemId} "${change.title}" is ${change.isChanged ? 'now' : 'already'} ${state}.`,
    ]);
    return 0;
  },
};
