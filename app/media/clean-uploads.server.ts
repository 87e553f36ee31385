import { rm } from 'node:fs/promises';
import path from 'node:path';
import { preparedFiles } from '@portico/shared/prepared-files';
import type { Db } from '#app/store/store.ts';
import { originalFile } from './pipeline.server.ts';

/** Age in milliseconds from which an unused upload is removed: a day. */
const keptMs = 24 * 3_600_000;

/**
 * Removes uploads of an earlier day that no draft shows and nobody has published, with their files. The uncropped
 * picture stays as long as its crop. Returns the number of removed uploads.
 */
export async function cleanUploads(
  db: Db,
  { mediaDir, now }: { mediaDir: string; now: number },
): Promise<number> {
  const drafts = await db.selectFrom('drafts').select('steps').execute();
  const uploads = await db.selectFrom('uploads').selectAll().execute();
  const isUsed = ({ path: name, uploadedAt }: (typeof uploads)[number]) =>
    uploadedAt > now - keptMs || drafts.some(({ steps }) => steps.includes(name));
  const kept = new Set(uploads.filter(isUsed).flatMap(({ path: name, uncropped }) => [name, uncropped]));
  let removed = 0;
  for (const upload of uploads) {
    if (kept.has(upload.path)) continue;
    await db.deleteFrom('uploads').where('path', '=', upload.path).execute();
    removed += 1;
    if (!(await isShown(db, upload.hash))) {
      const names = preparedFiles({ hash: upload.hash, widths: JSON.parse(upload.widths) as number[] });
      const files = [...names.map((name) => path.join(mediaDir, name)), originalFile(mediaDir, upload.hash)];
      for (const file of files) await rm(file, { force: true });
    }
  }
  return removed;
}

async function isShown(db: Db, hash: string): Promise<boolean> {
  const query = db.selectFrom('media').select('path').where('hash', '=', hash);
  return (await query.executeTakeFirst()) !== undefined;
}
