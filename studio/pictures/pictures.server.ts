import { readFile, rm } from 'node:fs/promises';
import { data } from 'react-router';
import { plainWidths } from '@portico/shared/prepared-files';
import { PictureError } from '#app/media/pipeline.server.ts';
import {
  addPicture,
  cropPicture,
  maxUploadBytes,
  receiveFile,
  type CropArea,
} from '#app/media/uploaded-pictures.server.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { isDiskFull } from '#app/store/disk-full.server.ts';
import { readMediaFilesAt } from '#app/store/media-files.server.ts';
import { readUploadsAt, type Upload } from '#app/store/uploads.server.ts';
import { BodyError } from '../server/body.ts';
import type { PictureFault, StoredPicture } from './stored-picture.ts';

/** Content types that may be fetched from an address. */
const pictureTypes = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif'];

type Services = Pick<Platform, 'store' | 'mediaDir' | 'clock' | 'environment' | 'network'>;

let last: Promise<unknown> = Promise.resolve();

/** Runs one task at a time, because preparing a picture takes much memory and processor time. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => null);
  return result;
}

/** Receives a picture and stores it. Throws an answer that names the fault if it is refused. */
export function uploadPicture(site: Services, { body }: Pick<Request, 'body'>): Promise<StoredPicture> {
  return explained(async () => {
    const file = await receiveFile(body ?? new ReadableStream(), site.mediaDir);
    try {
      const upload = await inTurn(async () => addPicture(await readFile(file), targetOf(site)));
      return describePicture(site, upload);
    } finally {
      await rm(file, { force: true });
    }
  });
}

/** Fetches a picture from an https address and stores it like an upload. */
export function fetchPicture(site: Services, address: string): Promise<StoredPicture> {
  return explained(async () => {
    const { bytes } = await site.network.get(address, { accept: pictureTypes, maxBytes: maxUploadBytes });
    const upload = await inTurn(() => addPicture(bytes ?? new Uint8Array(), targetOf(site)));
    return describePicture(site, upload);
  });
}

/** Stores a part of a picture as an upload. */
export function cropStoredPicture(site: Services, path: string, area: CropArea): Promise<StoredPicture> {
  return explained(async () => {
    const [picture] = await readPictures(site, [path]);
    if (!picture) throw refuse('gone');
    return describePicture(site, await inTurn(() => cropPicture(picture, area, targetOf(site))));
  });
}

/** Returns the pictures at media paths, by path. Paths without a picture are missing. */
export async function describePictures(
  site: Pick<Platform, 'store' | 'environment'>,
  paths: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const found = await readPictures(
    site,
    [...new Set(paths)].filter((path) => path !== ''),
  );
  return new Map(found.map((picture) => [picture.path, describePicture(site, picture)]));
}

async function readPictures({ store }: Pick<Platform, 'store'>, paths: readonly string[]): Promise<Upload[]> {
  const published = await readMediaFilesAt(store.db, paths);
  const uploads = await readUploadsAt(store.db, paths);
  const uploaded = new Set(uploads.map(({ path }) => path));
  return [
    ...uploads,
    ...published.filter(({ path }) => !uploaded.has(path)).map((row) => ({ ...row, uncropped: '' })),
  ];
}

function targetOf({ store, mediaDir, clock }: Services) {
  return { db: store.db, mediaDir, now: clock.now() };
}

function describePicture({ environment }: Pick<Platform, 'environment'>, upload: Upload): StoredPicture {
  const { path, hash, width, height, color, widths, uncropped } = upload;
  const [small = width, large = small] = plainWidths(widths);
  const addressOf = (size: number) => `${localAddress(environment)}/media/${hash}-${size}.webp`;
  return { path, src: addressOf(small), large: addressOf(large), width, height, color, uncropped };
}

/** Turns the errors of refused pictures into answers. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureError) throw refuse(error.fault);
    if (error instanceof BodyError) throw refuse(error.fault === 'too-large' ? 'bytes' : 'network');
    if (error instanceof RangeError) throw refuse('gone');
    // The error class of the portal's build is not the one of the Studio's build, so `instanceof` would not match.
    if (error instanceof Error && error.name === GuardedFetchError.name) throw refuse('address');
    if (isDiskFull(error)) throw refuse('disk-full', 507);
    throw error;
  }
}

function refuse(fault: PictureFault, status = 422) {
  return data({ fault }, { status: fault === 'bytes' ? 413 : status });
}
