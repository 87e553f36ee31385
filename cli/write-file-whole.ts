import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { WriteText } from '#app/bundle/encode.server.ts';
import { RefusedError } from './command.ts';
import { writingTo } from './written-path.ts';

/**
 * Writes a temporary file and renames it, so that neither an interrupted nor a failed export leaves an incomplete file.
 * Throws a RefusedError if the file cannot be written there.
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
  await writingTo(file, async () => {
    const handle = await open(beside, 'w');
    try {
      await writeAll(handle.createWriteStream(), writeTo);
      await rename(beside, file);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  });
}

/** Writes to a stream and closes it. */
async function writeAll(stream: Writable, writeTo: (write: WriteText) => Promise<void>): Promise<void> {
  const closed = finished(stream);
  // The promise is awaited below. Until then, an error of the stream must not end the process.
  closed.catch(() => undefined);
  try {
    await writeTo(async (text) => {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), closed]);
    });
  } catch (error) {
    stream.destroy();
    await closed.catch(() => undefined);
    throw error;
  }
  stream.end();
  await closed;
}
