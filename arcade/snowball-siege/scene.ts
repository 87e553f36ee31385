import { type Ctx, alpha, fillCircle, fillRound, shade, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';

/** Paints a range of snowy peaks whose left sides are in the last light. */
function peaks(
  ctx: Ctx,
  box: Rect,
  foot: number,
  tall: number,
  colors: readonly [string, string],
  seed: number,
): void {
  const random = createRandom(seed);
  for (let x = box.x - 60; x < box.x + box.width + 60; x += tall * random.range(0.62, 0.95)) {
    const height = tall * random.range(0.6, 1);
    const wide = height * random.range(0.75, 1);
    const ridge = x + wide * random.range(-0.12, 0.12);
    ctx.fillStyle = colors[0];
    ctx.beginPath();
    ctx.moveTo(x - wide, foot);
    ctx.lineTo(ridge, foot - height);
    ctx.lineTo(x + wide, foot);
    ctx.fill();
    ctx.fillStyle = colors[1];
    ctx.beginPath();
    ctx.moveTo(ridge, foot - height);
    ctx.lineTo(x - wide, foot);
    ctx.lineTo(x - wide * 0.3, foot);
    ctx.lineTo(ridge - wide * 0.12, foot - height * 0.42);
    ctx.lineTo(ridge + wide * 0.05, foot - height * 0.62);
    ctx.closePath();
    ctx.fill();
  }
}

export function pine(ctx: Ctx, x: number, foot: number, height: number, color: string): void {
  for (const [level, half] of [
    [0, 0.34],
    [0.26, 0.27],
    [0.52, 0.19],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x - height * half, foot - height * level);
    ctx.lineTo(x, foot - height * (level + 0.48));
    ctx.lineTo(x + height * half, foot - height * level);
    ctx.fill();
    ctx.fillStyle = 'rgba(226,220,255,0.75)';
    ctx.beginPath();
    ctx.moveTo(x, foot - height * (level + 0.48));
    ctx.lineTo(x - height * half * 0.62, foot - height * (level + 0.16));
    ctx.lineTo(x - height * half * 0.1, foot - height * (level + 0.24));
    ctx.fill();
  }
}

function window(ctx: Ctx, x: number, y: number, wide: number, tall: number): void {
  const glow = ctx.createRadialGradient(x, y, 1, x, y, wide * 2.6);
  glow.addColorStop(0, 'rgba(255,196,92,0.55)');
  glow.addColorStop(1, 'rgba(255,170,80,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(x - wide * 3, y - wide * 3, wide * 6, wide * 6);
  fillRound(ctx, x - wide / 2, y - tall / 2, wide, tall, 1.5, '#ffd777');
  ctx.fillStyle = '#a9583a';
  ctx.fillRect(x - 0.6, y - tall / 2, 1.2, tall);
  ctx.fillRect(x - wide / 2, y - 0.6, wide, 1.2);
}

function house(ctx: Ctx, x: number, foot: number, size: number, wall: string): void {
  const [wide, tall] = [size, size * 0.6];
  fillRound(
    ctx,
    x - wide / 2,
    foot - tall,
    wide,
    tall + 6,
    2,
    vertical(ctx, foot - tall, foot, shade(wall, 0.1), shade(wall, -0.3)),
  );
  ctx.fillStyle = '#4a2c55';
  ctx.fillRect(x - wide / 2, foot - tall * 0.36, wide, tall * 0.4);
  fillRound(ctx, x + wide * 0.2, foot - tall * 1.62, wide * 0.14, tall * 0.5, 1, '#6b4468');
  ctx.beginPath();
  ctx.moveTo(x - wide * 0.68, foot - tall * 0.84);
  ctx.lineTo(x, foot - tall * 1.72);
  ctx.lineTo(x + wide * 0.68, foot - tall * 0.84);
  ctx.lineTo(x + wide * 0.6, foot - tall * 0.7);
  ctx.lineTo(x, foot - tall * 1.4);
  ctx.lineTo(x - wide * 0.6, foot - tall * 0.7);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, foot - tall * 1.7, foot - tall * 0.7, '#f4f0ff', '#b3a6e8');
  ctx.fill();
  for (const part of [-0.25, 0.22])
    window(ctx, x + wide * part, foot - tall * 0.58, wide * 0.17, wide * 0.19);
  window(ctx, x - wide * 0.02, foot - tall * 1.04, wide * 0.12, wide * 0.13);
}

function church(ctx: Ctx, x: number, foot: number, size: number): void {
  house(ctx, x + size * 0.55, foot, size * 0.95, '#8f76a8');
  fillRound(
    ctx,
    x - size * 0.2,
    foot - size * 1.5,
    size * 0.4,
    size * 1.55,
    2,
    vertical(ctx, foot - size * 1.5, foot, '#a48cc0', '#5b4480'),
  );
  ctx.beginPath();
  ctx.moveTo(x - size * 0.27, foot - size * 1.44);
  ctx.quadraticCurveTo(x - size * 0.04, foot - size * 1.7, x, foot - size * 2.5);
  ctx.quadraticCurveTo(x + size * 0.04, foot - size * 1.7, x + size * 0.27, foot - size * 1.44);
  ctx.fillStyle = vertical(ctx, foot - size * 2.5, foot - size * 1.4, '#f4f0ff', '#9a8bd8');
  ctx.fill();
  fillCircle(ctx, x, foot - size * 2.52, 2.4, '#ffd777');
  window(ctx, x, foot - size * 1.16, size * 0.16, size * 0.24);
  fillCircle(ctx, x, foot - size * 0.78, size * 0.11, '#fff1c4');
}

/** Paints the sky at blue hour, the mountains and the village; `horizon` is the foot of the far slopes. */
export function paintScene(ctx: Ctx, box: Rect, horizon: number): void {
  ctx.fillStyle = vertical(ctx, box.y, horizon, '#241f63', '#4b3f9c', '#9473c9', '#f0a4bd', '#ffd0b4');
  ctx.fillRect(box.x, box.y, box.width, box.height);
  const random = createRandom(77);
  for (let star = 0; star < 90; star += 1) {
    const y = box.y + random.next() ** 1.7 * Math.max(60, horizon - box.y - 120);
    fillCircle(
      ctx,
      box.x + random.next() * box.width,
      y,
      random.range(0.5, 1.6),
      alpha('#fff6e0', random.range(0.35, 0.95)),
    );
  }
  const moon = { x: 510, y: Math.max(box.y + 70, horizon - 250) };
  fillCircle(ctx, moon.x, moon.y, 46, 'rgba(255,240,210,0.1)');
  fillCircle(ctx, moon.x, moon.y, 34, 'rgba(255,240,210,0.16)');
  fillCircle(ctx, moon.x, moon.y, 23, '#fff3d6');
  fillCircle(ctx, moon.x + 8, moon.y - 5, 4, '#ecd9b8');
  fillCircle(ctx, moon.x - 6, moon.y + 7, 3, '#ecd9b8');
  peaks(ctx, box, horizon - 8, 190, ['#7b68bd', '#f2b6cd'], 5);
  peaks(ctx, box, horizon + 16, 118, ['#5b4ba3', '#b79ade'], 14);
  ctx.fillStyle = vertical(ctx, horizon - 50, horizon + 90, '#8d7cd0', '#6455ad');
  ctx.beginPath();
  ctx.moveTo(box.x, horizon + 400);
  for (let x = box.x; x <= box.x + box.width + 12; x += 12)
    ctx.lineTo(x, horizon - 6 + Math.sin(x * 0.011) * 18 + Math.sin(x * 0.029) * 7);
  ctx.lineTo(box.x + box.width, horizon + 400);
  ctx.fill();
  const slope = (x: number): number => horizon - 4 + Math.sin(x * 0.011) * 18 + Math.sin(x * 0.029) * 7;
  for (let x = box.x; x < box.x + box.width; x += random.range(11, 26))
    if (random.chance(0.72)) pine(ctx, x, slope(x) + random.range(2, 12), random.range(20, 40), '#3b347f');
  church(ctx, 318, slope(318) + 12, 36);
  for (const [x, size, wall] of [
    [232, 40, '#b5684f'],
    [282, 32, '#a1604c'],
    [404, 38, '#b9705a'],
    [452, 46, '#9c5a58'],
    [60, 34, '#a1604c'],
    [622, 36, '#b5684f'],
  ] as const)
    house(ctx, x, slope(x) + 16, size, wall);
  ctx.fillStyle = vertical(ctx, horizon - 30, horizon + 80, alpha('#cbb5f2', 0), alpha('#cbb5f2', 0.6));
  ctx.fillRect(box.x, horizon - 30, box.width, 110);
}
