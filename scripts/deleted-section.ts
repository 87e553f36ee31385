import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Whether a file is in the folder of a vertical, or in that of the Studio, and this folder does not exist. */
export function isOfDeletedSection(file: string): boolean {
  const [folder] = /^(?:app\/verticals\/[\w-]+|studio)(?=\/|$)/.exec(file) ?? [];
  return folder !== undefined && !existsSync(path.join(root, folder));
}
