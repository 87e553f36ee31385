import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { copyOriginals } from '#app/bundle/export-media.server.ts';
import { exportBundle, exportVertical, type WriteText } from '#app/bundle/encode.server.ts';
import { UsageError, type Command } from './command.ts';
import { makeFolder } from '#app/lib/make-folder.server.ts';
import { withCommandContext, readVerticalId, type CommandContext } from './command-context.ts';

/** `portico export`: writes a bundle of the store's contents. */
export const exportCommand: Command = {
  usage: '[--vertical PREFIX] [--out FILE|FOLDER] --json',
  options: { vertical: { type: 'string' }, out: { type: 'string' } },
  details: [
    '--vertical  only one vertical: {menu, list, list_type, list_tags}',
    '--out       a .json file, or a folder for site.json and the pictures in media/',
  ],
  async run({ options, values, output }) {
    if (values.length > 0) throw new UsageError('export takes no values; use --out FILE.');
    const verticalId = typeof options.vertical === 'string' ? readVerticalId(options.vertical) : null;
    const out = typeof options.out === 'string' ? options.out : null;
    await withCommandContext(async (context) => {
      const writeTo = (write: WriteText) =>
        verticalId === null
          ? exportBundle(context.store, write)
          : exportVertical(context.store, verticalId, write);
      if (out === null) {
        await writeTo((text) => output.piece(text));
        return;
      }
      const written = await writeOut(out, writeTo, context);
      output.result(written, [
        `${written.file}${written.pictures > 0 ? ` and ${written.pictures} pictures` : ''}`,
      ]);
    });
    return 0;
  },
};

async function writeOut(
  out: string,
  writeTo: (write: WriteText) => Promise<void>,
  { store, mediaDir }: CommandContext,
): Promise<{ file: string; pictures: number }> {
  if (path.extname(out) === '.json') {
    await writeFileWhole(out, writeTo);
    return { file: out, pictures: 0 };
  }
  makeFolder(out);
  const file = path.join(out, 'site.json');
  const pictures = await copyOriginals(store, mediaDir, path.join(out, 'media'));
  await writeFileWhole(file, writeTo);
  return { file, pictures };
}

/** Writes a temporary file and renames it, so that an interrupted export leaves no incomplete file. */
async function writeFileWhole(file: string, writeTo: (write: WriteText) => Promise<void>): Promise<void> {
  const beside = `${file}.part`;
  const stream = createWriteStream(beside);
  const closed = finished(stream);
  await writeTo(async (text) => {
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), closed]);
  });
  stream.end();
  await closed;
  await rename(beside, file);
}
