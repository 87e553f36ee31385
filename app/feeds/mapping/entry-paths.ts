import { textsAt } from './read-path.ts';

/** The path of a value that entries contain, with examples. */
export interface EntryPath {
  path: string;
  /** One value from each of the first entries that have the path. */
  samples: string[];
}

/** Number of entries that are read. */
const sampledEntries = 20;
const maxPaths = 200;
const deepest = 5;

/** Lists at most 200 paths of simple values in the first entries, in the order of the document. */
export function listEntryPaths(entries: readonly unknown[]): EntryPath[] {
  const sampled = entries.slice(0, sampledEntries);
  const paths = new Set<string>();
  for (const entry of sampled) addPaths(entry, '', deepest, paths);
  return [...paths].flatMap((path) => {
    const samples = sampled.flatMap((entry) => textsAt(entry, path, 1)).filter((text) => text.trim() !== '');
    return samples.length > 0 ? [{ path, samples }] : [];
  });
}

function addPaths(value: unknown, path: string, depth: number, paths: Set<string>): void {
  if (paths.size >= maxPaths || depth < 0) return;
  if (typeof value !== 'object' || value === null) {
    if (path !== '') paths.add(path);
    return;
  }
  if (Array.isArray(value)) {
    for (const one of value.slice(0, sampledEntries)) {
      if (!Array.isArray(one)) addPaths(one, path, depth - 1, paths);
    }
    return;
  }
  // The text of an XML element is found under the name of the element.
  for (const [name, inner] of Object.entries(value)) {
    addPaths(inner, name === '#text' ? path : path === '' ? name : `${path}.${name}`, depth - 1, paths);
  }
}
