import { Option } from '@commander-js/extra-typings';
import path from 'node:path';
import { copyOriginals } from '#app/bundle/export-media.server.ts';
import { exportBundle, exportVertical, type LeftOut, type WriteText } from '#app/bundle/encode.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import type { DefineCommand } from './command.ts';
import { makeFolder } from '#app/lib/make-folder.server.ts';
import { withCommandContext, readVerticalId, withPrefixes, type CommandContext } from './command-context.ts';
import { writeFileWhole } from './write-file-whole.ts';
import { writingTo } from './written-path.ts';

/** `portico export`: writes a bundle of the store's contents. */
export const defineExport: DefineCommand = (command, { act, output }) => {
  command
    .addOption(
      withPrefixes(
        new Option('--vertical <prefix>', 'only one vertical: {menu, list, list_type, list_tags}').argParser(
          readVerticalId,
        ),
      ),
    )
    .option('--out <file|folder>', 'a .json file, or a folder for site.json and the pictures in media/')
    .action(
      act(async ({ vertical, out }) => {
        await withCommandContext(async (context) => {
          let leftOut: LeftOut = new Map();
          const writeTo = async (write: WriteText) => {
            if (vertical !== undefined) await exportVertical(context.store, vertical, write);
            else leftOut = await exportBundle(context.store, write, registry.verticals);
          };
          if (out === undefined) await writeTo((text) => output.piece(text));
          else {
            const written = await writeOut(out, writeTo, context);
            output.result(written, [
              `${written.file}${written.pictures > 0 ? ` and ${written.pictures} pictures` : ''}`,
            ]);
          }
          for (const [id, items] of leftOut) output.message(describeLeftOut(id, items));
        });
      }),
    );
};

function describeLeftOut(id: number, items: number): string {
  const content = items === 1 ? '1 item' : `${items} items`;
  return `Vertical ${id} is left out (${content}): this installation does not have it. Its content stays in the store and in backups.`;
}

async function writeOut(
  out: string,
  writeTo: (write: WriteText) => Promise<void>,
  { store, mediaDir }: CommandContext,
): Promise<{ file: string; pictures: number }> {
  if (path.extname(out) === '.json') {
    await writeFileWhole(out, writeTo);
    return { file: out, pictures: 0 };
  }
  const file = path.join(out, 'site.json');
  const pictures = await writingTo(out, async () => {
    makeFolder(out);
    return copyOriginals(store, mediaDir, path.join(out, 'media'));
  });
  await writeFileWhole(file, writeTo);
  return { file, pictures };
}
