import {
  type Ctx,
  type Sprite,
  createSprite,
  fillEllipse,
  setStroke,
  strokeArc,
  strokeLine,
} from '../kit/draw.ts';

const FUR = '#f0a04b';
const DARK = '#c8742a';
const CREAM = '#fff1dc';
const LINE = '#5a2b16';

const oval = (ctx: Ctx, x: number, y: number, rx: number, ry: number, turn: number, color: string): void => {
  fillEllipse(ctx, x, y, rx, ry, color, turn);
};

function paintEar(ctx: Ctx, x: number, y: number, turn: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  for (const [size, color] of [
    [13, LINE],
    [11, FUR],
    [6, '#f7b7a0'],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(-size, size * 0.6);
    ctx.quadraticCurveTo(-size * 0.5, -size, 0, -size * 1.3);
    ctx.quadraticCurveTo(size * 0.5, -size, size, size * 0.6);
    ctx.fill();
  }
  ctx.restore();
}

function paintFace(ctx: Ctx, x: number, y: number, isAwake: boolean): void {
  ctx.save();
  ctx.translate(x, y);
  paintEar(ctx, -16, -15, -0.4);
  paintEar(ctx, 16, -15, 0.4);
  oval(ctx, 0, 0, 28, 23.5, 0, LINE);
  oval(ctx, 0, -0.6, 26, 21.6, 0, FUR);
  setStroke(ctx, DARK, 4);
  ctx.lineCap = 'round';
  for (const dx of [-8, 0, 8]) {
    strokeLine(ctx, dx, -20, dx * 0.8, -12);
  }
  oval(ctx, -6.5, 9, 9, 7.5, 0, CREAM);
  oval(ctx, 6.5, 9, 9, 7.5, 0, CREAM);
  setStroke(ctx, LINE, 2.6);
  for (const side of [-1, 1]) {
    if (isAwake) {
      oval(ctx, side * 11, -2, 6, 6.6, 0, '#eaf6c8');
      oval(ctx, side * 11, -2, 3, 5.4, 0, '#2a1a10');
      oval(ctx, side * 11 + 1.5, -4, 1.5, 1.8, 0, '#ffffff');
    } else {
      strokeArc(ctx, side * 11, -3, 5.6, 0.25, Math.PI - 0.25);
    }
    ctx.lineWidth = 1.3;
    for (const lift of [-2, 3]) {
      strokeLine(ctx, side * 14, 8 + lift * 0.6, side * 31, 7 + lift * 1.6);
    }
    ctx.lineWidth = 2.6;
  }
  oval(ctx, 0, 4.4, 3.6, 2.6, 0, '#d45f66');
  ctx.lineWidth = 1.8;
  ctx.beginPath();
  ctx.arc(-3, 8, 3.2, 0, Math.PI * 0.9);
  ctx.moveTo(6.2, 8);
  ctx.arc(3, 8, 3.2, 0, Math.PI * 0.9);
  ctx.stroke();
  ctx.restore();
}

/** Paints the sleeping cat, which is curled up and seen from above. */
function paintAsleep(ctx: Ctx): void {
  oval(ctx, 2, 8, 53, 49, 0, 'rgba(42,15,20,0.32)');
  oval(ctx, 0, 0, 52, 48, 0.1, LINE);
  oval(ctx, 0, -0.6, 49.6, 45.6, 0.1, FUR);
  setStroke(ctx, DARK, 8);
  ctx.lineCap = 'round';
  for (const angle of [-2.5, -2, -1.5, -1, -0.5]) {
    strokeLine(ctx, Math.cos(angle) * 44, Math.sin(angle) * 40, Math.cos(angle) * 27, Math.sin(angle) * 24);
  }
  oval(ctx, -5, 8, 25, 19, 0.2, '#f9c183');
  for (const [color, width] of [
    [LINE, 20],
    [FUR, 15.5],
  ] as const) {
    setStroke(ctx, color, width);
    strokeArc(ctx, 0, 0, 39, 0.1, 1.9);
  }
  setStroke(ctx, CREAM, 14);
  strokeArc(ctx, 0, 0, 39, 1.72, 1.9);
  paintFace(ctx, -13, 14, false);
}

/** Paints the cat in the middle of a leap. */
function paintLeaping(ctx: Ctx): void {
  for (const [color, grow] of [
    [LINE, 2.4],
    [FUR, 0],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineCap = 'round';
    ctx.lineWidth = 13 + grow * 2;
    ctx.beginPath();
    ctx.moveTo(34, 4);
    ctx.quadraticCurveTo(58, -4, 50, -32);
    ctx.stroke();
    for (const [x, y, toX, toY] of [
      [-20, 14, -34, 34],
      [-6, 18, -12, 38],
      [24, 14, 38, 32],
      [32, 8, 48, 22],
    ] as const) {
      strokeLine(ctx, x, y, toX, toY);
    }
    oval(ctx, 6, 4, 40 + grow, 24 + grow, 0.08, color);
  }
  setStroke(ctx, DARK, 7);
  for (const x of [4, 18, 31]) {
    strokeLine(ctx, x, -17, x + 1, -5);
  }
  paintFace(ctx, -26, -8, true);
}

export interface CatArt {
  readonly asleep: Sprite;
  readonly leaping: Sprite;
}

export const createCatArt = (pixelScale: number): CatArt => ({
  asleep: createSprite(124, 124, pixelScale, paintAsleep),
  leaping: createSprite(136, 124, pixelScale, paintLeaping),
});

/** Draws a paw print. */
export function drawPaw(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.25, size * 0.5, size * 0.4, 0, 0, Math.PI * 2);
  for (const [dx, dy] of [
    [-0.58, -0.22],
    [-0.2, -0.55],
    [0.2, -0.55],
    [0.58, -0.22],
  ] as const) {
    ctx.moveTo(x + dx * size + size * 0.19, y + dy * size);
    ctx.arc(x + dx * size, y + dy * size, size * 0.19, 0, Math.PI * 2);
  }
  ctx.fill();
}
