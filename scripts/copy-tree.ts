import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies the files that git tracks or would add into a new temporary folder, with a link to the installed packages.
 * Returns the folder.
 */
export async function copyTree(root: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-copy-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const name of list.toString().split('\0').filter(Boolean)) {
    if (existsSync(path.join(root, name))) await cp(path.join(root, name), path.join(folder, name));
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
