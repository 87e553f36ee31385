import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the installation, which contains the content, the builds and usually the data. */
export const rootFolder = findRootFolder(import.meta.dirname);

/** Searches upwards, because a build is deeper in the tree than the sources. */
function findRootFolder(start: string): string {
  const isRoot = existsSync(path.join(start, 'package.json'));
  const parent = path.dirname(start);
  return isRoot || parent === start ? start : findRootFolder(parent);
}
