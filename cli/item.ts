import { setItemHidden } from '#app/changes/hide-item.server.ts';
import { deleteItem, releaseItem, type ReleaseResult } from '#app/feeds/operator-items.server.ts';
import { RefusedError, UsageError, type Command, type Output } from './command.ts';
import { withCommandContext, positiveNumberOf, readVerticalId } from './command-context.ts';

/** The item that the arguments name. */
interface NamedItem {
  vertical: string;
  verticalId: number;
  id: number;
}

/** `portico item`: hides, shows and deletes single items, and releases them to their feed. */
export const itemCommand: Command = {
  usage: 'hide|show|delete VERTICAL ID, or release VERTICAL ID [FIELD] [--json]',
  options: {},
  details: [
    'hide     take an item off every page; a feed does not bring it back',
    'show     put a hidden item back',
    'delete   remove an item for good; a feed does not bring it back',
    'release  let the feed update the fields that you changed, or only FIELD, such as title or ext.devices;',
    '         let the feed bring back an item that you deleted',
  ],
  async run({ values, output }) {
    const [action, vertical, id, field, ...rest] = values;
    if (vertical === undefined || id === undefined || rest.length > 0) throw wrongArguments();
    const item = { vertical, verticalId: readVerticalId(vertical), id: positiveNumberOf('ID', id) };
    if (action === 'release') return release(item, field, output);
    if (field !== undefined) throw wrongArguments();
    if (action === 'hide' || action === 'show') return setHidden(item, action === 'hide', output);
    if (action === 'delete') return remove(item, output);
    throw wrongArguments();
  },
};

function wrongArguments(): UsageError {
  return new UsageError('Use item hide, show, delete or release with VERTICAL and ID.');
}

async function setHidden({ vertical, verticalId, id }: NamedItem, isHidden: boolean, output: Output) {
  const change = await withCommandContext(({ store }) => setItemHidden(store, verticalId, id, isHidden));
  if (!change) throw new RefusedError(`Vertical ${vertical} has no item ${id}.`);
  const state = isHidden ? 'hidden' : 'shown';
  output.result(change, [`${id} "${change.title}" is ${change.isChanged ? 'now' : 'already'} ${state}.`]);
  return 0;
}

async function remove({ vertical, verticalId, id }: NamedItem, output: Output) {
  const deleted = await withCommandContext(({ store }) => deleteItem(store, verticalId, id));
  if (!deleted) throw new RefusedError(`Vertical ${vertical} has no item ${id}.`);
  output.result(deleted, [`${id} "${deleted.title}" was deleted.`]);
  if (deleted.provider !== '') {
    output.message(
      `The feed ${deleted.provider} will not bring it back, unless you run: portico item release ${vertical} ${id}`,
    );
  }
  return 0;
}

async function release({ vertical, verticalId, id }: NamedItem, field: string | undefined, output: Output) {
  const result = await withCommandContext(({ store }) => releaseItem(store, verticalId, id, field));
  const problem = describeProblem(result, vertical, id, field);
  if (problem !== null) throw new RefusedError(problem);
  if (result.outcome === 'may-return') {
    output.result(result, [`${id} may return with the next run of the feed ${result.provider}.`]);
  } else if (result.outcome === 'released') {
    const { title, provider, fields } = result;
    output.result(result, [
      fields.length > 0
        ? `${id} "${title}": the feed ${provider} updates ${fields.join(', ')} again.`
        : `${id} "${title}": the feed ${provider} updates ${field ?? 'every field'} already.`,
    ]);
  }
  return 0;
}

function describeProblem(
  result: ReleaseResult,
  vertical: string,
  id: number,
  field: string | undefined,
): string | null {
  switch (result.outcome) {
    case 'not-found':
      return `Vertical ${vertical} has no item ${id}.`;
    case 'no-feed':
      return `Item ${id} comes from no feed.`;
    case 'removed-by-feed':
      return `The feed removed item ${id} itself. It returns when the feed has it again.`;
    case 'unknown':
      return `It is not known yet what the feed delivers for item ${id}. Run the feed once, then release it.`;
    case 'no-field':
      return `The feed does not deliver a field "${field}" for item ${id}. It delivers ${result.fields.join(', ')}.`;
    default:
      return null;
  }
}
