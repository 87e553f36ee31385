import { readFile } from 'node:fs/promises';
import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { mainLook } from '#app/settings/looks.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { originalFile } from '#app/media/pipeline.server.ts';

/** The parts of a site that its pictures show. */
type Site = Pick<Snapshot, 'info' | 'settings' | 'media'>;

/** The logo of Portico, as in public/icon.svg, for a site without a picture of its own. */
const builtInMark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 34 34"><path d="M0 11A11 11 0 0 1 11 0h12a11 11 0 0 1 11 11v19a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" fill="#ffcb08"/><path d="M8 34V19a9 9 0 0 1 18 0v15Z" fill="#202237"/><circle cx="22" cy="25" r="1.8" fill="#ffcb08"/></svg>';

/** Reads the site's own picture, or returns the logo of Portico. */
export async function readMark(site: Pick<Site, 'info' | 'media'>, mediaDir: string): Promise<Buffer> {
  const own = site.media.get(site.info.image);
  return own ? readFile(originalFile(mediaDir, own.hash)) : Buffer.from(builtInMark);
}

export const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Centres a picture in a transparent box. */
export async function fit(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: 40_000_000 })
    .autoOrient()
    .resize(width, height, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
}

/**
 * Draws a plain background in the page's colour. If the renderer does not know the colour, the built-in one is used.
 */
export function background({ settings }: Pick<Site, 'settings'>, width: number, height: number): Buffer {
  const area = (color: string) => `<rect width="100%" height="100%" fill="${escapeUTF8(color)}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${area('#0E1748')}${area(mainLook(settings).pageColor)}</svg>`,
  );
}

/** Reports whether dark text is easier to read than white text on a plain picture. */
export async function isLight(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => (mean / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}
