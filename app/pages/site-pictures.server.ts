import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { outlineText, type Font } from '@portico/shared/outline-text';
import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { mainLook } from '#app/settings/looks.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { siteName } from '#app/domain/site-name.ts';
import { writeWhole } from '#app/media/pipeline.server.ts';
import { shareSize } from './share-pictures/draw-share-picture.server.ts';
import { background, fit, isLight, readMark, transparent } from './share-pictures/drawing.server.ts';

const require = createRequire(import.meta.url);

type Site = Pick<Snapshot, 'info' | 'settings' | 'media'>;

/** The pictures derived from the site's own picture: the share picture, and icons by their width in px. */
export const sitePictureKinds = [
  'share',
  'icon-48',
  'icon-180',
  'icon-192',
  'icon-512',
  'maskable-512',
] as const;
export type SitePictureKind = (typeof sitePictureKinds)[number];

/** Incremented when the pictures are drawn differently, so that their addresses change. */
const recipe = 1;

const hashes = new WeakMap<Site, string>();

/** Returns the address of one of the site's pictures. The address changes with everything that the picture shows. */
export function sitePictureAddress(site: Site, kind: SitePictureKind): string {
  return `/media/${nameOf(site, kind)}`;
}

/**
 * Reports whether the operator has set a picture from which icons can be made. A picture that is still on another host
 * does not count.
 */
export function hasOwnPicture({ info, media }: Pick<Snapshot, 'info' | 'media'>): boolean {
  return media.has(info.image);
}

function nameOf(site: Site, kind: SitePictureKind): string {
  let hash = hashes.get(site);
  if (hash === undefined) {
    const { pageColor, themeColor } = mainLook(site.settings);
    const parts = [
      recipe,
      site.media.get(site.info.image)?.hash ?? '',
      siteName(site),
      pageColor,
      themeColor,
    ];
    hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
    hashes.set(site, hash);
  }
  return `site-${hash}-${kind}.png`;
}

/** Returns the kind of the site's picture with this file name, or `undefined` if no kind has such a file name. */
function kindOf(name: string): SitePictureKind | undefined {
  const [, written] = /^site-[0-9a-f]{16}-(.+)\.png$/.exec(name) ?? [];
  return sitePictureKinds.find((kind) => kind === written);
}

/** Creates the site's pictures at the first request. */
export interface SitePictures {
  /**
   * Creates the picture with this file name, unless it exists. Returns the address of the current picture if the name
   * belongs to an earlier picture.
   */
  prepare(name: string): Promise<{ movedTo: string } | null>;
}

/**
 * Returns the object that creates the pictures of the site when they are first requested, as files in the media folder.
 * `current` returns the site. The names of the files depend on the site's name, so a site with a translated name has
 * pictures in several languages.
 */
export function createSitePictures(options: {
  mediaDir: string;
  current: () => (Site & { translations: ReadonlyMap<string, Site> }) | null;
}): SitePictures {
  const { mediaDir, current } = options;
  const running = new Map<string, Promise<void>>();

  async function make(site: Site, kind: SitePictureKind, file: string): Promise<void> {
    const found = await stat(file).catch(() => null);
    if (found) return;
    const mark = await readMark(site, mediaDir);
    const bytes = kind === 'share' ? await drawShare(site, mark) : await drawIcon(site, mark, kind);
    await writeWhole(file, bytes);
    await removeEarlier(kind);
  }

  function listSites(): Site[] {
    const published = current();
    return published ? [published, ...published.translations.values()] : [];
  }

  /** Removes the pictures of a kind that show an earlier name, picture or colour of the site. */
  async function removeEarlier(kind: SitePictureKind): Promise<void> {
    const names = new Set(listSites().map((site) => nameOf(site, kind)));
    for (const name of await readdir(mediaDir)) {
      if (kindOf(name) === kind && !names.has(name)) await rm(path.join(mediaDir, name), { force: true });
    }
  }

  function findPicture(name: string): { site: Site; kind: SitePictureKind } | null {
    for (const site of listSites()) {
      const kind = sitePictureKinds.find((known) => nameOf(site, known) === name);
      if (kind) return { site, kind };
    }
    return null;
  }

  return {
    async prepare(name) {
      const found = findPicture(name);
      if (!found) {
        const [site] = listSites();
        const kind = kindOf(name);
        return site && kind ? { movedTo: sitePictureAddress(site, kind) } : null;
      }
      const { site, kind } = found;
      const work = running.get(name) ?? make(site, kind, path.join(mediaDir, name));
      running.set(name, work);
      await work.finally(() => running.delete(name));
      return null;
    },
  };
}

