import { rm } from 'node:fs/promises';
import path from 'node:path';
import { preparedFiles } from '@portico/shared/prepared-files';
import type { MediaFile } from '#app/domain/media-file.ts';
import type { Db } from '#app/store/store.ts';
import { originalFile } from './pipeline.server.ts';

/** Removes the prepared files and the original of a picture, unless the site or an upload uses the same picture. */
export async function removeUnusedFiles(
  db: Db,
  mediaDir: string,
  { hash, widths }: Pick<MediaFile, 'hash' | 'widths'>,
): Promise<void> {
  for (const table of ['media', 'uploads'] as const) {
    const used = await db.selectFrom(table).select('path').where('hash', '=', hash).executeTakeFirst();
    if (used) return;
  }
  const names = preparedFiles({ hash, widths }).map((name) => path.join(mediaDir, name));
  for (const file of [...names, originalFile(mediaDir, hash)]) await rm(file, { force: true });
}
