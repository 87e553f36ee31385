import { alpha, vertical, type Ctx } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import type { Lens } from './camera.ts';
import { mix, type Palette } from './palette.ts';

function puff(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [dx, dy, r] of [
    [-1.5, 0.1, 0.5],
    [-0.7, -0.25, 0.75],
    [0.2, -0.4, 0.85],
    [1, -0.05, 0.65],
    [1.7, 0.15, 0.4],
  ] as const) {
    ctx.moveTo(x + (dx + r) * size, y + dy * size);
    ctx.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2);
  }
  ctx.roundRect(x - 2 * size, y, 4.1 * size, 0.34 * size, 0.17 * size);
  ctx.fill();
}

function paintSun(ctx: Ctx, view: Rect, horizon: number, palette: Palette): void {
  if (palette.sunHeight < 0) return;
  const x = view.x + view.width * 0.7;
  const y = horizon - (horizon - view.y) * palette.sunHeight;
  const radius = Math.min(view.width, view.height) * 0.06;
  const glow = ctx.createRadialGradient(x, y, radius * 0.5, x, y, radius * 6);
  glow.addColorStop(0, alpha(palette.sun, 0.75));
  glow.addColorStop(1, alpha(palette.sun, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(x - radius * 6, y - radius * 6, radius * 12, radius * 12);
  const isMoon = palette.dark > 0.4;
  ctx.fillStyle = palette.sun;
  ctx.beginPath();
  if (isMoon) {
    ctx.arc(x, y, radius, -1.2, 2.4);
    ctx.quadraticCurveTo(
      x + radius * 0.35,
      y + radius * 0.05,
      x + Math.cos(-1.2) * radius,
      y + Math.sin(-1.2) * radius,
    );
  } else ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
  if (!isMoon) return;
  const random = createRandom(5);
  for (let n = 0; n < 90; n += 1) {
    ctx.fillStyle = alpha('#ffffff', random.range(0.2, 0.9));
    const size = random.range(0.8, 2.2);
    ctx.fillRect(
      view.x + random.next() * view.width,
      view.y + random.next() ** 1.3 * (horizon - view.y),
      size,
      size,
    );
  }
}

/** Paints sky, sun, clouds and the open sea, from edge to edge. */
export function paintSky(ctx: Ctx, lens: Lens, palette: Palette): void {
  const { view, horizon } = lens;
  const bottom = view.y + view.height;
  ctx.fillStyle = vertical(ctx, view.y, horizon, ...palette.sky);
  ctx.fillRect(view.x, view.y, view.width, horizon - view.y + 1);
  paintSun(ctx, view, horizon, palette);
  const random = createRandom(palette.sunHeight < 0 ? 8 : 3);
  const tall = horizon - view.y;
  const size = Math.min(view.width, view.height) * 0.05;
  for (let n = 0; n < (palette.sunHeight < 0 ? 16 : 8); n += 1) {
    const depth = random.next();
    const x = view.x + random.next() * view.width;
    const y = view.y + tall * (0.14 + 0.74 * depth);
    const wide = size * (1.3 - 0.9 * depth);
    puff(ctx, x + wide * 0.2, y + wide * 0.16, wide, alpha(palette.sky[1], 0.5));
    puff(ctx, x, y, wide, alpha(palette.cloud, 0.6 + 0.35 * depth));
  }
  ctx.fillStyle = vertical(ctx, horizon, bottom, palette.sea[1], palette.sea[0], palette.sea[0]);
  ctx.fillRect(view.x, horizon, view.width, bottom - horizon);
  ctx.fillStyle = alpha(palette.glint, 0.5);
  ctx.fillRect(view.x, horizon, view.width, 1.5);
  if (palette.sunHeight < 0) return;
  const x = view.x + view.width * 0.7;
  for (let n = 0; n < 70; n += 1) {
    const depth = random.next() ** 1.8;
    const long = 5 + depth * 44;
    const spread = (random.next() - 0.5) * (50 + depth * 260);
    ctx.fillStyle = alpha(palette.glint, 0.5 - depth * 0.3);
    ctx.fillRect(
      x + spread - long / 2,
      horizon + 2 + depth * (bottom - horizon) * 0.5,
      long,
      1.4 + depth * 2.4,
    );
  }
}

const ridge = (x: number, seed: number): number =>
  0.5 +
  0.26 * Math.sin(x * 1.7 + seed) +
  0.16 * Math.sin(x * 4.1 + seed * 2.3) +
  0.08 * Math.sin(x * 9.7 + seed * 1.1);

/**
 * Draws the land on the left, which ends in a cape. It is wider than the frame, so that it can be shifted with the
 * bends.
 */
export function paintHills(ctx: Ctx, width: number, height: number, palette: Palette): void {
  const layers = [
    { color: palette.hills[0], tall: 0.98, end: 0.8, seed: 1 },
    { color: palette.hills[1], tall: 0.66, end: 0.68, seed: 4 },
    { color: palette.hills[2], tall: 0.4, end: 0.58, seed: 7 },
  ];
  const random = createRandom(11);
  for (const { color, tall, end, seed } of layers) {
    const top = (x: number): number => {
      const share = x / width;
      const fade = Math.max(0, 1 - (share / end) ** 5);
      return height - height * tall * ridge(share * 7, seed) * fade;
    };
    ctx.fillStyle = vertical(ctx, height * (1 - tall), height, color, mix(color, palette.haze, 0.3));
    ctx.beginPath();
    ctx.moveTo(0, height);
    for (let x = 0; x <= width * end; x += 5) ctx.lineTo(x, top(x));
    ctx.lineTo(width * end, height);
    ctx.fill();
    if (seed === 1) continue;
    for (let n = 0; n < 22; n += 1) {
      const x = random.next() * width * end * 0.92;
      const y = top(x) + (0.12 + random.next() * 0.4) * (height - top(x)) + 4;
      const wide = 4.5 + random.next() * 4.5;
      ctx.fillStyle = palette.dark > 0.3 && n % 2 ? '#ffd98a' : (palette.wall[n % 2] ?? '#fff');
      ctx.fillRect(x, y, wide, wide * 0.8);
      ctx.fillStyle = '#d9815a';
      ctx.fillRect(x - 0.5, y - 1.6, wide + 1, 2);
    }
  }
}

/** Paints the islands in the sea, on the right. */
export function paintIslands(ctx: Ctx, width: number, height: number, palette: Palette): void {
  for (const [at, wide, tall, color] of [
    [0.26, 0.2, 0.5, palette.hills[0]],
    [0.52, 0.13, 0.85, palette.hills[0]],
    [0.62, 0.16, 0.45, palette.hills[1]],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo((at - wide / 2) * width, height);
    ctx.bezierCurveTo(
      (at - wide * 0.3) * width,
      height,
      (at - wide * 0.2) * width,
      height * (1 - tall),
      at * width,
      height * (1 - tall),
    );
    ctx.bezierCurveTo(
      (at + wide * 0.2) * width,
      height * (1 - tall * 0.9),
      (at + wide * 0.25) * width,
      height * 0.8,
      (at + wide / 2) * width,
      height,
    );
    ctx.fill();
  }
}
