import { inChunks } from '#app/lib/chunks.server.ts';
import type { MediaRow } from './raw-site.ts';
import type { Db } from './store.ts';

/** A picture that an operator has uploaded. */
export interface Upload extends MediaRow {
  /** Path of the upload that this one was cropped from. Empty if it is not cropped. */
  uncropped: string;
}

/** Stores an upload. An upload with the same path has the same content, so only its time is updated. */
export async function addUpload(db: Db, { widths, ...upload }: Upload, now: number): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ ...upload, widths: JSON.stringify(widths), uploadedAt: now })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ uploadedAt: now }))
    .execute();
}

/** Returns the uploads with these paths. */
export async function readUploadsAt(db: Db, paths: readonly string[]): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for await (const chunk of inChunks(paths)) {
    const rows = await db.selectFrom('uploads').selectAll().where('path', 'in', chunk).execute();
    uploads.push(
      ...rows.map(({ uncropped, ...row }) => ({
        ...mediaRowOf({ ...row, widths: JSON.parse(row.widths) as number[] }),
        uncropped,
      })),
    );
  }
  return uploads;
}

/** Returns only the fields of an upload that the table `media` has. */
export function mediaRowOf({ path, hash, width, height, color, thumbhash, widths }: MediaRow): MediaRow {
  return { path, hash, width, height, color, thumbhash, widths };
}
