import { createSprite, shade, vertical } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import type { Light } from './light.ts';

/** Paints the sky down to the horizon and the bare snow below it. */
export function paintSky(ctx: Ctx, seen: Rect, horizon: number, light: Light): void {
  const bottom = seen.y + seen.height;
  ctx.fillStyle = vertical(ctx, seen.y, horizon, ...light.sky);
  ctx.fillRect(seen.x, seen.y, seen.width, horizon - seen.y + 1);
  const sunX = seen.x + seen.width * 0.74;
  const sunY = horizon - (horizon - seen.y) * 0.5;
  const glow = ctx.createRadialGradient(sunX, sunY, 6, sunX, sunY, seen.width * 0.34);
  glow.addColorStop(0, light.sun);
  glow.addColorStop(0.12, `${light.sun}cc`);
  glow.addColorStop(1, `${light.sun}00`);
  ctx.fillStyle = glow;
  ctx.fillRect(seen.x, seen.y, seen.width, horizon - seen.y);
  ctx.fillStyle = vertical(ctx, horizon, bottom, light.snow[0], light.snow[1], light.snow[1], light.snow[2]);
  ctx.fillRect(seen.x, horizon, seen.width, bottom - horizon);
}

function ridge(ctx: Ctx, random: Random, width: number, tall: number, color: string, cap: string): void {
  for (let x = -tall; x < width + tall; x += tall * random.range(0.55, 1.3)) {
    const top = -tall * random.range(0.55, 1);
    const half = -top * random.range(0.75, 1.1);
    ctx.fillStyle = vertical(ctx, top, 0, cap, shade(color, 0.3), color);
    ctx.beginPath();
    ctx.moveTo(x - half, 4);
    ctx.lineTo(x, top);
    ctx.lineTo(x + half, 4);
    ctx.fill();
    ctx.fillStyle = shade(color, -0.08);
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x - half, 4);
    ctx.lineTo(x - half * 0.1, 4);
    ctx.lineTo(x - half * 0.22, top * 0.45);
    ctx.lineTo(x - half * 0.02, top * 0.6);
    ctx.fill();
  }
}

function hut(ctx: Ctx, random: Random, x: number, y: number, size: number): void {
  ctx.fillStyle = random.pick(['#8c5536', '#74432e', '#a3683f']);
  ctx.fillRect(x - size * 0.5, y - size * 0.62, size, size * 0.64);
  ctx.fillStyle = '#ffd574';
  ctx.fillRect(x - size * 0.28, y - size * 0.42, size * 0.18, size * 0.22);
  ctx.fillRect(x + size * 0.1, y - size * 0.42, size * 0.18, size * 0.22);
  ctx.fillStyle = '#fffaf2';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.72, y - size * 0.5);
  ctx.lineTo(x, y - size * 1.14);
  ctx.lineTo(x + size * 0.72, y - size * 0.5);
  ctx.lineTo(x + size * 0.56, y - size * 0.46);
  ctx.lineTo(x, y - size * 0.9);
  ctx.lineTo(x - size * 0.56, y - size * 0.46);
  ctx.fill();
}

function steeple(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.fillStyle = '#f4e3cb';
  ctx.fillRect(x - size * 0.22, y - size * 1.5, size * 0.44, size * 1.5);
  ctx.fillStyle = '#d8475a';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.32, y - size * 1.46);
  ctx.lineTo(x, y - size * 2.6);
  ctx.lineTo(x + size * 0.32, y - size * 1.46);
  ctx.fill();
  ctx.fillStyle = '#6b3a3a';
  ctx.fillRect(x - size * 0.1, y - size * 1.24, size * 0.2, size * 0.3);
}

/** Creates peaks, the larch forest and the village in the valley: a strip that moves a little when the skier does. */
export function createPanorama(width: number, tall: number, pixelScale: number, light: Light): Sprite {
  return createSprite(width, tall * 2, Math.min(2, pixelScale), (ctx) => {
    const random = createRandom(77);
    ctx.translate(-width / 2, 0);
    ridge(ctx, random, width, tall * 0.98, light.peaks[0], '#fff6e6');
    ridge(ctx, random, width, tall * 0.62, light.peaks[1], '#fff5ea');
    for (let x = 0; x < width; x += 5) {
      const size = random.range(8, 17) * (tall / 150);
      ctx.fillStyle = random.pick(['#4f7a90', '#5b8796', '#466c8a']);
      ctx.beginPath();
      ctx.moveTo(x - size * 0.4, 5);
      ctx.lineTo(x, -size);
      ctx.lineTo(x + size * 0.4, 5);
      ctx.fill();
    }
    const unit = tall / 7.5;
    for (let group = 0; group < 5; group += 1) {
      const middle = width * (0.1 + group * 0.2) + random.range(-20, 20);
      if (group % 2 === 0) steeple(ctx, middle, 3, unit * 0.9);
      for (let house = 0; house < 9; house += 1)
        hut(
          ctx,
          random,
          middle + (house - 4) * unit * 1.05,
          random.range(0, 5),
          unit * random.range(0.7, 1.1),
        );
    }
    ctx.fillStyle = vertical(ctx, -tall * 0.14, 8, `${light.snow[0]}00`, light.snow[0]);
    ctx.fillRect(0, -tall * 0.14, width, tall * 0.14 + 8);
  });
}
