import { createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { WriteText } from '#app/bundle/encode.server.ts';
import { RefusedError } from './command.ts';

/**
 * Writes a temporary file and renames it, so that an interrupted export leaves no incomplete file. Throws a
 * RefusedError if the folder of the file does not exist.
 */
export async function writeFileWhole(
  file: string,
  writeTo: (write: WriteText) => Promise<void>,
): Promise<void> {
  const folder = path.dirname(file);
  if (!existsSync(folder)) {
    throw new RefusedError(`${file} cannot be written: make the folder ${folder} first.`);
  }
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
