import { phrase } from '#app/lib/phrase.ts';
import {
  inspectPicture,
  pictureAllowed,
  PictureError,
  prepareMedia,
  readPicture,
  type PrebuiltVariants,
} from '#app/media/pipeline.server.ts';
import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { fetchPictures, type FailedPicture } from '#app/media/fetch-pictures.server.ts';
import type { MediaRow } from '#app/store/raw-site.ts';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { formatPath, type PathPart } from '#app/bundle/fault.ts';
import type { JsonObject } from '#app/lib/json.ts';
import { mediaReferences } from '#app/bundle/media-references.server.ts';

/** Why a picture cannot be shown, and what is allowed instead. Both are encoded phrases. */
export interface MediaProblem {
  problem: string;
  allowed: string;
}

/** Inspects every picture of a bundle's folder. Returns the problems by media path. */
export async function inspectMediaFiles(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  for (const [path, file] of files) {
    try {
      await inspectPicture(await readPicture(file));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.set(path, error.message);
    }
  }
  return problems;
}

/**
 * Creates a function that returns the problem of the picture at a media path, or `null` if the folder or the store
 * contains a usable picture.
 */
export function createMediaCheck(
  files: ReadonlyMap<string, string>,
  problems: ReadonlyMap<string, string>,
  stored: ReadonlySet<string>,
): (path: string) => MediaProblem | null {
  return (path) => {
    const problem = problems.get(path);
    if (problem)
      return {
        problem: phrase('names {name}, which {problem}', { name: JSON.stringify(path), problem }),
        allowed: pictureAllowed,
      };
    if (files.has(path) || stored.has(path)) return null;
    return {
      problem: phrase('names {name}, which is not in the bundle’s media folder', {
        name: JSON.stringify(path),
      }),
      allowed: phrase('an existing file, or "" for none'),
    };
  };
}

/** A picture at an https address that a bundle refers to. */
export interface RemotePicture {
  address: string;
  /** JSON path of the first reference. */
  path: string;
  /** Number of references. */
  places: number;
}

/** A picture that was not fetched. Its reference still points to the remote address. */
export interface UnfetchedPicture extends RemotePicture, FailedPicture {}

/** The result of fetching pictures at https addresses. Pictures that were already in the store do not count. */
export interface RemotePictures {
  wanted: number;
  fetched: number;
  failed: UnfetchedPicture[];
}

/** Lists the pictures at https addresses that a bundle refers to, without duplicates. */
export function remotePictures(bundle: JsonObject): RemotePicture[] {
  const pictures = new Map<string, { path: readonly PathPart[]; places: number }>();
  for (const { path, value } of mediaReferences(bundle, isHttpsAddress)) {
    const known = pictures.get(value);
    if (known) known.places += 1;
    else pictures.set(value, { path, places: 1 });
  }
  return Array.from(pictures, ([address, { path, places }]) => ({ address, path: formatPath(path), places }));
}

export interface PreparedMedia {
  rows: MediaRow[];
  warnings: string[];
  remote: RemotePictures;
}

export interface PrepareMediaOptions {
  files: ReadonlyMap<string, string>;
  problems: ReadonlyMap<string, string>;
  remote: readonly RemotePicture[];
  mediaDir: string;
  prebuilt?: PrebuiltVariants | undefined;
  /** Fetches pictures at https addresses. If it is not set, they are not fetched. */
  fetch?: Pick<GuardedFetch, 'get'> | undefined;
  onProgress?: ((done: number, total: number, failed: number) => void) | undefined;
}

/**
 * Prepares the pictures of a bundle's folder and, if fetching is enabled, those at https addresses. File names are
 * derived from the content, so files that a failed import leaves behind are harmless.
 */
export async function prepareBundleMedia(options: PrepareMediaOptions): Promise<PreparedMedia> {
  const { files, problems, remote, mediaDir, prebuilt, fetch, onProgress } = options;
  const rows: MediaRow[] = [];
  const warnings = [...problems].map(([path, problem]) => `media/${path} ${problem}; it was left out.`);
  const total = files.size + (fetch ? remote.length : 0);
  let done = problems.size;
  for (const [path, file] of files) {
    if (problems.has(path)) continue;
    try {
      rows.push({ path, ...(await prepareMedia(await readPicture(file), { mediaDir, prebuilt })) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      warnings.push(`media/${path} ${error.message}; it was left out.`);
    }
    done += 1;
    onProgress?.(done, total, warnings.length);
  }
  if (!fetch) {
    if (remote.length > 0) warnings.push(describeLeft(remote.length));
    return { rows, warnings, remote: { wanted: remote.length, fetched: 0, failed: [] } };
  }
  const byAddress = new Map(remote.map((picture) => [picture.address, picture]));
  const failedFiles = warnings.length;
  const found = await fetchPictures([...byAddress.keys()], {
    fetch,
    mediaDir,
    onProgress: (fetched, _total, failed) => onProgress?.(done + fetched, total, failedFiles + failed),
  });
  const failed = found.failed.map((failure) => ({
    path: '',
    places: 1,
    ...byAddress.get(failure.address),
    ...failure,
  }));
  return {
    rows: [...rows, ...found.rows],
    warnings,
    remote: { wanted: remote.length, fetched: found.rows.length, failed },
  };
}

function describeLeft(count: number): string {
  return count === 1
    ? 'One picture stays at its https address; it was not fetched.'
    : `${count} pictures stay at their https addresses; they were not fetched.`;
}
