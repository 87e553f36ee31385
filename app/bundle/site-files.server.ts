import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Files that come with the portal and that a bundle can name. */
export interface SiteFiles {
  /** Slugs of the first-party games, in order. */
  arcadeGames: readonly string[];
  /**
   * Whether an operator has uploaded a game with this name. Reads the disk at each call, because a game can be uploaded
   * at any time.
   */
  isUploadedGame: (slug: string) => boolean;
  /** Addresses of the portal's own files, such as `/previews/gem.webm`. */
  files: ReadonlySet<string>;
}

/**
 * Lists the games and files of a portal. `root` may contain its build, its sources or both. Games that operators have
 * uploaded are in `mediaDir`.
 */
export async function readSiteFiles(root: string, mediaDir?: string): Promise<SiteFiles> {
  const games = new Set<string>();
  for (const folder of ['build/arcade', 'arcade']) {
    for (const file of await listFiles(path.join(root, folder), 1)) {
      const slug = /^\/([^/]+)\/index\.html$/.exec(file)?.[1];
      if (slug !== undefined) games.add(slug);
    }
  }
  const files = new Set<string>();
  for (const folder of ['build/client', 'public']) {
    for (const file of await listFiles(path.join(root, folder), 8)) files.add(file);
  }
  const isUploadedGame = (slug: string) =>
    mediaDir !== undefined && existsSync(path.join(mediaDir, 'games', slug));
  return { arcadeGames: [...games].sort(), isUploadedGame, files };
}

/** Returns the addresses of a folder's files, down to a limited depth. Returns none if the folder does not exist. */
async function listFiles(folder: string, depth: number, prefix = ''): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const name = `${prefix}/${entry.name}`;
      if (entry.isFile()) return [name];
      return entry.isDirectory() && depth > 0
        ? listFiles(path.join(folder, entry.name), depth - 1, name)
        : [];
    }),
  );
  return lists.flat();
}
