import { escapeUTF8 } from 'entities';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { siteName } from '#app/domain/site-name.ts';
import { shorten } from '#app/lib/shorten.ts';
import { openPicture } from '#app/media/pipeline.server.ts';
import { mainLook } from '#app/settings/looks.server.ts';
import { cleanTitle, isRightToLeft } from './clean-title.ts';
import { background, fit, isLight, transparent } from './drawing.server.ts';
import { familyNames, type TitleFonts } from './title-fonts.server.ts';

/** Size of share pictures in px, as recommended by all large services for link previews. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The contents of a drawn share picture. */
export interface SharePictureParts {
  title: string;
  /** No cover, one, or four. Four covers are shown as a square. */
  covers: readonly Buffer[];
  /** The site's own picture. */
  mark: Buffer;
  site: Pick<Snapshot, 'info' | 'settings'>;
}

/** Cuts a picture that the operator has chosen to the size of share pictures, as JPEG. */
export async function cropSharePicture(picture: Buffer): Promise<Buffer> {
  return encode(sharp(await cut(picture, shareSize.width, shareSize.height)));
}

const edge = 60;
const coverSize = shareSize.height - 2 * edge;
const coverGap = 18;
const cornerRadius = 44;
const markSize = 64;
const nameSize = 34;
const titleHeight = 390;
const titleSizes = [84, 72, 64, 56, 48, 42] as const;
/** Lengths to which a title is shortened until it fits, in characters as a reader counts them. */
const titleLengths = [110, 80, 60, 40] as const;

/**
 * Draws a share picture as JPEG: the covers, beside them the title above the site's picture and name. If the fonts do
 * not contain a letter of the title, the picture is the first cover alone.
 */
export async function drawSharePicture(parts: SharePictureParts, fonts: TitleFonts): Promise<Buffer> {
  const { covers, site, mark } = parts;
  const [cover, ...others] = covers;
  const { width, height } = shareSize;
  const plain = await sharp(background(site, width, height))
    .png()
    .toBuffer();
  const color = (await isLight(plain)) ? '#0d1024' : '#ffffff';
  const isMirrored = isRightToLeft(cleanTitle(parts.title));
  const area = width - 2 * edge - (cover ? coverSize + edge : 0);
  const title = await drawTitle(parts.title, { fonts, color, width: area });
  if (title === null && cover) return encode(sharp(await cut(cover, width, height)));
  const layers: OverlayOptions[] = [];
  // The positions are given for a layout from left to right, and mirrored for a layout from right to left.
  const place = (input: Buffer, left: number, top: number, size: number) =>
    layers.push({
      input,
      left: Math.round(isMirrored ? width - left - size : left),
      top: Math.round(top),
    });
  const textLeft = width - edge - area;
  if (cover) place(await drawCovers(cover, others), edge, edge, coverSize);
  if (title) place(title.bytes, textLeft, edge + (titleHeight - title.height) / 2, title.width);
  const barTop = edge + titleHeight + 22;
  place(await drawBar(mainLook(site.settings).themeColor), textLeft, barTop, barWidth);
  const bottom = height - edge - markSize;
  place(await fit(mark, markSize, markSize), textLeft, bottom, markSize);
  const name = await drawLine(siteName(site), { fonts, color, width: area - markSize - 18 });
  if (name) {
    place(name.bytes, textLeft + markSize + 18, bottom + (markSize - name.height) / 2, name.width);
  }
  const base = cover ? await tint(cover, plain) : plain;
  return encode(sharp(base).composite(layers));
}

interface DrawnText {
  bytes: Buffer;
  width: number;
  height: number;
}

interface TextRoom {
  fonts: TitleFonts;
  color: string;
  width: number;
}

/** Draws a title in the largest size in which it fits, shortened if necessary. Returns `null` if it cannot be drawn. */
async function drawTitle(title: string, { fonts, ...room }: TextRoom): Promise<DrawnText | null> {
  const text = await fonts.load(cleanTitle(title));
  if (!text) return null;
  for (const length of titleLengths) {
    for (const size of titleSizes) {
      const drawn = await drawText(shorten(text, length), { ...room, size });
      if (drawn.height <= titleHeight && drawn.width <= room.width) return drawn;
    }
  }
  return null;
}

/** Draws a short text on one line. Returns `null` if it cannot be drawn. */
async function drawLine(line: string, { fonts, ...room }: TextRoom): Promise<DrawnText | null> {
  const text = await fonts.load(shorten(cleanTitle(line), 40));
  if (!text) return null;
  const drawn = await drawText(text, { ...room, width: 4 * room.width, size: nameSize });
  if (drawn.width <= room.width) return drawn;
  const bytes = await sharp(drawn.bytes).resize(room.width).png().toBuffer({ resolveWithObject: true });
  return { bytes: bytes.data, width: bytes.info.width, height: bytes.info.height };
}

async function drawText(
  text: string,
  { color, width, size }: { color: string; width: number; size: number },
): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeUTF8(text)}</span>`,
      font: `${familyNames()}Bold ${size}`,
      width,
      wrap: 'word-char',
      spacing: 6,
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Cuts a picture to a size around its most interesting part. */
function cut(cover: Buffer, width: number, height: number): Promise<Buffer> {
  return openPicture(cover)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#0E1748' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

/** Draws four covers as a square. With fewer, draws only the first. */
async function drawCovers(first: Buffer, others: readonly Buffer[]): Promise<Buffer> {
  const [second, third, fourth] = others;
  if (!second || !third || !fourth) return roundCover(first, coverSize);
  const size = (coverSize - coverGap) / 2;
  const far = size + coverGap;
  const tiles = await Promise.all([first, second, third, fourth].map((cover) => roundCover(cover, size)));
  const layers = tiles.map((input, index) => ({
    input,
    left: index % 2 === 0 ? 0 : far,
    top: index < 2 ? 0 : far,
  }));
  return sharp({ create: { width: coverSize, height: coverSize, channels: 4, background: transparent } })
    .composite(layers)
    .png()
    .toBuffer();
}

async function roundCover(cover: Buffer, size: number): Promise<Buffer> {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${cornerRadius}"/></svg>`,
  );
  return sharp(await cut(cover, size, size))
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Draws the blurred cover under the page's colour, so that the picture has the colours of both. */
async function tint(cover: Buffer, plain: Buffer): Promise<Buffer> {
  const small = await sharp(await cut(cover, 120, 63))
    .blur(4)
    .png()
    .toBuffer();
  const veil = await sharp(plain).removeAlpha().ensureAlpha(0.78).png().toBuffer();
  return sharp(small)
    .resize(shareSize.width, shareSize.height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: veil }])
    .png()
    .toBuffer();
}

const barWidth = 96;

function drawBar(color: string): Promise<Buffer> {
  const bar = (fill: string) => `<rect width="100%" height="100%" rx="4" fill="${escapeUTF8(fill)}"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${barWidth}" height="8">${bar('#ffcb08')}${bar(color)}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: '#0E1748' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
