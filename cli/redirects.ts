import { addRedirect, readRedirects, removeRedirect } from '#app/changes/stored-redirects.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, type DefineCommand } from './command.ts';
import { withCommandContext } from './command-context.ts';

/** `portico redirects`: sends visitors from old addresses to new ones. */
export const defineRedirects: DefineCommand = (command, { act, output }) => {
  const oldAddress = 'a path of this site, such as /blog/hello.html or "/index.php?id=7"';
  command
    .command('list')
    .description('List all redirects.')
    .action(
      act(async () => {
        const all = await withCommandContext(({ store }) => readRedirects(store.db, registry));
        output.result(
          all,
          all.map(
            (entry) =>
              `${entry.from} → ${entry.to}${entry.isShadowed ? '  (off: a page has this address)' : ''}`,
          ),
        );
      }),
    );
  command
    .command('add')
    .description('Redirect visitors and search engines permanently (301).')
    .argument('<old>', oldAddress)
    .argument('<new>', 'a path of this site, or an https address')
    .action(
      act(async (from, to) => {
        const change = await withCommandContext(({ store }) => addRedirect(store, registry, { from, to }));
        const { before } = change;
        const earlier = before === null || before === to ? '' : ` (before: ${before})`;
        output.result(change, [`${change.from} → ${to}${earlier}`]);
      }),
    );
  command
    .command('remove')
    .description('Remove a redirect.')
    .argument('<old>', oldAddress)
    .action(
      act(async (from) => {
        const change = await withCommandContext(({ store }) => removeRedirect(store, from));
        if (!change)
          throw new RefusedError(`There is no redirect for ${from}; ./portico redirects list shows all.`);
        output.result(change, [`${change.from} is no longer redirected.`]);
      }),
    );
};
