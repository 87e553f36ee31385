import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  setStroke,
  shade,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import type { Rect } from '../kit/stage.ts';
import { createRandom } from '../kit/random.ts';
import { disc, paintGlow } from './brush.ts';

/** Paints the ground of the garden in moonlight. It is painted once per frame size. */
export function paintGround(ctx: Ctx, { x, y, width, height }: Rect): void {
  ctx.fillStyle = vertical(ctx, y, y + height, '#2a1250', '#3f1c66', '#5c2868', '#6d2f62');
  ctx.fillRect(x, y, width, height);
  const random = createRandom(77);
  const size = Math.max(width, height);
  for (let n = 0; n < 13; n += 1) {
    const [cx, cy] = [x + random.next() * width, y + random.next() * height];
    const reach = size * random.range(0.08, 0.2);
    ctx.save();
    ctx.translate(cx, cy);
    ctx.rotate(random.range(0, Math.PI * 2));
    const petal = ctx.createLinearGradient(0, -reach, 0, reach);
    const color = random.pick(['#8a4ac0', '#b04a98', '#5a3aa8', '#c8587e']);
    petal.addColorStop(0, alpha(color, 0.16));
    petal.addColorStop(1, alpha(color, 0));
    ctx.fillStyle = petal;
    ctx.beginPath();
    ctx.moveTo(0, reach);
    ctx.bezierCurveTo(-reach * 0.9, reach * 0.1, -reach * 0.6, -reach, 0, -reach);
    ctx.bezierCurveTo(reach * 0.6, -reach, reach * 0.9, reach * 0.1, 0, reach);
    ctx.fill();
    ctx.restore();
  }
  const moon = { x: x + width * 0.78, y: y + height * 0.06 };
  ctx.save();
  ctx.globalAlpha = 0.5;
  paintGlow(ctx, size * 0.55, '#b8a8ff', 0, moon.x, moon.y);
  ctx.globalAlpha = 0.3;
  paintGlow(ctx, size * 0.4, '#ff9a5a', 0, x + width * 0.1, y + height);
  ctx.restore();
}

function paintLeaf(ctx: Ctx, x: number, y: number, turn: number, length: number, color: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = vertical(ctx, -length, 0, shade(color, 0.16), shade(color, -0.35));
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(-length * 0.46, -length * 0.55, 0, -length);
  ctx.quadraticCurveTo(length * 0.46, -length * 0.55, 0, 0);
  ctx.fill();
  setStroke(ctx, 'rgba(20,8,40,0.5)', 1.4);
  strokeLine(ctx, 0, 0, 0, -length * 0.85);
  ctx.restore();
}

function paintViolet(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  for (let n = 0; n < 5; n += 1) {
    const turn = (n / 5) * Math.PI * 2 + x;
    const [px, py] = [x + Math.cos(turn) * size * 0.6, y + Math.sin(turn) * size * 0.6];
    disc(ctx, px, py, size * 0.62, shade(color, -0.3));
    disc(ctx, px - 1, py - 1, size * 0.5, color);
  }
  disc(ctx, x, y, size * 0.34, '#ffcf6a');
}

/** Paints borders of leaves and violets beside a field that is narrower than the frame. */
export function paintHedges(ctx: Ctx, { x, y, width, height }: Rect, field: { width: number }): void {
  const random = createRandom(5);
  for (const [from, to, side] of [
    [x, 0, -1],
    [field.width, x + width, 1],
  ] as const) {
    ctx.fillStyle = '#1b0d38';
    ctx.fillRect(side < 0 ? from : from + 16, y, to - from - 16, height);
    const edge = side < 0 ? to : from;
    for (let depth = 0; depth < to - from + 30; depth += 24)
      for (let at = y - 20; at < y + height + 40; at += 25)
        paintLeaf(
          ctx,
          edge + side * (depth + 22 + random.range(-8, 8)),
          at + random.range(-8, 8),
          side * -1.5 + random.range(-0.8, 0.8),
          random.range(30, 48),
          random.pick(['#2c1c5a', '#332064', '#262058', '#3c2468']),
        );
    for (let at = y + 30; at < y + height; at += 74)
      paintViolet(
        ctx,
        edge + side * random.range(18, Math.max(20, to - from - 10)),
        at + random.range(-20, 20),
        random.range(9, 14),
        random.pick(['#8a5ad0', '#c05aa8', '#6a62d0']),
      );
  }
}

interface Bloom {
  readonly color: string;
  readonly heart: string;
  readonly petals: number;
  readonly rings: number;
}

const BLOOMS: readonly Bloom[] = [
  { color: '#7a3ab0', heart: '#f0a850', petals: 11, rings: 3 },
  { color: '#a83a80', heart: '#ffcf6a', petals: 7, rings: 2 },
  { color: '#4f46b0', heart: '#ffe0a0', petals: 9, rings: 2 },
  { color: '#c05a78', heart: '#7a2a5a', petals: 6, rings: 2 },
];
const BLOOM_SIZE = 260;

