import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMediaPath } from '#app/domain/address-forms.ts';
import { BundleFaultError } from './fault.ts';
import { findJsonFault } from './find-json-fault.ts';
import { parseJsonSource, type JsonSource } from './json-source.server.ts';

/** A bundle that was read from disk but not checked yet. */
export interface BundleSource {
  json: JsonSource;
  /** Files of the bundle's media folder by media path. Empty for a single JSON file. */
  media: ReadonlyMap<string, string>;
}

/** Thrown when a bundle cannot be read at all. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/**
 * Reads a bundle: one JSON file, or a folder with `site.json` and `media/`. Throws SourceError if there is none, and
 * BundleFaultError if the text is not JSON.
 */
export async function readBundleSource(source: string): Promise<BundleSource> {
  const found = await stat(source).catch(() => null);
  if (!found) throw new SourceError(`${source} does not exist; give a bundle's JSON file or folder.`);
  const file = found.isDirectory() ? path.join(source, 'site.json') : source;
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new SourceError(
      `${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
      {
        cause: error,
      },
    );
  });
  const media = found.isDirectory()
    ? await listMediaFiles(path.join(source, 'media'))
    : new Map<string, string>();
  return { json: parseBundleText(bytes), media };
}

/** Parses the bytes of a bundle. Throws BundleFaultError. */
export function parseBundleText(bytes: Uint8Array): JsonSource {
  const refuse = (problem: string, position = '') =>
    new BundleFaultError([{ path: position, problem, allowed: 'a JSON text in UTF-8' }]);
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parseJsonSource(text);
  } catch (error) {
    if (error instanceof TypeError) throw refuse('is not UTF-8');
    const fault = error instanceof SyntaxError ? findJsonFault(text) : null;
    if (!fault) throw refuse('is nested too deeply or too long');
    throw refuse(fault.isCutOff ? 'the text is cut off' : 'is not JSON', fault.position);
  }
}

async function listMediaFiles(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (!(await lstat(folder).catch(() => null))) return files;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const mediaPath = path.relative(folder, file).split(path.sep).join('/');
    if (entry.isFile() && isMediaPath(mediaPath) && !/(?:^|\/)\./.test(mediaPath)) files.set(mediaPath, file);
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
