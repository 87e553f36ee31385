import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillCircle,
  setStroke,
  shade,
  starPath,
  strokeLine,
} from '../kit/draw.ts';
import { CELL } from './layout.ts';
import { LINEN } from './quilt.ts';

const HALF = CELL / 2;
const DYES = ['#d8433f', '#2f7fb8', '#eda52b', '#4e9a57', '#9a62b3', '#efe2c8'] as const;
/** Returns the main colour of a fabric. */
export const dyeOf = (fabric: number): string => DYES[fabric] ?? '#efe2c8';

const box = (ctx: Ctx, x: number, y: number, width: number, height: number, color: string): void => {
  ctx.fillStyle = color;
  ctx.fillRect(x, y, width, height);
};

/** Paints red gingham. */
function gingham(ctx: Ctx): void {
  box(ctx, -HALF, -HALF, CELL, CELL, '#fff3e6');
  for (let n = 0; n < 2; n += 1) {
    box(ctx, -HALF + n * 28 + 7, -HALF, 14, CELL, 'rgba(216,58,56,0.55)');
    box(ctx, -HALF, -HALF + n * 28 + 7, CELL, 14, 'rgba(216,58,56,0.55)');
    for (let k = 0; k < 2; k += 1) box(ctx, -HALF + n * 28 + 7, -HALF + k * 28 + 7, 14, 14, '#d8433f');
  }
}

/** Paints blue cloth with white dots. */
function dotted(ctx: Ctx): void {
  box(ctx, -HALF, -HALF, CELL, CELL, DYES[1]);
  for (const [x, y] of [
    [-14, -14],
    [14, -14],
    [0, 0],
    [-14, 14],
    [14, 14],
  ] as const)
    fillCircle(ctx, x, y, 5.2, '#eef8ff');
}

/** Paints mustard cloth with little daisies. */
function daisies(ctx: Ctx): void {
  box(ctx, -HALF, -HALF, CELL, CELL, DYES[2]);
  for (const [x, y, turn] of [
    [-12, -11, 0],
    [13, 12, 0.5],
  ] as const) {
    for (let petal = 0; petal < 6; petal += 1) {
      const angle = turn + (petal / 6) * Math.PI * 2;
      fillCircle(ctx, x + Math.cos(angle) * 6.4, y + Math.sin(angle) * 6.4, 4.4, '#fffaf0');
    }
    fillCircle(ctx, x, y, 4, '#c9541f');
  }
  for (const [x, y] of [
    [14, -13],
    [-13, 14],
  ] as const)
    fillCircle(ctx, x, y, 2.8, '#a85a12');
}

/** Paints green felt with slanted stripes. */
function stripes(ctx: Ctx): void {
  box(ctx, -HALF, -HALF, CELL, CELL, DYES[3]);
  setStroke(ctx, '#a8d48f', 6);
  for (let x = -CELL * 1.5; x < CELL * 1.5; x += 28) {
    strokeLine(ctx, x, HALF + 4, x + CELL + 8, -HALF - 4);
  }
  setStroke(ctx, '#e9f6c9', 1.6);
  for (let x = -CELL * 1.5 + 14; x < CELL * 1.5; x += 28) {
    strokeLine(ctx, x, HALF + 4, x + CELL + 8, -HALF - 4);
  }
}

/** Paints lilac cloth with stars. */
function stars(ctx: Ctx): void {
  box(ctx, -HALF, -HALF, CELL, CELL, DYES[4]);
  ctx.fillStyle = '#f6dcff';
  for (const [x, y, size] of [
    [-12, -10, 9],
    [13, -14, 5],
    [12, 11, 9],
    [-13, 15, 5],
  ] as const) {
    starPath(ctx, x, y, size);
    ctx.fill();
  }
}

/** Paints undyed linen with a cross-stitched heart. */
function linen(ctx: Ctx): void {
  box(ctx, -HALF, -HALF, CELL, CELL, DYES[5]);
  setStroke(ctx, 'rgba(150,118,70,0.2)', 1);
  for (let n = -HALF; n < HALF; n += 4) {
    ctx.beginPath();
    ctx.moveTo(n, -HALF);
    ctx.lineTo(n, HALF);
    ctx.moveTo(-HALF, n);
    ctx.lineTo(HALF, n);
    ctx.stroke();
  }
  setStroke(ctx, '#c25b6a', 1.8);
  const heart = ['.x.x.', 'xxxxx', '.xxx.', '..x..'];
  heart.forEach((row, r) =>
    [...row].forEach((mark, c) => {
      if (mark !== 'x') return;
      const [x, y] = [(c - 2) * 6, (r - 1.5) * 6];
      ctx.beginPath();
      ctx.moveTo(x - 2.2, y - 2.2);
      ctx.lineTo(x + 2.2, y + 2.2);
      ctx.moveTo(x + 2.2, y - 2.2);
      ctx.lineTo(x - 2.2, y + 2.2);
      ctx.stroke();
    }),
  );
}

const WEAVES: readonly ((ctx: Ctx) => void)[] = [gingham, dotted, daisies, stripes, stars, linen];

