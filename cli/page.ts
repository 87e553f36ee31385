import { changeTextPage, readTextPage } from '#app/changes/stored-text-pages.server.ts';
import { isTextPageName, textPageNames, type TextPageName } from '#app/domain/text-pages.ts';
import { RefusedError, UsageError, type Command } from './command.ts';
import { readTextFile } from './read-text-file.ts';
import { withCommandContext } from './command-context.ts';

/** `portico page`: shows and replaces the texts of the site's own pages. */
export const pageCommand: Command = {
  usage: 'show NAME [--json] | edit NAME FILE.md [--json]',
  options: {},
  details: [
    `NAME is one of ${textPageNames.join(', ')},`,
    'or pages/ and a name of your own, such as pages/imprint.',
    'The file is Markdown; a first line "# Title" gives the title. docs/bundle.md lists the words in double',
    'braces that are filled in, such as {{operator.contact}}.',
  ],
  async run({ values, output }) {
    const [action, given, file, ...rest] = values;
    if (action === 'show' && given !== undefined && file === undefined) {
      const page = nameOf(given);
      const markdown = await withCommandContext(({ store }) => readTextPage(store, page));
      if (markdown === null) throw new RefusedError(`The page ${page} has not been written yet.`);
      output.result({ page, markdown }, [markdown.trimEnd()]);
      return 0;
    }
    if (action === 'edit' && given !== undefined && file !== undefined && rest.length === 0) {
      const page = nameOf(given);
      const markdown = await readTextFile(file);
      const change = await withCommandContext(({ store }) => changeTextPage(store, page, markdown));
      const { isChanged, added, removed } = change;
      output.result(change, [
        isChanged ? `${page}: ${lines(added)} added, ${removed} removed` : `${page} already has this text.`,
      ]);
      return 0;
    }
    throw new UsageError('Use page show NAME, or page edit NAME FILE.md.');
  },
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
