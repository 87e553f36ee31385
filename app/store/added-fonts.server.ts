import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#app/lib/error-code.ts';
import { copyWhole } from './media-copies.server.ts';

/** Returns the folder in which operators install further fonts for share pictures, as npm packages. */
export function addedFontsFolder(dataDir: string): string {
  return path.join(dataDir, 'fonts');
}

/**
 * Copies the added fonts from one data folder or backup to another. Files with the same content are left as they are,
 * and nothing is deleted. Returns the number of copied files (`copied`) and of all files (`files`).
 */
export async function copyAddedFonts(from: string, to: string): Promise<{ copied: number; files: number }> {
  const [folder, targetFolder] = [addedFontsFolder(from), addedFontsFolder(to)];
  const total = { copied: 0, files: 0 };
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(targetFolder, path.relative(folder, source));
    total.files += 1;
    const [bytes, existing] = await Promise.all([readFile(source), readFile(target).catch(() => null)]);
    if (existing?.equals(bytes)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyWhole(source, target);
    total.copied += 1;
  }
  return total;
}
