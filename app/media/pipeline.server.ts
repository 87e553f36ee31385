import { phrase } from '#app/lib/phrase.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { hashPicture } from '@portico/shared/picture-hash';
import { preparedFiles } from '@portico/shared/prepared-files';
import type { MediaFile } from '#app/domain/media-file.ts';
import { copyMissing } from '#app/store/media-copies.server.ts';

/** Widths in which pictures are prepared, up to the width of the original. */
export const preparedWidths = [160, 240, 320, 640, 1280] as const;

export const maxPictureBytes = 12 * 1024 * 1024;
export const maxPixels = 40_000_000;

/** Describes the formats and sizes that a picture may have. */
export const pictureAllowed = phrase(
  'a png, jpeg, webp, avif or gif picture of at most {size} MB and {pixels} megapixels',
  { size: maxPictureBytes / 1024 / 1024, pixels: maxPixels / 1e6 },
);

/** Why a file is not a usable picture. */
export type PictureFault = 'format' | 'bytes' | 'pixels' | 'damaged';

/** A file that is not a usable picture. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(message: string, fault: PictureFault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/**
 * Pictures that were prepared ahead of time: a folder with their files, and the data of each picture. If a picture
 * itself serves as its widest webp file, the folder does not contain that file.
 */
export interface PrebuiltVariants {
  folder: string;
  files: ReadonlyMap<string, MediaFile>;
}

export interface PrepareOptions {
  /** The folder that is served under `/media/`. It also contains the originals, so that an export can return them. */
  mediaDir: string;
  prebuilt?: PrebuiltVariants | undefined;
  /** Called with the data of a picture before its first file is written. Not called for prebuilt pictures. */
  onDescribed?: ((file: MediaFile) => Promise<void>) | undefined;
}

/** Reads the `index.json` of a folder of prepared pictures. */
export async function readPrebuiltVariants(folder: string): Promise<PrebuiltVariants> {
  const text = await readFile(path.join(folder, 'index.json'), 'utf8');
  const index: Record<string, Omit<MediaFile, 'hash'>> = JSON.parse(text);
  return {
    folder,
    files: new Map(Object.entries(index).map(([hash, file]) => [hash, { hash, ...file }])),
  };
}

/** Returns the path of a picture's original. */
export function originalFile(mediaDir: string, hash: string): string {
  return path.join(mediaDir, 'originals', hash);
}

/** Reads the file of a picture. If the file is too large, throws a PictureError without reading it. */
export async function readPicture(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > maxPictureBytes) throw tooLarge(size);
  return readFile(file);
}

function tooLarge(bytes: number): PictureError {
  return new PictureError(`has ${(bytes / 1024 / 1024).toFixed(1)} MB`, 'bytes');
}

/** Reads a picture's size without preparing it. Throws PictureError if it is not usable. */
export async function inspectPicture(
  bytes: Uint8Array,
  { maxBytes = maxPictureBytes } = {},
): Promise<{ width: number; height: number }> {
  if (bytes.length > maxBytes) throw tooLarge(bytes.length);
  if (!hasPictureSignature(bytes)) throw new PictureError('is not a picture of a known format', 'format');
  const { autoOrient } = await readPixels(() => openPicture(bytes).metadata());
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Prepares a picture: webp and avif files in each width, average colour, thumbhash, and the original. Existing files
 * stay. Throws PictureError if it is not usable.
 */
export async function prepareMedia(bytes: Uint8Array, options: PrepareOptions): Promise<MediaFile> {
  const { mediaDir, prebuilt, onDescribed } = options;
  const hash = hashPicture(bytes);
  await mkdir(path.join(mediaDir, 'originals'), { recursive: true });
  const known = prebuilt?.files.get(hash);
  if (prebuilt && known) {
    await storeOriginal(bytes, mediaDir, hash);
    await copyFiles(known, prebuilt.folder, mediaDir);
    return known;
  }
  const size = await inspectPicture(bytes);
  const widths: number[] = preparedWidths.filter((width) => width <= size.width);
  const file: MediaFile = {
    hash,
    ...size,
    ...(await summarise(bytes)),
    widths: widths.length > 0 ? widths : [size.width],
  };
  await onDescribed?.(file);
  for (const name of preparedFiles(file)) await writePrepared(bytes, name, mediaDir);
  await storeOriginal(bytes, mediaDir, hash);
  return file;
}

/** Opens a picture with the limits that apply to all pictures. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
}

/** Runs `work` and converts its errors into a PictureError. */
export async function readPixels<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new PictureError(
      isTooLarge ? 'has too many pixels' : 'is damaged',
      isTooLarge ? 'pixels' : 'damaged',
      { cause: error },
    );
  }
}

/**
 * Whether the file begins like a picture of an allowed format. Files of other formats, above all SVG, never reach their
 * decoders.
 */
function hasPictureSignature(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16));
  const text = start.toString('latin1');
  return (
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('GIF87a') ||
    text.startsWith('GIF89a') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    ['ftypavif', 'ftypavis'].includes(text.slice(4, 12))
  );
}

async function summarise(bytes: Uint8Array): Promise<Pick<MediaFile, 'color' | 'thumbhash'>> {
  const { data, info } = await readPixels(() =>
    openPicture(bytes)
      .autoOrient()
      .resize(100, 100, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { color: averageColor(data), thumbhash };
}

/** Returns the average colour of RGBA pixels, weighted by their opacity. */
function averageColor(pixels: Uint8Array): string {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
  }
  const hex = sum.map((value) =>
    Math.round(value / Math.max(1, weight))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Writes the prepared file `{hash}-{width}.{format}` unless it exists. */
async function writePrepared(bytes: Uint8Array, name: string, mediaDir: string): Promise<void> {
  const target = path.join(mediaDir, name);
  if (await exists(target)) return;
  const [, width, format] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
  const resized = openPicture(bytes).autoOrient().resize(Number(width));
  const encoded =
    format === 'avif' ? resized.avif({ quality: 50, effort: 4 }) : resized.webp({ quality: 74 });
  await writeWhole(target, await readPixels(() => encoded.toBuffer()));
}

async function copyFiles(file: MediaFile, folder: string, mediaDir: string): Promise<void> {
  for (const name of preparedFiles(file)) {
    const prepared = path.join(folder, name);
    const source = (await exists(prepared)) ? prepared : originalFile(mediaDir, file.hash);
    await copyMissing(source, path.join(mediaDir, name));
  }
}

async function storeOriginal(bytes: Uint8Array, mediaDir: string, hash: string): Promise<void> {
  const target = originalFile(mediaDir, hash);
  if (!(await exists(target))) await writeWhole(target, bytes);
}

/** Writes a temporary file and renames it, so that the final name never refers to an incomplete file. */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const beside = `${target}.${randomUUID()}.part`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
