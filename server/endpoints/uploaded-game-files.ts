import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { gameSlug } from '#app/media/uploaded-games.server.ts';
import { mediaType, type StaticFile } from './static-files.ts';

/** Matches the path of a file of an uploaded game: the game, then names that do not begin with a dot. */
const gamePath = /^\/([^/]+)((?:\/[^/.][^/]*)*\/?)$/;

/**
 * Finds the file of an uploaded game by the path of a request. Games can be uploaded by another process at any time, so
 * each request looks at the disk. Returns `folder` if the path is that of a game without its final slash.
 */
export async function findGameFile(folder: string, requested: string): Promise<StaticFile | 'folder' | null> {
  const [, slug = '', rest = ''] = gamePath.exec(decode(requested)) ?? [];
  if (!gameSlug.test(slug) || /[\\\0]/.test(rest) || rest === '') {
    return gameSlug.test(slug) && rest === '' && (await isFile(path.join(folder, slug, 'index.html')))
      ? 'folder'
      : null;
  }
  const file = path.join(folder, slug, rest.endsWith('/') ? `${rest}index.html` : rest);
  const found = await lstat(file).catch(() => null);
  if (!found?.isFile()) return null;
  return {
    path: file,
    bytes: found.size,
    type: mediaType(file),
    tag: `"${slug}-${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
    compressed: {},
  };
}

async function isFile(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => null))?.isFile() ?? false;
}

function decode(requested: string): string {
  try {
    return decodeURIComponent(requested);
  } catch {
    return '';
  }
}
