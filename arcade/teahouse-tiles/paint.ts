import { setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';

/** One part of a drawing: an SVG path, its colour, and a line width if it is a line. */
export type Part = readonly [path: string, colour: string, width?: number];
export type Drawing = readonly Part[];

export const INK = '#2b2430';
export const VERMILION = '#d5402b';
export const JADE = '#1f8f6f';
export const INDIGO = '#2f3f8c';
export const GOLD_PAINT = '#e2a21b';
export const CEDAR = '#8a5230';
export const PAPER = '#fffaf0';

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

const known = new Map<string, Path2D>();

function pathOf(data: string): Path2D {
  const path = known.get(data) ?? new Path2D(data);
  known.set(data, path);
  return path;
}

/** Draws the parts in order. */
export function paint(ctx: Ctx, drawing: Drawing): void {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [data, colour, width] of drawing) {
    const path = pathOf(data);
    if (width === undefined) {
      ctx.fillStyle = colour;
      ctx.fill(path);
    } else {
      setStroke(ctx, colour, width);
      ctx.stroke(path);
    }
  }
}

/** Returns petals or rays around a middle, as one path. */
export function ring(count: number, near: number, far: number, wide: number, turn = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2 + turn;
    const point = (radius: number, side: number): string =>
      `${(Math.cos(angle) * radius - Math.sin(angle) * side).toFixed(2)} ${(Math.sin(angle) * radius + Math.cos(angle) * side).toFixed(2)}`;
    const middle = (near + far) / 2;
    return `M${point(near, 0)}C${point(middle * 0.8, wide)} ${point(far, wide)} ${point(far, 0)}C${point(far, -wide)} ${point(middle * 0.8, -wide)} ${point(near, 0)}Z`;
  }).join('');
}
