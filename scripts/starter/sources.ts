import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the starter's sources. */
export const contentFolder = path.join(import.meta.dirname, '../../content');

/** The value of a JSON file below `content/`. */
export async function readJson<Value>(name: string): Promise<Value> {
  const value: Value = JSON.parse(await readFile(path.join(contentFolder, name), 'utf8'));
  return value;
}

/** The values of every JSON file in a folder of `content/`, by file name. */
export async function readJsonFolder<Value>(folder: string): Promise<Value[]> {
  const names = await readdir(path.join(contentFolder, folder)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(files.map((name) => readJson<Value>(`${folder}/${name}`)));
}
