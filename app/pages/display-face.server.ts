import { createRequire } from 'node:module';
import type { Font } from '@portico/shared/outline-text';

const require = createRequire(import.meta.url);

/** Returns the path of the display font of the built-in design. */
export function findDisplayFace(): string {
  return require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff');
}

/** Parses a font file. */
export function parseFont(bytes: Buffer): Font {
  const { parse } = require('opentype.js') as { parse(bytes: ArrayBufferLike): Font };
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
