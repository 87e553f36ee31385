import type { Db } from '#app/store/store.ts';
import { removeUnusedFiles } from './remove-files.server.ts';

/** Age in milliseconds from which an unused upload is removed: a day. */
const keptMs = 24 * 3_600_000;

/**
 * Removes uploads that are at least a day old and that no draft shows. Keeps the uncropped original of a crop that is
 * kept. Deletes the files of a removed upload unless the site or another upload uses the same picture. Returns the
 * number of removed uploads.
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
    const widths = JSON.parse(upload.widths) as number[];
    await removeUnusedFiles(db, mediaDir, { hash: upload.hash, widths });
  }
  return removed;
}
