import {
  type Ctx,
  type Sprite,
  createSprite,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  softShadow,
  strokeArc,
  strokeLine,
} from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';

/** Size of a square in the units in which the art is drawn. */
export const TILE = 44;

/** The colours that the letters of a picture represent. */
export const HUES: Readonly<Record<string, string>> = {
  r: '#e2403f',
  o: '#f58a2e',
  y: '#ffd23c',
  g: '#63b845',
  d: '#2f7d43',
  b: '#3f7fd8',
  l: '#8fd3f2',
  p: '#f58fb8',
  v: '#9a5bd0',
  w: '#fff6e6',
  n: '#8c5630',
  t: '#e2b37a',
  k: '#46405a',
  s: '#a9b0bf',
};

/** The colours of the two seeds. The seeds also differ in shape: leaf and pumpkin. */
export const SEEDS = { 1: '#57a83a', 2: '#f0862a' } as const;

/** Draws a ripe square: nine tufts of one colour that connect with those of adjacent squares. */
function ripe(ctx: Ctx, color: string): void {
  const random = createRandom(11);
  fillRound(ctx, -22.5, -22.5, 45, 45, 5, shade(color, -0.24));
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const x = (column - 1) * 14.4 + random.range(-1.4, 1.4);
      const y = (row - 1) * 14.4 + random.range(-1.4, 1.4);
      fillCircle(ctx, x + 0.8, y + 1.6, 7.4, shade(color, -0.14));
      fillCircle(ctx, x, y, 7, color);
      fillCircle(ctx, x - 1.8, y - 2.2, 3.6, shade(color, 0.22));
      fillCircle(ctx, x - 2.4, y - 3, 1.5, shade(color, 0.55));
    }
  }
}

function leaves(ctx: Ctx): void {
  fillRound(ctx, -21, -21, 42, 42, 9, '#2f6e2b');
  fillRound(ctx, -21, -21, 42, 39, 9, '#3f8a32');
  for (const [count, far, long, wide, fill] of [
    [7, 11, 9.5, 6, '#58ad3b'],
    [5, 6, 7.5, 4.6, '#86d14e'],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      ctx.save();
      ctx.rotate((index / count) * Math.PI * 2 + (count === 5 ? 0.3 : 0));
      fillEllipse(ctx, 0, -far, wide, long, fill);
      setStroke(ctx, 'rgba(235,255,190,0.5)', 1.2);
      strokeLine(ctx, 0, -far + long * 0.7, 0, -far - long * 0.6);
      ctx.restore();
    }
  }
  fillCircle(ctx, 0, 0, 4, '#d6f58c');
}

function pumpkin(ctx: Ctx): void {
  fillRound(ctx, -21, -21, 42, 42, 9, '#7a4312');
  fillRound(ctx, -21, -21, 42, 39, 9, '#96571b');
  for (const [x, y] of [
    [-15, -14],
    [15, -14],
    [-15, 15],
    [15, 15],
  ] as const)
    fillCircle(ctx, x, y, 5, '#5d9a3a');
  for (const [x, wide, fill] of [
    [-9, 8, '#dd6f1b'],
    [9, 8, '#dd6f1b'],
    [0, 9, '#f5922f'],
  ] as const) {
    fillEllipse(ctx, x, 1.5, wide, 15, fill);
  }
  fillEllipse(ctx, -3, -4, 3, 7, 'rgba(255,232,170,0.75)', 0.2);
  fillRound(ctx, -2.5, -18, 5, 8, 2, '#3f7a2c');
}

function sticks(ctx: Ctx): void {
  ctx.lineCap = 'round';
  for (const [dy, color, width] of [
    [1.8, 'rgba(50,24,10,0.45)', 5],
    [0, '#e9cd98', 4.4],
    [-0.9, '#fff0cc', 1.4],
  ] as const) {
    setStroke(ctx, color, width);
    ctx.beginPath();
    ctx.moveTo(-8.5, -8.5 + dy);
    ctx.lineTo(8.5, 8.5 + dy);
    ctx.moveTo(8.5, -8.5 + dy);
    ctx.lineTo(-8.5, 8.5 + dy);
    ctx.stroke();
  }
}

