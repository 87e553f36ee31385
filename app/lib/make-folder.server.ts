import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its missing parents. Node's `mkdir` with `recursive` never returns if the file system answers
 * ENOENT although the parent exists, as /proc does. This function throws that error instead.
 */
export function makeFolder(folder: string, mode?: number): void {
  const missing: string[] = [];
  let at = path.resolve(folder);
  while (!isFolder(at)) {
    missing.push(at);
    at = path.dirname(at);
  }
  for (const each of missing.toReversed()) {
    try {
      mkdirSync(each, { mode });
    } catch (error) {
      // Another process may have created the folder in the meantime.
      if (!isFolder(each)) throw error;
    }
  }
}

function isFolder(at: string): boolean {
  try {
    return statSync(at).isDirectory();
  } catch (error) {
    // The root has no parent. Without this condition, `makeFolder` would loop forever if the root cannot be read.
    if (path.dirname(at) === at) throw error;
    return false;
  }
}
