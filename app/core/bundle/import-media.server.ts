import { readFile } from 'node:fs/promises';
import {
  inspectPicture,
  pictureAllowed,
  PictureError,
  prepareMedia,
  type PrebuiltVariants,
} from '#app/core/media/pipeline.server.ts';
import type { MediaRow } from '#app/core/store/raw-site.ts';
import { isHttpsAddress } from './address-forms.ts';
import type { JsonObject } from './json-source.server.ts';
import { mediaReferences } from './media-references.server.ts';

/** Why a picture cannot be shown, and what would be right. */
export interface MediaProblem {
  problem: string;
  allowed: string;
}

/** Fetches a picture from an https address through the guarded fetch; throws when that fails. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

/** Looks at every picture of a bundle's folder; gives what is wrong, by media path. */
export async function inspectMediaFiles(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  for (const [path, file] of files) {
    try {
      await inspectPicture(await readFile(file));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.set(path, error.message);
    }
  }
  return problems;
}

/** Says for a media path that a bundle names whether it can be shown, from the folder or from the store. */
export function createMediaCheck(
  files: ReadonlyMap<string, string>,
  problems: ReadonlyMap<string, string>,
  stored: ReadonlySet<string>,
): (path: string) => MediaProblem | null {
  return (path) => {
    const problem = problems.get(path);
    if (problem)
      return { problem: `names ${JSON.stringify(path)}, which ${problem}`, allowed: pictureAllowed };
    if (files.has(path) || stored.has(path)) return null;
    return {
      problem: `names ${JSON.stringify(path)}, which is not in the bundle's media folder`,
      allowed: 'a file that is there, or "" for none',
    };
  };
}

/** Https addresses of pictures that a bundle names, each once. */
export function remotePictures(bundle: JsonObject): string[] {
  const addresses = new Set<string>();
  for (const { value } of mediaReferences(bundle, isHttpsAddress)) addresses.add(value);
  return [...addresses];
}

export interface PreparedMedia {
  rows: MediaRow[];
  warnings: string[];
}

/**
 * Prepares the pictures of a bundle's folder and, where there is a fetch, those at https addresses. Files are named by
 * content, so what an import that fails leaves behind is harmless.
 */
export async function prepareBundleMedia(options: {
  files: ReadonlyMap<string, string>;
  problems: ReadonlyMap<string, string>;
  remote: readonly string[];
  mediaDir: string;
  prebuilt?: PrebuiltVariants | undefined;
  fetchPicture?: FetchPicture | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}): Promise<PreparedMedia> {
  const { files, problems, remote, mediaDir, prebuilt, fetchPicture, onProgress } = options;
  const rows: MediaRow[] = [];
  const warnings = [...problems].map(([path, problem]) => `media/${path} ${problem}; it was left out.`);
  const usable = [...files].filter(([path]) => !problems.has(path));
  const total = usable.length + (fetchPicture ? remote.length : 0);
  for (const [path, file] of usable) {
    try {
      rows.push({ path, ...(await prepareMedia(await readFile(file), { mediaDir, prebuilt })) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      warnings.push(`media/${path} ${error.message}; it was left out.`);
    }
    onProgress?.(rows.length, total);
  }
  if (!fetchPicture && remote.length > 0) {
    warnings.push(`${remote.length} pictures stay at the https addresses they have; they were not fetched.`);
  }
  for (const address of fetchPicture ? remote : []) {
    try {
      rows.push({
        path: address,
        ...(await prepareMedia((await fetchPicture?.(address)) ?? new Uint8Array(), { mediaDir })),
      });
    } catch (error) {
      warnings.push(
        `${address} could not be fetched (${error instanceof Error ? error.message : String(error)}); it stays an address.`,
      );
    }
    onProgress?.(rows.length, total);
  }
  return { rows, warnings };
}
