import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder with the sources of the starter content. */
export const contentFolder = path.join(import.meta.dirname, '../..');

/** Returns the value of a JSON file below `content/`. */
export async function readJson<Value>(name: string): Promise<Value> {
  const value: Value = JSON.parse(await readFile(path.join(contentFolder, name), 'utf8'));
  return value;
}

/** Returns the values of the JSON files in a folder of `content/`, in the order of their names. */
export async function readJsonFolder<Value>(folder: string): Promise<Value[]> {
  const names = await readdir(path.join(contentFolder, folder)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(files.map((name) => readJson<Value>(`${folder}/${name}`)));
}
