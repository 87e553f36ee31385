import { asText } from '#app/lib/json.ts';
import { readSiteFiles } from '#app/bundle/site-files.server.ts';
import { applyEdits } from '#app/changes/apply-edits.server.ts';
import { setItemHidden } from '#app/changes/hide-item.server.ts';
import { readItemObject } from '#app/changes/stored-json.server.ts';
import { shortTitle, writeSummary } from '#app/domain/change-summary.ts';
import { deleteItem, releaseItem, type ReleaseResult } from '#app/feeds/operator-items.server.ts';
import { readPositions } from '#app/store/items.server.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';
import { RefusedError, type DefineCommand, type Output } from './command.ts';
import { positiveNumber, prefixOf, verticalArgument, withCommandContext } from './command-context.ts';
import { printPublication } from './print-publication.ts';

interface NamedItem {
  verticalId: number;
  id: number;
}

/** `portico item`: hides, shows, pins and deletes single items, and releases them to their feed. */
export const defineItem: DefineCommand = (command, { act, output }) => {
  const addAction = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .addArgument(verticalArgument())
      .argument('<id>', 'the number of the item', positiveNumber('ID'));
  addAction('hide', 'Take an item off every page. A feed does not bring it back.').action(
    act((verticalId, id) => setHidden({ verticalId, id }, true, output)),
  );
  addAction('show', 'Put a hidden item back.').action(
    act((verticalId, id) => setHidden({ verticalId, id }, false, output)),
  );
  addAction('delete', 'Remove an item for good. A feed does not bring it back.').action(
    act((verticalId, id) => remove({ verticalId, id }, output)),
  );
  addAction('pin', 'Put an item at the top of its section.')
    .option('--to <position>', 'put it at this position instead', positiveNumber('--to'), 1)
    .action(act((verticalId, id, { to }) => pin({ verticalId, id }, to, output)));
  addAction(
    'release',
    'Let the feed update the fields that you changed, or bring back an item that you deleted.',
  )
    .argument('[field]', 'only this field, such as title or ext.devices')
    .action(act((verticalId, id, field) => release({ verticalId, id }, field, output)));
};

async function setHidden({ verticalId, id }: NamedItem, isHidden: boolean, output: Output) {
  const change = await withCommandContext(({ store }) => setItemHidden(store, verticalId, id, isHidden));
  if (!change) throw noItem({ verticalId, id });
  const state = isHidden ? 'hidden' : 'shown';
  output.result(change, [`${id} "${change.title}" is ${change.isChanged ? 'now' : 'already'} ${state}.`]);
}

async function remove({ verticalId, id }: NamedItem, output: Output) {
  const deleted = await withCommandContext(({ store }) => deleteItem(store, verticalId, id));
  if (!deleted) throw noItem({ verticalId, id });
  output.result(deleted, [`${id} "${deleted.title}" was deleted.`]);
  if (deleted.provider !== '') {
    output.message(
      `The feed ${deleted.provider} will not bring it back, unless you run: portico item release ${prefixOf(verticalId)} ${id}`,
    );
  }
}

/** Moves an item to a position in its section, counted from 1, and publishes the change. */
async function pin({ verticalId, id }: NamedItem, position: number, output: Output): Promise<number> {
  return withCommandContext(async ({ environment: { siteUrl }, store, mediaDir }) => {
    const sides = { mine: 'pinned', base: 'before' };
    const base = await store.readVersion();
    const positions = await readPositions(store.db, verticalId);
    if (base === null || !positions.has(id)) throw noItem({ verticalId, id });
    const order = [...positions.keys()];
    const others = order.filter((other) => other !== id);
    const index = Math.min(position - 1, others.length);
    if (order[index] === id) return printPublication(store, { outcome: 'unchanged' }, sides, output);
    const after = others[index - 1] ?? null;
    const title = shortTitle(asText((await readItemObject(store.db, verticalId, id))?.title));
    const result = await applyEdits(store, [{ kind: 'move-item', verticalId, id, after }], {
      reason: {
        ...fromCommandLine,
        summary: writeSummary('pinnedItem', { id: String(id), title, position }),
      },
      base,
      registry,
      siteUrl,
      siteFiles: await readSiteFiles(rootFolder, mediaDir),
    });
    return printPublication(store, result, sides, output);
  });
}

function noItem({ verticalId, id }: NamedItem): RefusedError {
  const prefix = prefixOf(verticalId);
  return new RefusedError(
    `Vertical ${prefix} has no item ${id}. ./portico search --vertical ${prefix} WORD shows the numbers of items.`,
  );
}

async function release({ verticalId, id }: NamedItem, field: string | undefined, output: Output) {
  const result = await withCommandContext(({ store }) => releaseItem(store, verticalId, id, field));
  const problem = describeProblem(result, { verticalId, id }, field);
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
}

function describeProblem(
  result: ReleaseResult,
  { verticalId, id }: NamedItem,
  field: string | undefined,
): string | null {
  switch (result.outcome) {
    case 'not-found':
      return noItem({ verticalId, id }).message;
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
