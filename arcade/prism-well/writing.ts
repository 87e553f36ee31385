import { FONT, type Ctx } from '../kit/draw.ts';

const cache = new Map<string, string[]>();

/** Breaks a text into lines no wider than a width. Caches its results. */
export function writeLines(ctx: Ctx, value: string, size: number, width: number): string[] {
  const key = `${value}|${size}|${width}`;
  const known = cache.get(key);
  if (known) return known;
  ctx.font = `500 ${size}px ${FONT}`;
  const lines: string[] = [];
  let line = '';
  for (const word of value.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && ctx.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  cache.set(key, lines);
  return lines;
}
