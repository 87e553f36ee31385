import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the installation, which holds the content, the builds and, as a rule, the data. */
export const rootFolder = findRootFolder(import.meta.dirname);

/** Looks upwards: a build lies deeper than the sources. */
function findRootFolder(start: string): string {
  const isRoot = existsSync(path.join(start, 'package.json'));
  const parent = path.dirname(start);
  return isRoot || parent === start ? start : findRootFolder(parent);
}