/** Paints one padded square of a fabric with its stitches. */
function paintPatch(ctx: Ctx, fabric: number): void {
  const edge = CELL - 2;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(-edge / 2, -edge / 2, edge, edge, 9);
  ctx.clip();
  WEAVES[fabric]?.(ctx);
  const puff = ctx.createRadialGradient(-7, -9, 4, 0, 0, 42);
  puff.addColorStop(0, 'rgba(255,255,255,0.3)');
  puff.addColorStop(0.5, 'rgba(255,255,255,0)');
  puff.addColorStop(1, 'rgba(60,20,20,0.36)');
  ctx.fillStyle = puff;
  ctx.fillRect(-HALF, -HALF, CELL, CELL);
  ctx.restore();
  setStroke(ctx, shade(dyeOf(fabric), -0.42), 2.2);
  ctx.beginPath();
  ctx.roundRect(-edge / 2 + 0.6, -edge / 2 + 0.6, edge - 1.2, edge - 1.2, 9);
  ctx.stroke();
  ctx.setLineDash([5, 4]);
  ctx.lineCap = 'round';
  setStroke(ctx, fabric === LINEN ? '#b9935a' : 'rgba(255,250,235,0.92)', 1.8);
  ctx.beginPath();
  ctx.roundRect(-edge / 2 + 5, -edge / 2 + 5, edge - 10, edge - 10, 6);
  ctx.stroke();
  ctx.setLineDash([]);
}

function paintButton(ctx: Ctx): void {
  fillCircle(ctx, 1, 3, 14.5, 'rgba(40,10,20,0.4)');
  fillCircle(ctx, 0, 0, 14.5, '#a8702a');
  fillCircle(ctx, 0, -1, 13.2, '#ffd98c');
  fillCircle(ctx, 0, -0.4, 9.6, '#e7a945');
  fillCircle(ctx, 0, 0.3, 8.8, '#f6c467');
  for (const [x, y] of [
    [-3, -3],
    [3, -3],
    [-3, 3],
    [3, 3],
  ] as const)
    fillCircle(ctx, x, y, 1.9, '#7a4714');
  setStroke(ctx, '#fff7e0', 1.5);
  ctx.beginPath();
  ctx.moveTo(-3, -3);
  ctx.lineTo(3, 3);
  ctx.moveTo(3, -3);
  ctx.lineTo(-3, 3);
  ctx.stroke();
}

/** Paints a square torn open. */
function paintRip(ctx: Ctx): void {
  const ragged = (scale: number): void => {
    ctx.beginPath();
    for (let n = 0; n < 14; n += 1) {
      const angle = (n / 14) * Math.PI * 2;
      const reach = (n % 2 === 0 ? 23 : 16.5) * scale;
      ctx.lineTo(Math.cos(angle) * reach * 1.05, Math.sin(angle) * reach);
    }
    ctx.closePath();
  };
  ragged(1.12);
  ctx.fillStyle = '#fff6e4';
  ctx.fill();
  ragged(0.94);
  ctx.fillStyle = '#5a2c1c';
  ctx.fill();
  ragged(0.76);
  ctx.fillStyle = '#3a180f';
  ctx.fill();
  setStroke(ctx, '#f0d9b4', 1.8);
  ctx.lineCap = 'round';
  for (const [x1, y1, x2, y2] of [
    [-15, -9, -4, -3],
    [13, -11, 4, -4],
    [-11, 13, -3, 5],
    [15, 8, 5, 4],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.quadraticCurveTo((x1 + x2) / 2 + 3, (y1 + y2) / 2 - 3, x2, y2);
    ctx.stroke();
  }
}

function paintNeedle(ctx: Ctx): void {
  ctx.lineCap = 'round';
  setStroke(ctx, 'rgba(50,20,20,0.3)', 5);
  strokeLine(ctx, -24, 5, 26, 5);
  ctx.fillStyle = '#8c97a8';
  ctx.beginPath();
  ctx.moveTo(30, 0);
  ctx.lineTo(-24, -4);
  ctx.quadraticCurveTo(-31, 0, -24, 4);
  ctx.fill();
  ctx.fillStyle = '#f4f8ff';
  ctx.beginPath();
  ctx.moveTo(28, -0.6);
  ctx.lineTo(-24, -3);
  ctx.lineTo(-24, -0.4);
  ctx.fill();
  ctx.fillStyle = '#4b2030';
  ctx.fillRect(-23, -1.3, 8, 2.6);
}

/** The pictures, rendered for one screen density. */
export interface Art {
  patch(fabric: number): Sprite;
  readonly button: Sprite;
  readonly rip: Sprite;
  readonly needle: Sprite;
  readonly shadow: Sprite;
}

export function createArt(pixelScale: number): Art {
  const sprite = (size: number, paint: (ctx: Ctx) => void): Sprite =>
    createSprite(size, size, pixelScale, paint);
  const patches = WEAVES.map((_, fabric) => sprite(CELL, (ctx) => paintPatch(ctx, fabric)));
  const rip = sprite(CELL, paintRip);
  return {
    patch: (fabric) => patches[fabric] ?? rip,
    button: sprite(34, paintButton),
    rip,
    needle: sprite(70, paintNeedle),
    shadow: sprite(CELL, (ctx) => {
      ctx.fillStyle = alpha('#2a0f14', 0.35);
      ctx.beginPath();
      ctx.roundRect(-HALF, -HALF, CELL, CELL, 9);
      ctx.fill();
    }),
  };
}