/** Paints a big flower from above, lit by the moon from the upper right. */
function paintBloom(ctx: Ctx, { color, heart, petals, rings }: Bloom): void {
  for (let n = 0; n < 5; n += 1) {
    ctx.save();
    ctx.rotate(n * 1.257 + 0.4);
    ctx.fillStyle = '#2c2a58';
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.quadraticCurveTo(-30, -90, 0, -126);
    ctx.quadraticCurveTo(30, -90, 0, 0);
    ctx.fill();
    ctx.restore();
  }
  for (let ring = 0; ring < rings; ring += 1) {
    const reach = 112 - ring * 32;
    const wide = (reach * 2.5) / petals;
    for (let n = 0; n < petals; n += 1) {
      ctx.save();
      ctx.rotate(((n + ring / 2) / petals) * Math.PI * 2);
      const fill = ctx.createLinearGradient(0, -reach * 0.2, 0, -reach);
      fill.addColorStop(0, shade(color, -0.55));
      fill.addColorStop(0.7, shade(color, ring * 0.1));
      fill.addColorStop(1, shade(color, 0.25 + ring * 0.08));
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.bezierCurveTo(-wide, -reach * 0.35, -wide, -reach * 1.02, 0, -reach);
      ctx.bezierCurveTo(wide, -reach * 1.02, wide, -reach * 0.35, 0, 0);
      ctx.fill();
      setStroke(ctx, 'rgba(30,10,60,0.35)', 2);
      ctx.stroke();
      ctx.restore();
    }
  }
  disc(ctx, 0, 0, 24, shade(heart, -0.35));
  for (let n = 0; n < 22; n += 1)
    disc(
      ctx,
      Math.cos(n * 2.4) * n * 0.95,
      Math.sin(n * 2.4) * n * 0.95,
      3.2,
      shade(heart, n % 3 === 0 ? 0.3 : 0),
    );
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = 'rgba(62,26,104,0.6)';
  ctx.fillRect(-BLOOM_SIZE, -BLOOM_SIZE, BLOOM_SIZE * 2, BLOOM_SIZE * 2);
}

/** Paints a loose petal close to the eye: large and soft. */
function paintPetal(ctx: Ctx, color: string): void {
  const fill = ctx.createRadialGradient(-10, -20, 8, 0, 0, 80);
  fill.addColorStop(0, alpha(shade(color, 0.3), 0.85));
  fill.addColorStop(0.6, alpha(color, 0.6));
  fill.addColorStop(1, alpha(color, 0));
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(0, 76);
  ctx.bezierCurveTo(-74, 20, -54, -76, 0, -66);
  ctx.bezierCurveTo(54, -76, 74, 20, 0, 76);
  ctx.fill();
}

export interface GardenArt {
  readonly blooms: readonly Sprite[];
  readonly petals: readonly Sprite[];
  readonly lamp: Sprite;
}

export const createGardenArt = (scale: number): GardenArt => ({
  blooms: BLOOMS.map((bloom) => createSprite(BLOOM_SIZE, BLOOM_SIZE, scale, (ctx) => paintBloom(ctx, bloom))),
  petals: ['#8a3ac0', '#c04a90'].map((color) =>
    createSprite(160, 160, scale, (ctx) => paintPetal(ctx, color)),
  ),
  lamp: createSprite(320, 320, scale, (ctx) => paintGlow(ctx, 159, '#ff9a4a')),
});

/**
 * Returns the vertical position of a thing in a drifting layer. After it has left at the bottom, it reappears at the
 * top.
 */
function drift(view: Rect, start: number, speed: number, time: number, size: number): number {
  const length = view.height + size * 2;
  return view.y - size + ((start * length + time * speed) % length);
}

/** Draws flowers far below the moth, drifting by. */
export function drawBlooms(ctx: Ctx, art: GardenArt, view: Rect, time: number): void {
  const count = Math.min(9, Math.ceil((view.width * view.height) / 90000));
  for (let n = 0; n < count; n += 1) {
    const y = drift(view, (n * 0.618) % 1, 26, time, 150);
    const x = view.x + ((n * 0.382 + 0.13) % 1) * view.width;
    art.blooms[n % art.blooms.length]?.draw(
      ctx,
      x,
      y,
      0.75 + (n % 3) * 0.22,
      undefined,
      n * 1.3 + time * 0.02,
    );
  }
  for (let n = 0; n < 2; n += 1)
    art.lamp.draw(
      ctx,
      view.x + (n === 0 ? 0.06 : 0.95) * view.width,
      drift(view, n * 0.5 + 0.2, 40, time, 160),
    );
  ctx.globalAlpha = 1;
}

/** Draws loose petals between the garden and the fight, along the sides. */
export function drawPetals(ctx: Ctx, art: GardenArt, view: Rect, time: number): void {
  for (let n = 0; n < 4; n += 1) {
    const isLeft = n % 2 === 0;
    const y = drift(view, n * 0.29, 95 + n * 14, time, 90);
    const x = isLeft ? view.x + 6 + n * 10 : view.x + view.width - 6 - n * 8;
    art.petals[n % 2]?.draw(ctx, x, y, 0.9, undefined, time * 0.3 * (isLeft ? 1 : -1) + n, 0.3);
  }
}
