import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Creates the raster icons from public/icon.svg. Run it manually when the mark changes. */
const svg = await readFile(new URL('../public/icon.svg', import.meta.url));
const out = (name: string) => new URL(`../public/${name}`, import.meta.url);

/** Returns the mark on the page colour with a margin, as app icons need it. */
async function paddedIcon(size: number): Promise<Buffer> {
  const mark = Math.round(size * 0.62);
  const drawn = await sharp(svg, { density: 72 * (mark / 34) * 2 })
    .resize(mark, mark)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: '#0e1748' } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Returns an .ico file with one PNG: 6 bytes of header, 16 of directory, then the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile(out('apple-touch-icon.png'), await paddedIcon(180));
await writeFile(out('icon-192.png'), await paddedIcon(192));
await writeFile(out('icon-512.png'), await paddedIcon(512));
const small = await sharp(svg, { density: 300 }).resize(32, 32).png().toBuffer();
await writeFile(out('favicon.ico'), icoOf(small, 32));
