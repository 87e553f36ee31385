/** Draws a title as paths in the display font. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { outlineText, type Font } from '@portico/shared/outline-text';
import { blur, num } from './grammar.ts';

const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as { parse(bytes: ArrayBufferLike): Font };
const face = readFileSync(require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'));
const font = parse(face.buffer.slice(face.byteOffset, face.byteOffset + face.byteLength));

const left = 68;
const room = 500;
const sizes = [144, 132, 120, 112, 104, 96, 88, 80, 72, 64, 58, 52];

const widthOf = (text: string, size: number): number => font.getAdvanceWidth(text, size);

/**
 * Returns the parts of a title between which a line may break: words, parts after a hyphen, and a dotted ending if the
 * word is too long for a line.
 */
const partsOf = (title: string, size: number): string[] =>
  title.split(' ').flatMap((word, index) => {
    const pieces = word
      .split(/(?<=.-)/)
      .flatMap((piece) => (widthOf(piece, size) > room ? piece.split(/(?=\.\w{3})/) : [piece]));
    return pieces.map((piece, at) => (index > 0 && at === 0 ? ` ${piece}` : piece));
  });

/** Breaks the title into as few lines as possible. Returns `undefined` if it does not fit into `most` lines. */
function wrap(title: string, size: number, most: number): string[] | undefined {
  const lines: string[] = [];
  for (const part of partsOf(title, size)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + part, size) <= room) lines[lines.length - 1] = last + part;
    else lines.push(part.trimStart());
  }
  return lines.length <= most && lines.every((text) => widthOf(text, size) <= room) ? lines : undefined;
}

/**
 * Returns the largest size at which the title fits, with its lines. A title has up to three lines, or four if it would
 * be small in three.
 */
function settle(title: string): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(title, size, size < 80 ? 4 : 3);
    if (lines !== undefined) return { size, lines };
  }
  throw new Error(`The title "${title}" does not fit its cover`);
}

/** Draws the title at the left of the wide cut, as large as its lines allow, with a soft shadow. */
export function lettering(title: string, middle: number, shade: string): string {
  const { size, lines } = settle(title);
  const step = size * 1.04;
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.35;
  const d = lines
    .map((text, index) => outlineText(font, text, { x: left, y: first + index * step, size }, num))
    .join('');
  return (
    `<path d="${d}" fill="${shade}" opacity="0.75" transform="translate(0 ${num(size * 0.09)})" ${blur(7)}/>` +
    `<path d="${d}" fill="${shade}" opacity="0.55" transform="translate(0 ${num(size * 0.05)})"/>` +
    `<path d="${d}" fill="#ffffff"/>`
  );
}
