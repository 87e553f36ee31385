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

/** Days. Tabs that stay open request the hashed files of the build that they were loaded from (spec SERVE-14). */
const earlierDays = 7;

/** The folders of a release. `build/server` and the others are links into the current release. */
const folders = ['server', 'client', 'arcade', 'studio'];

/**
 * Makes a release (a folder in `build/releases`) the current one. The previous release is kept until the next call,
 * because a running server may have been started from it.
 */
export async function activateRelease(buildDir, name) {
  const before = await realpath(path.join(buildDir, 'client')).catch(() => null);
  await keepAssets(path.join(buildDir, 'client/assets'), path.join(buildDir, 'earlier/assets'));
  for (const folder of folders) {
    const link = path.join(buildDir, folder);
    // Older versions of this script built directly in this folder.
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

/** Keeps the assets of the build that is about to be replaced, and deletes the assets that were replaced long ago. */
async function keepAssets(assets, earlier) {
  await mkdir(earlier, { recursive: true });
  const now = new Date();
  for (const file of await readdir(assets).catch(() => [])) {
    const copy = path.join(earlier, file);
    await copyFile(path.join(assets, file), copy, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await utimes(copy, now, now);
  }
  const oldest = now.getTime() - earlierDays * 24 * 3_600_000;
  for (const file of await readdir(earlier)) {
    const copy = path.join(earlier, file);
    if ((await stat(copy)).mtimeMs < oldest) await rm(copy);
  }
}
