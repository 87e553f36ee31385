import { constants } from 'node:fs';
import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';

/**
 * Days for which hashed files of earlier builds are kept. Tabs that stay open request the files of the build that they
 * were loaded from (spec SERVE-14).
 */
const earlierDays = 7;

/**
 * The folders of a release. The entries of these names in `build`, such as `build/server`, are links into the current
 * release.
 */
const folders = ['server', 'client', 'arcade', 'studio'];

/**
 * Makes a release (a folder in `build/releases`) the current one. The previous release is kept until the next call,
 * because a running server may have been started from it. The hashed files of both releases are copied to
 * `earlier/assets`, so that servers and open tabs still find their files after further releases.
 */
export async function activateRelease(buildDir, name) {
  const before = await realpath(path.join(buildDir, 'client')).catch(() => null);
  const kept = path.join(buildDir, 'earlier/assets');
  await keepAssets(path.join(buildDir, 'client/assets'), kept);
  await keepAssets(path.join(buildDir, 'releases', name, 'client/assets'), kept);
  await deleteOld(kept);
  for (const folder of folders) {
    const link = path.join(buildDir, folder);
    // Older versions of this script built directly in `build`, so the entry may be a folder instead of a link.
    const isLink = (await lstat(link).catch(() => null))?.isSymbolicLink();
    if (!isLink) await rm(link, { recursive: true, force: true });
    await rm(`${link}.next`, { force: true });
    const isBuilt = await stat(path.join(buildDir, 'releases', name, folder)).catch(() => null);
    if (!isBuilt) {
      await rm(link, { force: true });
      continue;
    }
    await symlink(path.join('releases', name, folder), `${link}.next`);
    await rename(`${link}.next`, link);
  }
  const retained = [name, before && path.basename(path.dirname(before))];
  for (const release of await readdir(path.join(buildDir, 'releases'))) {
    if (!retained.includes(release))
      await rm(path.join(buildDir, 'releases', release), { recursive: true, force: true });
  }
}

/** Copies the hashed files of a release to the folder `kept`. */
async function keepAssets(assets, kept) {
  await mkdir(kept, { recursive: true });
  const now = new Date();
  for (const file of await readdir(assets).catch(() => [])) {
    const copy = path.join(kept, file);
    await copyFile(path.join(assets, file), copy, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await utimes(copy, now, now);
  }
}

/** Deletes the hashed files of releases that were replaced long ago. */
async function deleteOld(kept) {
  const oldest = Date.now() - earlierDays * 24 * 3_600_000;
  for (const file of await readdir(kept)) {
    const copy = path.join(kept, file);
    if ((await stat(copy)).mtimeMs < oldest) await rm(copy);
  }
}
