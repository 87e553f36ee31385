import { Argument } from '@commander-js/extra-typings';
import { offering } from './completion-words.ts';
import { changeTextPage, readTextPage } from '#app/changes/stored-text-pages.server.ts';
import { isTextPageName, textPageNames, type TextPageName } from '#app/domain/text-pages.ts';
import { RefusedError, UsageError, type DefineCommand } from './command.ts';
import { readTextFile } from './read-text-file.ts';
import { withCommandContext } from './command-context.ts';

/** `portico page`: shows and replaces the texts of the site's own pages. */
export const definePage: DefineCommand = (command, { act, output }) => {
  const nameArgument = () =>
    offering(
      new Argument(
        '<name>',
        `${textPageNames.join(', ')}, or a page of your own, such as pages/imprint`,
      ).argParser(nameOf),
      () => [...textPageNames],
    );
  command
    .command('show')
    .description('Show the Markdown of a page.')
    .addArgument(nameArgument())
    .action(
      act(async (page) => {
        const markdown = await withCommandContext(({ store }) => readTextPage(store, page));
        if (markdown === null) throw new RefusedError(`The page ${page} has not been written yet.`);
        output.result({ page, markdown }, [markdown.trimEnd()]);
      }),
    );
  command
    .command('edit')
    .description(
      'Replace the text of a page. A first line "# Title" gives the title. docs/bundle.md lists the words in double ' +
        'braces that are filled in, such as {{operator.contact}}.',
    )
    .addArgument(nameArgument())
    .argument('<file>', 'a file of Markdown')
    .action(
      act(async (page, file) => {
        const markdown = await readTextFile(file);
        const change = await withCommandContext(({ store }) => changeTextPage(store, page, markdown));
        const { isChanged, added, removed } = change;
        output.result(change, [
          isChanged ? `${page}: ${lines(added)} added, ${removed} removed` : `${page} already has this text.`,
        ]);
      }),
    );
};

function nameOf(given: string): TextPageName {
  if (isTextPageName(given)) return given;
  throw new UsageError(
    `There is no page "${given}"; there are ${textPageNames.join(', ')}, and pages of your own, such as pages/imprint.`,
  );
}

function lines(count: number): string {
  return `${count} ${count === 1 ? 'line' : 'lines'}`;
}
