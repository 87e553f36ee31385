import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { cropSharePicture, drawSharePicture } from './draw-share-picture.server.ts';
import {
  createTitleFonts,
  familyNames,
  fontPackagesFor,
  listAddedFonts,
  type TitleFonts,
} from './title-fonts.server.ts';

const info = {
  host: 'portal.example',
  protocol: 'https',
  keywords: '',
  description: '',
  figures: 'real' as const,
  title: 'Play House',
  image: '',
  logoTop: '',
  logoBottom: '',
};
const red = { r: 255, g: 0, b: 0 };
let folder: string;
let fonts: TitleFonts;
let cover: Buffer;
let mark: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-fonts-'));
  fonts = createTitleFonts(folder, path.join(folder, 'none'));
  cover = await sharp({ create: { width: 300, height: 300, channels: 3, background: red } })
    .png()
    .toBuffer();
  mark = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function draw(title: string, ...covers: Buffer[]): Promise<Buffer> {
  const settings = decodeSettings({ pageColor: '#000000', theme: 'dark' });
  return drawSharePicture({ title, covers, mark, site: { info, settings } }, fonts);
}

/** Returns the mean red value of a part of a picture, from 0 to 255. */
async function redOf(picture: Buffer, left: number): Promise<number> {
  const part = await sharp(picture).extract({ left, top: 250, width: 60, height: 100 }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels[0]?.mean ?? 0;
}

describe('a share picture', () => {
  it('is a JPEG of 1200 by 630 px, whatever the title', async () => {
    for (const title of ['A game', 'W'.repeat(500), 'A long title of many words '.repeat(20), '', '🎮']) {
      const { format, width, height } = await sharp(await draw(title, cover)).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    }
  });

  it('has the cover on the side where reading begins', async () => {
    const [latin, arabic] = [await draw('A game', cover), await draw('لعبة', cover)];
    expect(await redOf(latin, 100)).toBeGreaterThan(240);
    expect(await redOf(latin, 1060)).toBeLessThan(120);
    expect(await redOf(arabic, 100)).toBeLessThan(120);
    expect(await redOf(arabic, 1060)).toBeGreaterThan(240);
  });

  it('is the cover alone if no font has a letter of the title', async () => {
    const picture = await draw('ไทย', cover);
    expect(await redOf(picture, 100)).toBeGreaterThan(240);
    expect(await redOf(picture, 1060)).toBeGreaterThan(240);
  });

  it('shows a title and the name of the site without a cover', async () => {
    const [first, second] = [await draw('One'), await draw('Two')];
    expect(first.equals(second)).toBe(false);
    expect(first.equals(await draw('One'))).toBe(true);
  });

  it('of a list has four covers beside the title', async () => {
    const picture = await draw('Puzzles', cover, mark, mark, cover);
    const { data, info: size } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (left: number, top: number) => {
      const start = (top * size.width + left) * size.channels;
      return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 255));
    };
    const corners = [colorAt(180, 180), colorAt(450, 180), colorAt(180, 450), colorAt(450, 450)];
    expect(corners).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  it('that the operator has chosen is cut to the same size', async () => {
    const { format, width, height } = await sharp(await cropSharePicture(cover)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('shows markup in a title as text', async () => {
    const plain = await draw('x');
    expect((await draw('<span>x</span>')).equals(plain)).toBe(false);
    await expect(draw('</span><span size="999999">x & y')).resolves.toBeInstanceOf(Buffer);
  });
});

describe('the fonts of titles', () => {
  it.each(['Straße', 'El Niño', 'Château', 'È già', 'João', 'Zażółć gęślą jaźń', 'İğne ışığı'])(
    'have the letters of %s',
    async (title) => {
      expect(await fonts.load(title)).toBe(title);
    },
  );
  it.each(['宇宙のパズル漢字', 'سباق السيارات ٣', 'Привет', 'שלום', 'Cờ tướng'])(
    'have the letters of %s',
    async (title) => {
      expect(await fonts.load(title.normalize('NFC'))).toBe(title.normalize('NFC'));
    },
  );

  it('do not include those of the machine', async () => {
    await fonts.load('Ąęğ');
    const drawIn = (names: string) =>
      sharp({ text: { text: 'Ąęğ', font: `${names} 60` } })
        .raw()
        .toBuffer();
    const drawn = await drawIn(familyNames());
    expect(drawn.equals(await drawIn('Rounded Mplus 1c Bold,'))).toBe(true);
    expect(drawn.equals(await drawIn('No such font,'))).toBe(false);
  });

  it('leave out symbols that they do not have', async () => {
    expect(await fonts.load('Race 🏁')).toBe('Race');
  });

  it('name the package to install for letters that they do not have', async () => {
    expect(await fonts.missing('Race 🏁 ')).toEqual([]);
    expect(await fonts.missing('Pad ไทย')).toEqual([...'ไทย']);
    expect(fontPackagesFor([...'ไทย한'])).toEqual([
      '@fontsource-variable/noto-sans-thai',
      '@fontsource-variable/noto-sans-kr',
    ]);
    expect(fontPackagesFor(['\u{10330}'])).toEqual([]);
  });

  it('have the letters of a package that the operator has installed', async () => {
    const added = path.join(folder, 'added');
    const name = '@fontsource-variable/noto-sans-thai';
    const files = path.join(added, 'node_modules', name, 'files');
    await mkdir(files, { recursive: true });
    await writeFile(
      path.join(files, '..', 'unicode.json'),
      '{"thai":"U+E01-E5B,U+200C-200D","latin":"U+0-FF"}',
    );
    // The test draws no Thai letters, so the file of any font will do.
    await copyFile(
      createRequire(import.meta.url).resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff2'),
      path.join(files, 'noto-sans-thai-thai-wght-normal.woff2'),
    );
    const more = createTitleFonts(folder, added);
    expect(await more.missing('Pad ไทย')).toEqual([]);
    expect(await more.load('Pad ไทย')).toBe('Pad ไทย');
    expect(await listAddedFonts(added)).toEqual([name]);
    expect(await listAddedFonts(path.join(folder, 'none'))).toEqual([]);
  });
});
