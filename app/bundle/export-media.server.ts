import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isMediaPath } from '#app/domain/address-forms.ts';
import { errorCode } from '#app/lib/error-code.ts';
import { originalFile } from '#app/media/pipeline.server.ts';
import { readMediaFiles } from '#app/store/media-files.server.ts';
import type { Store } from '#app/store/store.ts';

/**
 * Copies the pictures of the store into a bundle's media folder and returns their number. Missing originals are
 * skipped. Other errors end the copy, such as a full disk.
 */
export async function copyOriginals(store: Store, mediaDir: string, folder: string): Promise<number> {
  let count = 0;
  for (const { path: mediaPath, hash } of await readMediaFiles(store.db)) {
    if (!isMediaPath(mediaPath)) continue;
    const target = path.join(folder, mediaPath);
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await copyFile(originalFile(mediaDir, hash), target);
      count += 1;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  return count;
}
