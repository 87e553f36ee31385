import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { backupFolder } from '#app/store/backup.server.ts';
import { sqliteFileName } from '#app/store/open-sqlite.server.ts';
import { mediaFolderOf, type Check, type Machine } from '../check.ts';
import { error, ok, warning, type Outcome } from '../finding.ts';

/** Permissions that let the group and all others read. */
const othersRead = 0o044;

/** Checks whether this user can write the data and other users cannot read it. */
export const foldersCheck: Check<Machine> = {
  name: 'folders',
  title: 'check.folders',
  async run({ environment, t }) {
    const { dataDir } = environment;
    const home = await stat(dataDir).catch(() => null);
    if (!home?.isDirectory()) {
      return [error(t('folders.missing', { folder: dataDir }), t('folders.missingFix'))];
    }
    const found: Outcome[] = [];
    const uid = process.getuid?.();
    if (uid !== undefined && home.uid !== uid) {
      found.push(warning(t('folders.owner', { folder: dataDir }), t('folders.ownerFix')));
    }
    const folders = [dataDir, mediaFolderOf(environment), backupFolder(dataDir)];
    for (const folder of folders) {
      if ((await isThere(folder)) && !(await isWritable(folder))) {
        found.push(error(t('folders.unwritable', { folder }), t('folders.unwritableFix')));
      }
    }
    // Other users cannot reach the files in a private folder, whatever their permissions.
    const isPrivate = process.platform === 'win32' || (home.mode & othersRead) === 0;
    const secrets = isPrivate ? [] : [path.join(dataDir, sqliteFileName), backupFolder(dataDir)];
    for (const secret of secrets) {
      const facts = await stat(secret).catch(() => null);
      if (facts && (facts.mode & othersRead) !== 0) {
        const mode = facts.isDirectory() ? '700' : '600';
        found.push(
          warning(t('folders.readable', { path: secret }), t('folders.readableFix', { mode, path: secret })),
        );
      }
    }
    return found.length > 0 ? found : [ok(t('folders.ok', { folder: dataDir }))];
  },
};

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null)) !== null;
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}