function scarecrow(ctx: Ctx): void {
  softShadow(ctx, 0, 42, 22, 6, 0.4);
  fillRound(ctx, -3, -14, 6, 58, 3, '#8a5a2e');
  fillRound(ctx, -34, -8, 68, 6, 3, '#8a5a2e');
  fillRound(ctx, -30, -13, 60, 15, 7, '#d8483f');
  fillRound(ctx, -15, -13, 30, 38, 7, '#e2584c');
  for (const x of [-8, 4]) fillRound(ctx, x, -13, 4, 38, 0, 'rgba(120,20,30,0.3)');
  for (const side of [-1, 1]) {
    setStroke(ctx, '#ffd95a', 2.4);
    for (let straw = -1; straw <= 1; straw += 1) {
      strokeLine(ctx, side * 30, -5, side * 39, -5 + straw * 6);
    }
  }
  fillCircle(ctx, 0, -24, 13, '#f0cd8c');
  fillCircle(ctx, -4.5, -26, 2, '#4a2c18');
  fillCircle(ctx, 4.5, -26, 2, '#4a2c18');
  setStroke(ctx, '#4a2c18', 2);
  strokeArc(ctx, 0, -23, 6, 0.4, Math.PI - 0.4);
  fillEllipse(ctx, 0, -33, 22, 5, '#c98f2c');
  ctx.fillStyle = '#e3ad45';
  ctx.beginPath();
  ctx.moveTo(-13, -34);
  ctx.lineTo(2, -54);
  ctx.lineTo(13, -34);
  ctx.fill();
  fillRound(ctx, -12, -38, 24, 4, 1, '#5d9a3a');
}

/** Draws a balloon with its basket, seen a little from above. */
function balloon(ctx: Ctx): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-9, 34);
  ctx.bezierCurveTo(-40, 6, -40, -46, 0, -46);
  ctx.bezierCurveTo(40, -46, 40, 6, 9, 34);
  ctx.closePath();
  ctx.fillStyle = '#fff3d8';
  ctx.fill();
  ctx.clip();
  for (const [x, wide, fill] of [
    [-26, 9, '#e8503f'],
    [0, 9, '#e8503f'],
    [26, 9, '#c23a3d'],
    [14, 5, '#efd9ac'],
  ] as const) {
    fillEllipse(ctx, x, -6, wide, 46, fill, x * -0.008);
  }
  fillEllipse(ctx, -15, -24, 8, 15, 'rgba(255,255,255,0.4)', 0.5);
  ctx.restore();
  setStroke(ctx, '#7a5230', 1.6);
  ctx.beginPath();
  ctx.moveTo(-8, 34);
  ctx.lineTo(-7, 46);
  ctx.moveTo(8, 34);
  ctx.lineTo(7, 46);
  ctx.stroke();
  fillRound(ctx, -9, 45, 18, 13, 4, '#8a5a2e');
  fillRound(ctx, -10, 44, 20, 5, 2.5, '#c48a4c');
}

/** Creates the things on a field, drawn once for the current size. */
export function createArt(pixelScale: number) {
  const make = (size: number, paint: (ctx: Ctx) => void): Sprite =>
    createSprite(size, size, pixelScale, paint);
  return {
    ripe: new Map(
      Object.entries(HUES).map(([letter, color]) => [letter, make(46, (ctx) => ripe(ctx, color))]),
    ),
    seeds: { 1: make(46, leaves), 2: make(46, pumpkin) },
    sticks: make(30, sticks),
    scarecrow: make(112, scarecrow),
    balloon: make(124, balloon),
    puff: make(60, (ctx) => {
      for (const [x, y, r] of [
        [-13, 4, 12],
        [0, -3, 15],
        [13, 4, 12],
        [0, 8, 13],
      ] as const) {
        const soft = ctx.createRadialGradient(x, y, 1, x, y, r);
        soft.addColorStop(0, 'rgba(255,255,255,0.95)');
        soft.addColorStop(0.7, 'rgba(240,246,250,0.8)');
        soft.addColorStop(1, 'rgba(230,240,248,0)');
        fillCircle(ctx, x, y, r, soft);
      }
    }),
  };
}
export type Art = ReturnType<typeof createArt>;
