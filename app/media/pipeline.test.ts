import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPicture } from '@portico/shared/picture-hash';
import { samplePicture } from '#test/bundle/sample-bundle.ts';
import { inspectPicture, prepareMedia, readPicture, readPrebuiltVariants } from './pipeline.server.ts';

let mediaDir = '';
beforeEach(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'portico-media-'));
});
afterEach(async () => {
  await rm(mediaDir, { recursive: true, force: true });
});

async function preparedFiles(): Promise<string[]> {
  return (await readdir(mediaDir)).filter((name) => name !== 'originals').sort();
}

describe('preparing a picture', () => {
  it('writes each width up to its own, as webp those that are asked for, and keeps the original', async () => {
    const bytes = await samplePicture(330, 110);
    const file = await prepareMedia(bytes, { mediaDir });
    expect(file).toMatchObject({
      hash: hashPicture(bytes),
      width: 330,
      height: 110,
      color: '#143cc8',
      widths: [160, 240, 320],
    });
    expect(file.thumbhash).not.toBe('');
    expect(await preparedFiles()).toEqual(
      ['160.avif', '240.avif', '320.avif', '320.webp'].map((name) => `${file.hash}-${name}`),
    );
    const plain = await sharp(path.join(mediaDir, `${file.hash}-320.webp`)).metadata();
    expect(plain).toMatchObject({ width: 320, format: 'webp' });
    expect(await readFile(path.join(mediaDir, 'originals', file.hash))).toEqual(bytes);
  });

  it('keeps files that exist', async () => {
    const bytes = await samplePicture(200, 200);
    const { hash } = await prepareMedia(bytes, { mediaDir });
    const before = await stat(path.join(mediaDir, `${hash}-160.avif`));
    await prepareMedia(bytes, { mediaDir });
    expect((await stat(path.join(mediaDir, `${hash}-160.avif`))).mtimeMs).toBe(before.mtimeMs);
  });

  it('narrower than the smallest width keeps its own', async () => {
    expect(await prepareMedia(await samplePicture(20, 10), { mediaDir })).toMatchObject({ widths: [20] });
  });

  it('is rotated according to its EXIF data', async () => {
    const bytes = await sharp(await samplePicture(300, 100))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await prepareMedia(bytes, { mediaDir })).toMatchObject({ width: 100, height: 300, widths: [100] });
  });

  /**
   * Creates a folder with the prepared files of a picture. Returns the picture and the data in the folder's
   * `index.json`.
   */
  async function prepareBefore() {
    const bytes = await samplePicture(200, 200);
    const folder = path.join(mediaDir, 'before');
    await mkdir(folder);
    const hash = hashPicture(bytes);
    const known = { width: 200, height: 200, color: '#000000', thumbhash: 'x', widths: [160] };
    await writeFile(path.join(folder, 'index.json'), JSON.stringify({ [hash]: known }));
    for (const format of ['avif', 'webp'])
      await writeFile(path.join(folder, `${hash}-160.${format}`), 'prepared');
    return { bytes, hash, known, prebuilt: await readPrebuiltVariants(folder) };
  }

  it('uses pictures that were prepared before instead of encoding them', async () => {
    const { bytes, hash, known, prebuilt } = await prepareBefore();
    expect(await prepareMedia(bytes, { mediaDir, prebuilt })).toEqual({ hash, ...known });
    expect(await readFile(path.join(mediaDir, `${hash}-160.avif`), 'utf8')).toBe('prepared');
  });

  it('replaces a file that a killed process has copied incompletely', async () => {
    const { bytes, hash, prebuilt } = await prepareBefore();
    await writeFile(path.join(mediaDir, `${hash}-160.avif`), 'prep');
    await prepareMedia(bytes, { mediaDir, prebuilt });
    expect(await readFile(path.join(mediaDir, `${hash}-160.avif`), 'utf8')).toBe('prepared');
  });

  it('uses the picture itself if it is its own widest webp', async () => {
    const bytes = await sharp(await samplePicture(320, 200))
      .webp()
      .toBuffer();
    const folder = path.join(mediaDir, 'before');
    await mkdir(folder);
    const hash = hashPicture(bytes);
    const known = { width: 320, height: 200, color: '#000000', thumbhash: 'x', widths: [320] };
    await writeFile(path.join(folder, 'index.json'), JSON.stringify({ [hash]: known }));
    await writeFile(path.join(folder, `${hash}-320.avif`), 'prepared');
    const prebuilt = await readPrebuiltVariants(folder);
    await prepareMedia(bytes, { mediaDir, prebuilt });
    expect(await readFile(path.join(mediaDir, `${hash}-320.webp`))).toEqual(bytes);
  });
});

/** Changes the size that the header of a png declares. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('a hostile file', () => {
  it.each([
    ['no picture', async () => Buffer.from('hello'), 'is not a picture of a known format'],
    ['nothing', async () => Buffer.alloc(0), 'is not a picture of a known format'],
    [
      'svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'is not a picture of a known format',
    ],
    ['a header without a picture', async () => (await samplePicture(50, 50)).subarray(0, 30), 'is damaged'],
    [
      'too many bytes',
      async () => Buffer.concat([await samplePicture(10, 10), Buffer.alloc(13 << 20)]),
      'has 13.0 MB',
    ],
    [
      'too many pixels',
      async () => claimSize(await samplePicture(10, 10), 8000, 6000),
      'has too many pixels',
    ],
  ])('is refused: %s', async (_name, make, problem) => {
    await expect(inspectPicture(await make())).rejects.toThrow(problem);
  });

  it('is refused by the size of its file, before it is read', async () => {
    const file = path.join(mediaDir, 'large.png');
    await writeFile(file, '');
    await truncate(file, 3 * 2 ** 30);
    await expect(readPicture(file)).rejects.toThrow('has 3072.0 MB');
  });

  it('is refused if only its end is missing, and leaves no incomplete file', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await expect(prepareMedia(noise.subarray(0, noise.length / 2), { mediaDir })).rejects.toThrow(
      'is damaged',
    );
    expect(await preparedFiles()).toEqual([]);
  });
});
