import { randomUUID } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { preparedFiles } from '@portico/shared/prepared-files';
import { restingFile } from './inspect-backup.server.ts';

/**
 * Names of prepared pictures and originals. They contain the hash of the content, so an existing file never changes.
 */
const pictureName = /^[0-9a-f]{16}(?:-[1-9]\d{0,4}\.(?:avif|webp))?$/;

/** Names of the folders of uploaded games, which end in the hash of their zip. */
const gameName = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{10}$/;

/**
 * Copies pictures and games from one media folder to another. Skips those that the target contains. A game counts as
 * one file. Returns the number of copied files (`copied`) and of all files (`files`).
 */
export async function copyMedia(from: string, to: string): Promise<{ copied: number; files: number }> {
  const total = { copied: 0, files: 0 };
  for (const part of ['', 'originals']) {
    const source = path.join(from, part);
    const target = path.join(to, part);
    const names = (await readdir(source).catch(() => [])).filter((name) => pictureName.test(name));
    if (names.length > 0) await mkdir(target, { recursive: true });
    for (const name of names) {
      total.files += 1;
      if (await copyMissing(path.join(source, name), path.join(target, name))) total.copied += 1;
    }
  }
  const games = await readdir(path.join(from, 'games')).catch(() => []);
  for (const name of games.filter((one) => gameName.test(one))) {
    total.files += 1;
    if (await copyGame(path.join(from, 'games', name), path.join(to, 'games', name))) total.copied += 1;
  }
  return total;
}

/**
 * Copies the folder of an uploaded game. Skips a folder that exists, because folders with the same name contain the
 * same files. Returns whether the folder was copied.
 */
async function copyGame(source: string, target: string): Promise<boolean> {
  if ((await stat(target).catch(() => null)) !== null) return false;
  const unfinished = path.join(path.dirname(target), `.staging-${randomUUID()}`);
  try {
    await cp(source, unfinished, { recursive: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return true;
}

/** Counts the pictures of a store's file for which the media folder lacks at least one prepared file. */
export async function countLostPictures(file: string, mediaDir: string): Promise<number> {
  const there = new Set(await readdir(mediaDir).catch(() => []));
  const database = new DatabaseSync(restingFile(file), { readOnly: true });
  try {
    let lost = 0;
    for (const { hash, widths } of database.prepare('select hash, widths from media').iterate()) {
      const picture = { hash: String(hash), widths: JSON.parse(String(widths)) as number[] };
      if (!preparedFiles(picture).every((name) => there.has(name))) lost += 1;
    }
    return lost;
  } finally {
    database.close();
  }
}

/**
 * Copies a file that never changes, unless the target exists with the same size. A killed process can leave a
 * shorter target. Returns whether the file was copied.
 */
export async function copyMissing(source: string, target: string): Promise<boolean> {
  const [original, existing] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  if (existing?.size === original.size) return false;
  await copyWhole(source, target);
  return true;
}

/** Copies a file so that the target is never incomplete. */
export async function copyWhole(source: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await copyFile(source, unfinished);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
