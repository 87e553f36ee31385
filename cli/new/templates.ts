import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownValue } from '#app/lib/own-value.ts';
import { RefusedError } from '../command.ts';

/** The texts of files by their path, relative to the folder in which they are written. */
export type PlannedFiles = ReadonlyMap<string, string>;

const ending = '.txt';

/**
 * Fills in the templates of a folder of the checkout at `root`. `{{word}}` in the text or name of a template is
 * replaced by the value of that word.
 */
export async function fillTemplates(
  root: string,
  folder: string,
  values: Readonly<Record<string, string>>,
): Promise<PlannedFiles> {
  const from = path.join(root, 'cli/new/templates', folder);
  if (!existsSync(from)) {
    throw new RefusedError(`${root} is not a checkout of Portico: it has no cli/new/templates.`);
  }
  const files = new Map<string, string>();
  for await (const name of glob(`**/*${ending}`, { cwd: from })) {
    const text = await readFile(path.join(from, name), 'utf8');
    files.set(fill(name.slice(0, -ending.length), values), fill(text, values));
  }
  return files;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (token, word: string) => ownValue(values, word) ?? token);
}

/** Writes new files below a folder. Throws a RefusedError, before it writes anything, if one of them exists. */
export async function writeNewFiles(folder: string, files: PlannedFiles): Promise<void> {
  const existing = [...files.keys()].find((name) => existsSync(path.join(folder, name)));
  if (existing !== undefined) {
    throw new RefusedError(`${path.join(folder, existing)} exists already. Choose another name.`);
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
}
