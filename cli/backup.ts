import { stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#app/lib/make-folder.server.ts';
import { copyAddedFonts } from '#app/store/added-fonts.server.ts';
import { backupStore, copyStore, listBackups, nameBackup } from '#app/store/backup.server.ts';
import { inspectBackup, type BackupContents } from '#app/store/inspect-backup.server.ts';
import { removeUnfinishedIn } from '#app/store/leftovers.server.ts';
import { copyMedia } from '#app/store/media-copies.server.ts';
import { StoreError, type Store } from '#app/store/store.ts';
import { tablesWithoutCopies } from '#app/store/without-visitors.server.ts';
import type { Environment } from '#app/config/environment.server.ts';
import { RefusedError, UsageError, type DefineCommand, type Output } from './command.ts';
import { inStore, mediaDirOf, readEnvironment, requireStore } from './command-context.ts';
import { writingTo } from './written-path.ts';

const reason = 'manual';

/** `portico backup`: copies the store while the server runs and checks every page of the copy. */
export const defineBackup: DefineCommand = (command, { act, output }) => {
  command
    .command('create', { isDefault: true })
    .description(
      'Copy the store (the default). Without --to the copy goes to DATA_DIR/backups, which keeps the seven with the newest ' +
        'content; pictures are not copied, because files in DATA_DIR/media never change.',
    )
    .option(
      '--to <file|folder>',
      'a .sqlite file, which is replaced; or a folder, to which a copy, all missing pictures and the fonts of DATA_DIR are ' +
        'added, so that it can be restored on another machine. Nothing in the folder is deleted.',
    )
    .action(act(({ to }) => create(to ?? null, output)));
  command
    .command('list')
    .description('Check and list the backups in DATA_DIR/backups, newest first.')
    .action(act(() => list(readEnvironment(), output)));
};

async function create(to: string | null, output: Output): Promise<void> {
  if (to === '') throw new UsageError('--to names a .sqlite file or a folder.');
  const environment = readEnvironment();
  if (environment.databaseUrl) {
    const withoutRows = tablesWithoutCopies.map((table) => `--exclude-table-data=${table}`).join(' ');
    throw new RefusedError(
      `A PostgreSQL store is backed up by its own tool: pg_dump --format=custom ${withoutRows} --file=portico.dump "$DATABASE_URL" . Pictures: rsync -a ${mediaDirOf(environment)}/ FOLDER/media/ . Nothing was done.`,
    );
  }
  requireStore(environment);
  const report = await inStore(environment, (store) =>
    to === null
      ? backUpAtHome(store)
      : writingTo(to, () => backUpTo(path.resolve(to), store, mediaDirOf(environment))),
  );
  output.result(report, [
    `${report.file}: ${describeContents(report)}, every page checked`,
    ...(report.media ? [`${report.media.files} picture files, ${report.media.copied} of them new`] : []),
    ...(report.fonts?.files ? [`${report.fonts.files} font files, ${report.fonts.copied} of them new`] : []),
  ]);
}

interface Copied {
  files: number;
  copied: number;
}

type Report = BackupContents & { file: string; media: Copied | null; fonts: Copied | null };

async function backUpAtHome(store: Store): Promise<Report> {
  const file = await backupStore(store, reason);
  if (file === null) throw new Error('The backup of a SQLite store returned no file.');
  return { file, ...(await inspectBackup(file)), media: null, fonts: null };
}

async function backUpTo(to: string, store: Store, mediaDir: string): Promise<Report> {
  if (path.extname(to) !== '.sqlite') {
    for (const folder of [to, path.join(to, 'media'), path.join(to, 'media/originals')]) {
      await removeUnfinishedIn(folder);
    }
    const file = await nameBackup(to, store.clock.now(), reason);
    const contents = await copyStore(store, file);
    const media = await copyMedia(mediaDir, path.join(to, 'media'));
    const fonts = await copyAddedFonts(store.dataDir, to);
    return { file, ...contents, media, fonts };
  }
  if (path.dirname(to) === path.resolve(store.dataDir)) {
    throw new RefusedError(`${to} is in the folder of the store itself; choose another folder.`);
  }
  makeFolder(path.dirname(to));
  return { file: to, ...(await copyStore(store, to)), media: null, fonts: null };
}

async function list({ dataDir }: Environment, output: Output): Promise<void> {
  const rows = [];
  for (const file of await listBackups(dataDir)) {
    const { size } = await stat(file);
    const contents = await inspectBackup(file).catch((error: unknown) => {
      if (error instanceof StoreError) return { problem: error.message };
      throw error;
    });
    rows.push({ file, bytes: size, ...contents });
  }
  output.result(
    rows,
    rows.length === 0
      ? ['There are no backups yet.']
      : rows.map((row) => {
          const what = 'problem' in row ? row.problem : describeContents(row);
          return `${path.basename(row.file)}  ${(row.bytes / 2 ** 20).toFixed(1)} MB  ${what}`;
        }),
  );
}

/** Describes the contents of a backup in one phrase. */
export function describeContents({ siteVersion, items, pictures, votes }: BackupContents): string {
  const version = siteVersion === null ? 'no site yet' : `site version ${siteVersion}`;
  return `${version}, ${items} items, ${pictures} pictures, ${votes} votes`;
}
