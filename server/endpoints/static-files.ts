import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { BoundedCache } from '#server/pages/bounded-cache.ts';
import type { Encoding } from '#server/pages/encoding.ts';

/** Bytes on disk that do not change while the process runs. */
export interface StoredBytes {
  path: string;
  bytes: number;
}

/** A file that is served unchanged. */
export interface StaticFile extends StoredBytes {
  type: string;
  tag: string;
  /** Compressed versions of the file, produced by the build. */
  compressed: Partial<Record<Encoding, StoredBytes>>;
}

const types: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.css', 'text/css; charset=utf-8'],
  ['.gif', 'image/gif'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.mp3', 'audio/mpeg'],
  ['.mp4', 'video/mp4'],
  ['.ogg', 'audio/ogg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.wav', 'audio/wav'],
  ['.webm', 'video/webm'],
  ['.webmanifest', 'application/manifest+json'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml'],
]);

/** Returns the media type of a file, which depends on its name. */
export function mediaType(name: string): string {
  return types.get(path.extname(name).toLowerCase()) ?? 'application/octet-stream';
}

/**
 * Lists the files of a folder by the path under which they are served. Files that are not in the list are not served,
 * so no address can leave the folder. A missing folder counts as empty. If the folder is a link, it is resolved now and
 * not when a file is read, because the next build may change the link.
 */
export async function listStaticFiles(given: string): Promise<Map<string, StaticFile>> {
  const folder = await realpath(given).catch(() => given);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, StaticFile>();
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  for (const file of names) {
    const original = file.replace(/\.(?:br|gz)$/, '');
    if (original !== file && names.has(original)) continue;
    const { size, mtimeMs } = await stat(file);
    files.set(`/${path.relative(folder, file).split(path.sep).join('/')}`, {
      path: file,
      bytes: size,
      type: mediaType(file),
      tag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      compressed: {
        ...(names.has(`${file}.br`) && { br: await measure(`${file}.br`) }),
        ...(names.has(`${file}.gz`) && { gzip: await measure(`${file}.gz`) }),
      },
    });
  }
  return files;
}

async function measure(file: string): Promise<StoredBytes> {
  return { path: file, bytes: (await stat(file)).size };
}

const contents = new BoundedCache<{ bytes: number; body: Buffer<ArrayBuffer> }>(64 * 2 ** 20);

/** Reads a file that never changes. The most requested files are cached in memory. */
export async function readUnchanging(file: string): Promise<Buffer<ArrayBuffer>> {
  const known = contents.get(file);
  if (known) return known.body;
  const body = await readFile(file);
  contents.set(file, { bytes: body.length, body });
  return body;
}

/**
 * Lists the files of the client build of a release, and the hashed files of earlier builds that open tabs still request
 * (spec SERVE-14). The hashed files of the release are read from their copies in the folder `kept`, because later
 * builds delete the release.
 */
export async function listClientFiles(folders: {
  release: string;
  /** The folder in which builds keep the hashed files of every release for a week. */
  kept: string;
}): Promise<Map<string, StaticFile>> {
  const [kept, own] = await Promise.all([
    listStaticFiles(folders.kept),
    listStaticFiles(path.join(folders.release, 'client')),
  ]);
  return new Map([...own, ...kept]);
}
