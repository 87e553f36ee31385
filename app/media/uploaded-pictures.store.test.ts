import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { samplePicture } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { insertDraft } from '#app/store/drafts.server.ts';
import type { Store } from '#app/store/store.ts';
import { readUploadsAt } from '#app/store/uploads.server.ts';
import { cleanUploads } from './clean-uploads.server.ts';
import { originalFile } from './pipeline.server.ts';
import { addPicture, cropPicture, receiveFile } from './uploaded-pictures.server.ts';

const day = 24 * 3_600_000;

const emptyDraft = {
  title: '',
  author: 'Ada',
  base: 0,
  done: 1,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  publishAt: null,
  problem: '',
  previewKey: '',
};

async function filesIn(mediaDir: string): Promise<string[]> {
  const names = [...(await readdir(mediaDir)), ...(await readdir(path.join(mediaDir, 'originals')))];
  return names.filter((name) => /^[0-9a-f]{16}/.test(name));
}

/** A photo with noise, as from a camera. */
async function photo(): Promise<Buffer> {
  return sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

describeSqliteFirst('an uploaded picture', (open) => {
  const targetOf = (store: Store, now = open().clock.now()) => ({
    db: store.db,
    mediaDir: open().dataDir,
    now,
  });

  it('is prepared like an imported one, upright and without the metadata of its file', async () => {
    const store = await open().openMigrated();
    const upload = await addPicture(await photo(), targetOf(store));
    expect(upload).toMatchObject({ width: 200, height: 300, uncropped: '', widths: [160] });
    expect(upload.path).toBe(`uploads/${upload.hash}.webp`);
    const original = await readFile(originalFile(open().dataDir, upload.hash));
    const { exif, orientation, icc } = await sharp(original).metadata();
    expect({ exif, orientation, icc }).toEqual({});
    expect(await readUploadsAt(store.db, [upload.path])).toEqual([upload]);
  });

  it('has one path for the same bytes', async () => {
    const store = await open().openMigrated();
    const bytes = await samplePicture(300, 200);
    const first = await addPicture(bytes, targetOf(store));
    expect(await addPicture(bytes, targetOf(store))).toEqual(first);
  });

  it('keeps the pixels of a png', async () => {
    const store = await open().openMigrated();
    const png = await sharp(randomBytes(64 * 64 * 4), { raw: { width: 64, height: 64, channels: 4 } })
      .png()
      .toBuffer();
    const { hash } = await addPicture(png, targetOf(store));
    const [before, after] = await Promise.all(
      [png, originalFile(open().dataDir, hash)].map((picture) => sharp(picture).raw().toBuffer()),
    );
    // Webp does not store the colour of fully transparent pixels.
    const visible = (pixels: Buffer) =>
      Array.from({ length: 64 * 64 }, (_, at) => pixels.subarray(at * 4, at * 4 + 4)).filter(
        (pixel) => pixel[3] !== 0,
      );
    expect(after && visible(after)).toEqual(before && visible(before));
  });

  it.each([
    ['a text', Buffer.from('hello'), 'format'],
    ['an empty file', Buffer.alloc(0), 'format'],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'format'],
    ['a page with the start of a gif', Buffer.from('GIF89a<script>alert(1)</script>'), 'damaged'],
    ['more than 20 MB', Buffer.alloc(21 * 2 ** 20), 'bytes'],
  ])('is refused if it is %s', async (_, bytes, fault) => {
    const store = await open().openMigrated();
    await expect(addPicture(bytes, targetOf(store))).rejects.toMatchObject({ name: 'PictureError', fault });
    expect(await store.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  it('can be cropped, and its parts know the whole picture', async () => {
    const store = await open().openMigrated();
    const whole = await addPicture(await samplePicture(400, 300), targetOf(store));
    const part = await cropPicture(whole, { left: 100, top: 0, width: 300, height: 300 }, targetOf(store));
    expect(part).toMatchObject({ width: 300, height: 300, uncropped: whole.path });
    const outside = { left: 200, top: 0, width: 300, height: 300 };
    await expect(cropPicture(whole, outside, targetOf(store))).rejects.toThrow(RangeError);
  });

  it('is removed after a day with its files, unless a draft or the site shows it', async () => {
    const store = await open().openMigrated();
    const { dataDir, clock } = open();
    const whole = await addPicture(await samplePicture(400, 300), targetOf(store));
    const part = await cropPicture(whole, { left: 0, top: 0, width: 300, height: 300 }, targetOf(store));
    const loose = await addPicture(await samplePicture(200, 200), targetOf(store));
    const clean = (now: number) => cleanUploads(store.db, { mediaDir: dataDir, now });
    expect(await clean(clock.now() + day / 2)).toBe(0);
    await insertDraft(store.db, { ...emptyDraft, steps: JSON.stringify([[{ value: part.path }]]) });
    expect(await clean(clock.now() + 2 * day)).toBe(1);
    const left = await filesIn(dataDir);
    expect(left.some((name) => name.startsWith(loose.hash))).toBe(false);
    expect(left.some((name) => name.startsWith(part.hash))).toBe(true);
    expect(await readUploadsAt(store.db, [whole.path, part.path])).toHaveLength(2);
  });
});

describeSqliteFirst('a file that is being received', (open) => {
  it('is only readable by its owner, and is removed when the stream fails', async () => {
    const { dataDir } = open();
    const before = await readdir(dataDir);
    const file = await receiveFile(Readable.from([Buffer.from('a'), Buffer.from('b')]), dataDir);
    expect(await readFile(file, 'utf8')).toBe('ab');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('The connection ended.');
    }
    await expect(receiveFile(broken(), dataDir)).rejects.toThrow('The connection ended.');
    expect((await readdir(dataDir)).toSorted()).toEqual([...before, path.basename(file)].toSorted());
  });
});
