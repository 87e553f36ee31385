import {
  type Ctx,
  alpha,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  shade,
  softShadow,
  vertical,
} from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { fruitLook, paintFruit } from './fruit-art.ts';
import { CELL, FIELD, type Layout } from './layout.ts';

function hill(ctx: Ctx, view: Rect, y: number, swell: number, phase: number, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(view.x, view.y + view.height);
  for (let step = 0; step <= 32; step++) {
    const x = view.x + (view.width * step) / 32;
    ctx.lineTo(x, y + Math.sin(step * 0.22 + phase) * swell + Math.sin(step * 0.5 + phase * 2) * swell * 0.3);
  }
  ctx.lineTo(view.x + view.width, view.y + view.height);
  ctx.fill();
}

function tree(ctx: Ctx, x: number, y: number, size: number, tone: string, fruit: number): void {
  ctx.fillStyle = shade(tone, -0.45);
  ctx.beginPath();
  ctx.moveTo(x - size * 0.1, y);
  ctx.quadraticCurveTo(x - size * 0.03, y - size * 0.5, x - size * 0.06, y - size * 0.8);
  ctx.lineTo(x + size * 0.06, y - size * 0.8);
  ctx.quadraticCurveTo(x + size * 0.03, y - size * 0.5, x + size * 0.1, y);
  ctx.fill();
  const puffs: readonly (readonly [number, number, number])[] = [
    [-0.36, -0.8, 0.34],
    [0.36, -0.8, 0.34],
    [0, -0.72, 0.4],
    [-0.2, -1.12, 0.36],
    [0.22, -1.1, 0.34],
  ];
  for (const [dx, dy, radius] of puffs) {
    fillCircle(ctx, x + dx * size, y + (dy + 0.06) * size, radius * size, shade(tone, -0.18));
  }
  for (const [dx, dy, radius] of puffs) {
    ctx.fillStyle = vertical(ctx, y - size * 1.5, y - size * 0.4, shade(tone, 0.16), tone);
    fillCircle(ctx, x + dx * size, y + dy * size, radius * size * 0.96);
  }
  if (size < 60) return;
  for (const [dx, dy] of [
    [-0.4, -0.82],
    [0.1, -0.6],
    [0.42, -0.86],
    [-0.12, -1.14],
    [0.24, -1.2],
    [-0.16, -0.82],
  ] as const) {
    ctx.save();
    ctx.translate(x + dx * size, y + dy * size);
    paintFruit(ctx, fruit, size * 0.085);
    ctx.restore();
  }
}

/** Paints the evening orchard behind everything. */
export function paintOrchard(ctx: Ctx, view: Rect): void {
  const { x, y, width, height } = view;
  const bottom = y + height;
  ctx.fillStyle = vertical(ctx, y, bottom, '#0e1748', '#26287a', '#6b3f97', '#d9657d', '#ffb067');
  ctx.fillRect(x, y, width, height);
  const random = createRandom(5);
  ctx.fillStyle = '#fff';
  for (let star = 0; star < 60; star++) {
    ctx.globalAlpha = random.range(0.15, 0.7);
    const size = random.range(0.8, 2);
    ctx.fillRect(x + random.next() * width, y + random.next() * height * 0.42, size, size);
  }
  ctx.globalAlpha = 1;
  const unit = Math.min(width, height);
  const sun = { x: x + width * 0.72, y: y + height * 0.66, radius: unit * 0.13 };
  const glow = ctx.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, sun.radius * 3.6);
  glow.addColorStop(0, 'rgba(255,222,140,0.75)');
  glow.addColorStop(1, 'rgba(255,180,110,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(x, y, width, height);
  fillCircle(ctx, sun.x, sun.y, sun.radius, '#ffe6a3');
  hill(ctx, view, y + height * 0.7, unit * 0.05, 1, '#7a4a86');
  for (let n = 0; n < 9; n++)
    tree(ctx, x + width * (0.04 + n * 0.118), y + height * 0.72, unit * 0.06, '#5d4083', 0);
  hill(ctx, view, y + height * 0.77, unit * 0.04, 3.4, '#2d5a6b');
  for (let n = 0; n < 6; n++) {
    tree(ctx, x + width * (0.08 + n * 0.17), y + height * 0.82, Math.min(59, unit * 0.1), '#2a6b63', 0);
  }
  hill(ctx, view, y + height * 0.86, unit * 0.03, 5, '#1d5148');
  const big = Math.max(70, unit * 0.24);
  tree(ctx, x + width * 0.09, bottom - unit * 0.05, big, '#2f8a52', 0);
  tree(ctx, x + width * 0.93, bottom - unit * 0.03, big * 1.1, '#2f8a52', 3);
  hill(ctx, view, y + height * 0.955, unit * 0.012, 0.4, '#133a3a');
}

function panel(ctx: Ctx, rect: Rect): void {
  fillRound(ctx, rect.x, rect.y + 5, rect.width, rect.height, 22, 'rgba(6,10,36,0.75)');
  const fill = vertical(ctx, rect.y, rect.y + rect.height, '#27347eee', '#18235cee');
  fillRound(ctx, rect.x, rect.y, rect.width, rect.height, 22, fill);
  roundRect(ctx, rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, 21);
  setStroke(ctx, 'rgba(255,255,255,0.1)', 2);
  ctx.stroke();
}

/** Paints the field of nine plots in its frame, and the panels beside it. */
export function paintField(ctx: Ctx, layout: Layout): void {
  const { x, y } = layout.field;
  const rim = layout.isWide ? 12 : 10;
  softShadow(ctx, x + FIELD / 2, y + FIELD + rim, FIELD * 0.6, 40, 0.5);
  fillRound(ctx, x - rim, y - rim + 8, FIELD + rim * 2, FIELD + rim * 2, 26, '#4b2c15');
  const frame = vertical(ctx, y, y + FIELD, '#c98a4c', '#96602c');
  fillRound(ctx, x - rim, y - rim, FIELD + rim * 2, FIELD + rim * 2, 26, frame);
  fillRound(ctx, x - 4, y - 4, FIELD + 8, FIELD + 8, 18, '#0f3531');
  for (let plot = 0; plot < 9; plot++) {
    const px = x + (plot % 3) * CELL * 3;
    const py = y + Math.floor(plot / 3) * CELL * 3;
    const tone = plot % 2 === 0 ? '#2b7d5d' : '#226a52';
    fillRound(ctx, px + 2, py + 2, CELL * 3 - 4, CELL * 3 - 4, 16, tone);
    for (let cell = 0; cell < 9; cell++) {
      const cx = px + (cell % 3) * CELL;
      const cy = py + Math.floor(cell / 3) * CELL;
      fillRound(ctx, cx + 4, cy + 4, CELL - 8, CELL - 8, 11, alpha('#0d3a36', 0.6));
      fillRound(ctx, cx + 4, cy + 6, CELL - 8, CELL - 10, 10, shade(tone, 0.03));
    }
  }
  for (const rect of [layout.goals, layout.compost, ...layout.tray]) panel(ctx, rect);
}

/** Returns the colours of the particles that burst from a fruit. */
export const fruitColors = (fruit: number): readonly string[] => {
  const { color } = fruitLook(fruit);
  return [color, shade(color, 0.45), '#fff3c4'];
};
