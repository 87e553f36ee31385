import { open, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { hashPicture } from '@portico/shared/picture-hash';
import type { MediaFile } from '#app/domain/media-file.ts';
import type { MediaRow } from '#app/store/raw-site.ts';
import type { Db } from '#app/store/store.ts';
import { addUpload, type Upload } from '#app/store/uploads.server.ts';
import {
  inspectPicture,
  maxPictureBytes,
  openPicture,
  originalFile,
  PictureError,
  prepareMedia,
  readPixels,
} from './pipeline.server.ts';

/** Size limit of an uploaded picture, in bytes. */
export const maxUploadBytes = 20 * 1024 * 1024;

/** Longest side of the stored picture, in pixels. Pages show at most 1280 pixels. */
const longestSide = 4_096;

/** A rectangular part of a picture, in pixels. */
export interface CropArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where uploads are stored. */
export interface UploadTarget {
  db: Db;
  /** Folder of prepared pictures. */
  mediaDir: string;
  /** Unix milliseconds. */
  now: number;
}

/**
 * Writes a stream to a temporary file in a folder. Returns its path. The name ends in `.part`, so the next start
 * removes the file if the process is killed. Removes the file if the stream fails.
 */
export async function receiveFile(body: AsyncIterable<Uint8Array>, folder: string): Promise<string> {
  const file = path.join(folder, `upload.${randomUUID()}.part`);
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of body) await handle.writeFile(chunk);
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * Stores the picture of an upload and prepares its sizes. The picture is encoded again, so that the metadata of the
 * file, such as the location of a photo, is not stored. Throws PictureError if the picture is not usable.
 */
export async function addPicture(bytes: Uint8Array, target: UploadTarget): Promise<Upload> {
  await inspectPicture(bytes, { maxBytes: maxUploadBytes });
  return store(await encode(bytes), target, '');
}

/** Stores a part of a picture as an upload. Throws a RangeError if the part is not inside the picture. */
export async function cropPicture(picture: MediaRow, area: CropArea, target: UploadTarget): Promise<Upload> {
  const { left, top, width, height } = area;
  const isInside = left + width <= picture.width && top + height <= picture.height;
  if (!isInside) throw new RangeError('The part is not inside the picture.');
  const bytes = await readFile(originalFile(target.mediaDir, picture.hash));
  return store(await encode(bytes, area), target, picture.path);
}

async function store(bytes: Buffer, { db, mediaDir, now }: UploadTarget, uncropped: string): Promise<Upload> {
  const describe = (file: MediaFile) => ({ path: `uploads/${hashPicture(bytes)}.webp`, ...file, uncropped });
  // The row comes before the files, so that `cleanUploads` finds the files that a killed process leaves.
  const onDescribed = (file: MediaFile) => addUpload(db, describe(file), now);
  return describe(await prepareMedia(bytes, { mediaDir, onDescribed }));
}

/**
 * Encodes a picture as webp: a png or gif without loss if the result is not too large, other pictures with little loss.
 * Keeps only the first image of an animation.
 */
async function encode(bytes: Uint8Array, area?: CropArea): Promise<Buffer> {
  const picture = openPicture(bytes).autoOrient();
  const part = area ? picture.extract(area) : picture;
  const { format } = await readPixels(() => openPicture(bytes).metadata());
  const pixels = part
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'png' || format === 'gif') {
    const exact = await readPixels(() => pixels.clone().webp({ lossless: true, effort: 2 }).toBuffer());
    if (exact.length <= maxPictureBytes) return exact;
  }
  const encoded = await readPixels(() => pixels.webp({ quality: 92, effort: 3 }).toBuffer());
  if (encoded.length > maxPictureBytes) throw new PictureError('is too large when it is stored', 'bytes');
  return encoded;
}
