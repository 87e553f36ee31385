import { isDeepStrictEqual } from 'node:util';
import { chunkRows, inChunks, takeTurn } from '#app/lib/chunks.server.ts';
import type { MediaRow } from './raw-site.ts';
import type { Db } from './store.ts';
import type { SiteTransaction } from './write-transaction.server.ts';

/** Returns all pictures of the site, by path. */
export async function readMediaFiles(db: Db): Promise<MediaRow[]> {
  const files: MediaRow[] = [];
  for await (const chunk of readMediaChunks(db)) files.push(...chunk);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the paths of all pictures of the site. */
export async function readMediaPaths(db: Db): Promise<Set<string>> {
  const paths = new Set<string>();
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: { path: string }[] = await db
      .selectFrom('media')
      .select('path')
      .where('path', '>', after)
      .orderBy('path')
      .limit(chunkRows)
      .execute();
    for (const { path } of rows) paths.add(path);
    after = rows.at(-1)?.path;
    if (after !== undefined) await takeTurn();
  }
  return paths;
}

/**
 * Yields all pictures of the site in chunks, in no particular order. Takes a turn of the event loop between two chunks.
 */
export async function* readMediaChunks(db: Db): AsyncGenerator<MediaRow[]> {
  // Pictures with the same widths share one list, because a page can refer to it hundreds of times.
  const shared = new Map<string, number[]>();
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('media')
      .selectAll()
      .where('path', '>', after)
      .orderBy('path')
      .limit(chunkRows)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.path;
    yield rows.map((row) => {
      const widths = shared.get(row.widths) ?? (JSON.parse(row.widths) as number[]);
      shared.set(row.widths, widths);
      return { ...row, widths };
    });
    if (rows.length < chunkRows) return;
    await takeTurn();
  }
}

/**
 * Stores pictures and replaces those with the same path. Never removes a picture. Returns the number of new or changed
 * pictures.
 */
export async function writeMediaFiles(site: SiteTransaction, files: readonly MediaRow[]): Promise<number> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const changed: MediaRow[] = [];
  const replaced = new Map<string, MediaRow>();
  for await (const chunk of inChunks([...byPath.values()])) {
    const paths = chunk.map(({ path }) => path);
    const rows = await site.db.selectFrom('media').selectAll().where('path', 'in', paths).execute();
    const known = new Map(
      rows.map((row) => [row.path, { ...row, widths: JSON.parse(row.widths) as number[] }]),
    );
    changed.push(...chunk.filter((file) => !isDeepStrictEqual({ ...file }, known.get(file.path))));
    for (const [path, file] of known) replaced.set(path, file);
  }
  for await (const chunk of inChunks(changed)) {
    const rows = chunk.map(({ path, hash, width, height, color, thumbhash, widths }) => ({
      path,
      hash,
      width,
      height,
      color,
      thumbhash,
      widths: JSON.stringify(widths),
    }));
    await site.db
      .insertInto('media')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          hash: eb.ref('excluded.hash'),
          width: eb.ref('excluded.width'),
          height: eb.ref('excluded.height'),
          color: eb.ref('excluded.color'),
          thumbhash: eb.ref('excluded.thumbhash'),
          widths: eb.ref('excluded.widths'),
        })),
      )
      .execute();
    for (const file of chunk) await recordPicture(site, file.path, replaced.get(file.path) ?? null, file);
  }
  return changed.length;
}

async function recordPicture(
  { recorder }: SiteTransaction,
  path: string,
  before: MediaRow | null,
  after: MediaRow | null,
): Promise<void> {
  const valueOf = (file: MediaRow | null) => (file === null ? null : { data: JSON.stringify(file) });
  await recorder.add({ kind: 'picture', path }, { before: valueOf(before), after: valueOf(after) });
}

/** Returns the pictures with these paths. */
export async function readMediaFilesAt(db: Db, paths: readonly string[]): Promise<MediaRow[]> {
  const files: MediaRow[] = [];
  for await (const chunk of inChunks(paths)) {
    const rows = await db.selectFrom('media').selectAll().where('path', 'in', chunk).execute();
    files.push(...rows.map((row) => ({ ...row, widths: JSON.parse(row.widths) as number[] })));
  }
  return files;
}
