import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCode } from '#app/lib/error-code.ts';
import type { Db } from '#app/store/store.ts';
import { findGameUses } from './game-uses.server.ts';
import { unpackGame } from './unpack-game.server.ts';
import { withoutAccents } from '#app/lib/plain-text.ts';

/*
 * An uploaded game is a folder in `media/games`. The name of the folder consists of the name of the game and a hash of
 * the zip, so another version has another folder, and `arcade:/name-hash/` always leads to the same files.
 */

/** Name of the file that describes a game. It is not served. */
const descriptionName = '.upload.json';
/** Name of the file that marks a game that was once published. */
const publishedName = '.published';
/** Age in milliseconds from which an unused game is removed: a day. */
const keptMs = 24 * 3_600_000;

const descriptionSchema = z.object({
  /** Name that all versions of the game share. */
  series: z.string(),
  files: z.int(),
  bytes: z.number(),
  /** Milliseconds. */
  uploadedAt: z.number(),
  /** Name of the operator. */
  author: z.string(),
});

/** One version of an uploaded game. */
export interface UploadedGame extends z.output<typeof descriptionSchema> {
  /** Name of its folder. The address of the game is `arcade:/slug/`. */
  slug: string;
}

/** Pattern of the names of uploaded games. */
export const gameSlug = /^([a-z0-9]+(?:-[a-z0-9]+)*)-[0-9a-f]{10}$/;

/** Returns the folder of the uploaded games. */
export function gamesFolder(mediaDir: string): string {
  return path.join(mediaDir, 'games');
}

/** Turns a title or file name into the name of a game. */
export function seriesOf(name: string): string {
  const words = withoutAccents(name)
    .toLowerCase()
    .replace(/\.zip$/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join('-').slice(0, 40).replace(/-$/, '') || 'game';
}

export interface NewGame {
  mediaDir: string;
  /** Name that all versions of the game share, as `seriesOf` returns it. */
  series: string;
  author: string;
  /** Milliseconds. */
  now: number;
}

/**
 * Unpacks a zip and stores it as a game. One rename moves all files to their final folder, so no incomplete game is
 * served if the process is killed. The next start removes the leftover files. Throws a GameError.
 */
export async function addGame(
  zip: string,
  { mediaDir, series, author, now }: NewGame,
): Promise<UploadedGame> {
  const slug = `${series}-${await hashFile(zip)}`;
  const folder = path.join(gamesFolder(mediaDir), slug);
  const known = await readGame(mediaDir, slug);
  if (known) return known;
  const staging = path.join(gamesFolder(mediaDir), `.staging-${randomUUID()}`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    const description = { series, ...(await unpackGame(zip, staging)), uploadedAt: now, author };
    await writeFile(path.join(staging, descriptionName), JSON.stringify(description), { mode: 0o600 });
    await rename(staging, folder);
    return { slug, ...description };
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another request may have stored the same zip in the meantime.
    const stored = await readGame(mediaDir, slug);
    if (stored) return stored;
    throw error;
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 10);
}

/** Returns a game, or `null` if no game has this name. */
export async function readGame(mediaDir: string, slug: string): Promise<UploadedGame | null> {
  if (!gameSlug.test(slug)) return null;
  const file = path.join(gamesFolder(mediaDir), slug, descriptionName);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const parsed = descriptionSchema.safeParse(JSON.parse(text));
  return parsed.success ? { slug, ...parsed.data } : null;
}

/** Returns all uploaded games, the latest first. With `series`, only the versions of one game. */
export async function listGames(mediaDir: string, series?: string): Promise<UploadedGame[]> {
  const names = await readdir(gamesFolder(mediaDir)).catch(() => []);
  const games = await Promise.all(names.map((name) => readGame(mediaDir, name)));
  return games
    .filter((game) => game !== null)
    .filter((game) => series === undefined || game.series === series)
    .sort((a, b) => b.uploadedAt - a.uploadedAt);
}

/**
 * Removes the files of a version. The first step is a rename, after which nothing of it is served; the next start
 * removes what a killed process leaves. Returns whether there was such a version.
 */
export async function removeGame(mediaDir: string, slug: string): Promise<boolean> {
  if (!(await readGame(mediaDir, slug))) return false;
  const removed = path.join(gamesFolder(mediaDir), `.staging-${randomUUID()}`);
  try {
    await rename(path.join(gamesFolder(mediaDir), slug), removed);
  } catch (error) {
    // Another request has removed it in the meantime.
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
  await rm(removed, { recursive: true, force: true });
  return true;
}

/**
 * Removes games that are at least a day old and that neither the site nor a draft shows. A game that was once published
 * stays, because an undo can show it again. Returns the number of removed games.
 */
export async function cleanGames(
  db: Db,
  { mediaDir, now }: { mediaDir: string; now: number },
): Promise<number> {
  const games = await listGames(mediaDir);
  const uses = await findGameUses(
    db,
    games.map(({ slug }) => slug),
  );
  let removed = 0;
  for (const [index, { slug, uploadedAt }] of games.entries()) {
    const use = uses[index];
    const published = path.join(gamesFolder(mediaDir), slug, publishedName);
    if (use?.isPublished) await writeFile(published, '', { mode: 0o600 });
    else if (uploadedAt <= now - keptMs && use?.drafts.length === 0) {
      if ((await stat(published).catch(() => null)) !== null) continue;
      if (await removeGame(mediaDir, slug)) removed += 1;
    }
  }
  return removed;
}