/** Share of the width that a launcher may cut off on each side of a maskable icon. */
const maskMargin = 0.12;

async function drawIcon(site: Site, mark: Buffer, kind: SitePictureKind): Promise<Buffer> {
  const size = Number(kind.split('-')[1]);
  // Both icons need a background: home screens show transparent touch icons on black, and crop maskable icons to a
  // circle.
  const isOpaque = kind === 'icon-180' || kind === 'maskable-512';
  const inner = kind === 'maskable-512' ? Math.round(size * (1 - 2 * maskMargin)) : size;
  const picture = await fit(mark, inner, inner);
  const offset = Math.round((size - inner) / 2);
  const base = isOpaque
    ? sharp(background(site, size, size))
    : sharp({ create: { width: size, height: size, channels: 4, background: transparent } });
  return base
    .composite([{ input: picture, left: offset, top: offset }])
    .png()
    .toBuffer();
}

const markSize = 260;
const edge = 80;
const gap = 48;
const fontSizes = [112, 96, 84, 72, 64, 56, 48, 40];

/** Draws the site's picture above its name, on the page's colour. */
async function drawShare(site: Site, mark: Buffer): Promise<Buffer> {
  const { width, height } = shareSize;
  const area = await sharp(background(site, width, height))
    .png()
    .toBuffer();
  const color = (await isLight(area)) ? '#0d1024' : '#ffffff';
  const name = await letter(siteName(site), color, { width: width - 2 * edge, height: 110 });
  const { width: nameWidth, height: nameHeight } = await sharp(name).metadata();
  const picture = await fit(mark, markSize * 2, markSize);
  const top = Math.round((height - markSize - gap - nameHeight) / 2);
  return sharp(area)
    .composite([
      { input: picture, left: Math.round(width / 2 - markSize), top },
      { input: name, left: Math.round((width - nameWidth) / 2), top: top + markSize + gap },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

let loadedFont: Font | null = null;

/** Loads the display font of the built-in design. */
async function loadFont(): Promise<Font> {
  if (loadedFont) return loadedFont;
  loadedFont = parseFont(await readFile(findDisplayFace()));
  return loadedFont;
}

/**
 * Draws a line of text as a picture from the outlines of the built-in font, so that it does not depend on the machine's
 * fonts. A name with letters that this font does not contain uses the machine's fonts.
 */
async function letter(text: string, color: string, room: { width: number; height: number }): Promise<Buffer> {
  const font = await loadFont();
  const lacksLetters = [...text].some((character) => font.charToGlyph(character).index === 0);
  if (lacksLetters) {
    const markup = `<span foreground="${color}"><b>${escapeUTF8(text)}</b></span>`;
    return sharp({ text: { text: markup, font: 'sans', ...room, align: 'center', rgba: true } })
      .png()
      .toBuffer();
  }
  const size = fontSizes.find((fontSize) => font.getAdvanceWidth(text, fontSize) <= room.width) ?? 40;
  const natural = Math.ceil(font.getAdvanceWidth(text, size));
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.min(natural, room.width)}" height="${Math.ceil(size * 1.3)}" viewBox="0 0 ${natural} ${Math.ceil(size * 1.3)}"><path fill="${color}" d="${outlineText(font, text, { x: 0, y: size, size }, (value) => value.toFixed(2))}"/></svg>`;
  return sharp(Buffer.from(line)).png().toBuffer();
}

/** Returns the path of the display font of the built-in design. */
function findDisplayFace(): string {
  return require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff');
}

/** Parses a font file. */
function parseFont(bytes: Buffer): Font {
  const { parse } = require('opentype.js') as { parse(bytes: ArrayBufferLike): Font };
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
