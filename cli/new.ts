import { Option } from '@commander-js/extra-typings';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootFolder } from '#server/root-folder.ts';
import type { DefineCommand, Output } from './command.ts';
import { positiveNumber, readVerticalId, withPrefixes } from './command-context.ts';
import { createBlock } from './new/new-block.ts';
import { createVertical } from './new/new-vertical.ts';
import { readName } from './new/names.ts';
import { fillTemplates, writeNewFiles } from './new/templates.ts';

/** `portico new`: writes a skeleton of a vertical, a block or the mapping of a feed, for developers. */
export const defineNew: DefineCommand = (command, { act, output }) => {
  command
    .command('vertical')
    .description('Write the skeleton of a vertical, a section with its own items and pages.')
    .argument('<name>', 'the name of its folder, in the plural, such as recipes')
    .option('--one <word>', 'the word for one item; by default, the singular of the name')
    .option('--prefix <prefix>', 'the first part of its addresses; by default, the name')
    .option('--id <number>', 'its id in bundles; by default, the next free one', positiveNumber('The id'))
    .action(
      act(async (name, options) => {
        const created = await createVertical(rootFolder, { name, ...options });
        const { folder, files, prefix } = created;
        output.result(
          created,
          files.map((file) => `${folder}/${file}`),
        );
        printSteps(output, [
          `Say what an item is: ${folder}/vertical.ts and the extSchema in vertical.server.ts.`,
          `node scripts/messages.ts && node scripts/layouts-doc.ts && npm run format`,
          `npm run build, import items, npm start, and open /${prefix}.`,
          `npx vitest run ${folder} && npm run check && npm run test:unit`,
          'Read docs/new-vertical.md, which explains each file.',
        ]);
      }),
    );
  command
    .command('block')
    .description('Write the skeleton of a block, and add it to the blocks of a section.')
    .argument('<name>', 'the name of its files, such as latest-stories')
    .addOption(
      withPrefixes(
        new Option('--section <section>', 'a section by its route prefix or id, such as g').argParser(
          readVerticalId,
        ),
      ).makeOptionMandatory(),
    )
    .action(
      act(async (name, { section }) => {
        const created = await createBlock(rootFolder, { name, verticalId: section });
        output.result(created, [...created.files, ...created.changed.map((file) => `${file} (changed)`)]);
        printSteps(output, [
          `Write what the block shows: load in ${created.files.find((file) => file.endsWith('.server.ts'))}, then its component.`,
          'npm run format && node scripts/layouts-doc.ts && npm run check',
          `npm run build, and add the block "${created.type}" to a page in the Studio.`,
        ]);
      }),
    );
  command
    .command('feed')
    .description('Write a mapping for a list of games as a file in this folder.')
    .argument('<name>', 'the name of the source, under which its games are stored')
    .action(
      act(async (given) => {
        const { name } = readName(given);
        const file = `${name}.mapping.json`;
        const templates = await fillTemplates(rootFolder, 'feed', { name });
        await writeNewFiles(process.cwd(), templates);
        const mapping: unknown = JSON.parse(await readFile(path.resolve(file), 'utf8'));
        output.result({ file, mapping }, [file]);
        printSteps(output, [
          `Name the fields of the list in ${file}. docs/feeds.md describes them; portico feed map SOURCE proposes a mapping.`,
          `portico feed map SOURCE --mapping ${file}`,
          `portico feed add mapped ADDRESS --name ${name} --mapping ${file}`,
        ]);
      }),
    );
};

function printSteps({ message }: Output, steps: readonly string[]): void {
  message('');
  message('Next steps:');
  for (const [index, step] of steps.entries()) message(`  ${index + 1}. ${step}`);
}
