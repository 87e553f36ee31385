import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyAddedFonts } from '#app/store/added-fonts.server.ts';
import { copyMedia, countLostPictures } from '#app/store/media-copies.server.ts';
import { sqliteFileName } from '#app/store/open-sqlite.server.ts';
import { findNewestGood, requireGood, restoreStore } from '#app/store/restore.server.ts';
import { describeContents } from './backup.ts';
import { RefusedError, type DefineCommand, type Output } from './command.ts';
import { mediaDirOf, readEnvironment } from './command-context.ts';

/** `portico restore`: replaces the store with a verified backup and keeps the replaced data. */
export const defineRestore: DefineCommand = (command, { act, output }) => {
  command
    .argument(
      '<file>',
      'a backup; or latest, the newest backup in DATA_DIR/backups that is intact: damaged ones are skipped and named',
    )
    .option(
      '--yes',
      'replace the current store; without it the chosen backup is shown and nothing is changed',
    )
    .addHelpText(
      'after',
      '\nThe server must be stopped. The replaced file, damaged or not, is kept as portico.sqlite.broken-DATE. ' +
        'Pictures in media/ and fonts in fonts/ beside the backup are restored too.',
    )
    .action(act((chosen, { yes }) => restore(chosen, yes === true, output)));
};

async function restore(chosen: string, isSure: boolean, output: Output): Promise<void> {
  const environment = readEnvironment();
  const { dataDir } = environment;
  if (environment.databaseUrl) {
    throw new RefusedError(
      'A PostgreSQL store is restored by its own tool, with the servers stopped: pg_restore --clean --if-exists --single-transaction --no-owner --dbname="$DATABASE_URL" portico.dump . Nothing was done.',
    );
  }
  const backup =
    chosen === 'latest'
      ? await findNewestGood(dataDir, (why) => output.message(`Skipped: ${why}`))
      : await requireGood(path.resolve(chosen));
  const location = path.join(dataDir, sqliteFileName);
  const what = `${backup.file} (${describeContents(backup.contents)})`;
  if (existsSync(location) && !isSure) {
    throw new RefusedError(`This would replace ${location} with ${what}. Add --yes to do it.`);
  }
  const { previousFile } = await restoreStore(dataDir, backup, Date.now());
  const mediaDir = mediaDirOf(environment);
  const media = await copyMedia(path.join(path.dirname(backup.file), 'media'), mediaDir);
  const fonts = await copyAddedFonts(path.dirname(backup.file), dataDir);
  const lostPictures = await countLostPictures(location, mediaDir);
  output.result({ ...backup.contents, file: backup.file, previousFile, media, fonts, lostPictures }, [
    `Restored ${what}.`,
    ...(previousFile === null ? [] : [`The replaced data is kept at ${previousFile}`]),
    ...(media.copied > 0 ? [`${media.copied} picture files were restored`] : []),
    ...(fonts.copied > 0 ? [`${fonts.copied} font files were restored`] : []),
    ...(lostPictures > 0
      ? [`${lostPictures} pictures lack files in ${mediaDir}: bring that folder back, or import again.`]
      : []),
  ]);
}
