import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and the missing ones above it. Node's `mkdir` with `recursive` never returns where the file system
 * answers ENOENT although the folder above exists, as /proc does; this throws that error instead.
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
      // Another process may have made it meanwhile.
      if (!isFolder(each)) throw error;
    }
  }
}

function isFolder(at: string): boolean {
  try {
    return statSync(at).isDirectory();
  } catch (error) {
    // The root always exists: without this the loop above would not end.
    if (path.dirname(at) === at) throw error;
    return false;
  }
}
