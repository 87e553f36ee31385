import { addRedirect, readRedirects, removeRedirect } from '#app/changes/stored-redirects.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type Command } from './command.ts';
import { withCommandContext } from './command-context.ts';

/** `portico redirects`: sends visitors from old addresses to new ones. */
export const redirectsCommand: Command = {
  usage: 'list [--json] | add OLD NEW [--json] | remove OLD [--json]',
  options: {},
  details: [
    'OLD is a path of this site, such as /blog/hello.html or "/index.php?id=7"; NEW is a path of this site or',
    'an https address. Visitors and search engines are redirected permanently (301).',
  ],
  async run({ values, output }) {
    const [action, from, to, ...rest] = values;
    if (action === 'list' && from === undefined) {
      const all = await withCommandContext(({ store }) => readRedirects(store.db, registry));
      output.result(
        all,
        all.map(
          (entry) =>
            `${entry.from} → ${entry.to}${entry.isShadowed ? '  (off: a page has this address)' : ''}`,
        ),
      );
      return 0;
    }
    if (action === 'add' && from !== undefined && to !== undefined && rest.length === 0) {
      const change = await withCommandContext(({ store }) => addRedirect(store, registry, { from, to }));
      const { before } = change;
      const earlier = before === null || before === to ? '' : ` (before: ${before})`;
      output.result(change, [`${change.from} → ${to}${earlier}`]);
      return 0;
    }
    if (action === 'remove' && from !== undefined && to === undefined) {
      const change = await withCommandContext(({ store }) => removeRedirect(store, from));
      if (!change) throw new RefusedError(`There is no redirect for ${from}; redirects list shows all.`);
      output.result(change, [`${change.from} is no longer redirected.`]);
      return 0;
    }
    throw new UsageError('Use redirects list, redirects add OLD NEW, or redirects remove OLD.');
  },
};
