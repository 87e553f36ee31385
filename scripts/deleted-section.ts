import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Whether a path leads into the folder of a vertical, or of the Studio, that has been deleted. */
export function isOfDeletedSection(file: string): boolean {
  const [folder] = /^(?:app\/verticals\/[\w-]+|studio)(?=\/|$)/.exec(file) ?? [];
  return folder !== undefined && !existsSync(path.join(root, folder));
}
