import { fillCircle, fillEllipse, setStroke, shade, strokeLine } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';

/** The colours of each flower: its petals, the lettering on its cards, and the dark parts of its blossom. */
export const FLOWER_COLORS = [
  { petal: '#c04fb0', ink: '#8d1f86', deep: '#7a2374' },
  { petal: '#e8452f', ink: '#c3200f', deep: '#93160c' },
  { petal: '#3f74e0', ink: '#1d49b8', deep: '#1b3c98' },
  { petal: '#f5b51f', ink: '#a65d00', deep: '#7b430a' },
] as const;

const LEAF = '#5f8a3a';

const colorsOf = (flower: number): (typeof FLOWER_COLORS)[number] =>
  FLOWER_COLORS[flower] ?? FLOWER_COLORS[0];

const glowing = (ctx: Ctx, radius: number, color: string): CanvasGradient => {
  const fill = ctx.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.1, 0, 0, radius * 1.05);
  fill.addColorStop(0, shade(color, 0.42));
  fill.addColorStop(0.55, color);
  fill.addColorStop(1, shade(color, -0.28));
  return fill;
};

/** Traces a leaf from 0, 0 upwards. */
export function traceLeaf(ctx: Ctx, length: number): void {
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(length * 0.5, -length * 0.25, length * 0.36, -length * 0.85, 0, -length);
  ctx.bezierCurveTo(-length * 0.36, -length * 0.85, -length * 0.5, -length * 0.25, 0, 0);
}

/** Paints a veined leaf whose stem begins at x, y. With `turn` 0, the leaf points up. */
export function paintLeaf(ctx: Ctx, x: number, y: number, length: number, turn: number, color = LEAF): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = color;
  traceLeaf(ctx, length);
  ctx.fill();
  setStroke(ctx, shade(color, 0.35), Math.max(0.6, length * 0.05));
  strokeLine(ctx, 0, -length * 0.08, 0, -length * 0.82);
  ctx.restore();
}

function foxglove(ctx: Ctx, r: number): void {
  const { petal, deep } = colorsOf(0);
  ctx.fillStyle = glowing(ctx, r * 1.1, petal);
  ctx.beginPath();
  ctx.moveTo(-r * 0.3, -r * 0.72);
  ctx.bezierCurveTo(-r * 0.62, -r * 0.1, -r * 0.5, r * 0.3, -r * 0.86, r * 0.62);
  ctx.quadraticCurveTo(-r * 0.5, r * 0.78, -r * 0.36, r * 0.94);
  ctx.quadraticCurveTo(0, r * 0.84, r * 0.36, r * 0.94);
  ctx.quadraticCurveTo(r * 0.5, r * 0.78, r * 0.86, r * 0.62);
  ctx.bezierCurveTo(r * 0.5, r * 0.3, r * 0.62, -r * 0.1, r * 0.3, -r * 0.72);
  ctx.closePath();
  ctx.fill();
  fillEllipse(ctx, 0, r * 0.62, r * 0.58, r * 0.22, '#f9dcf3');
  ctx.fillStyle = deep;
  for (const [x, y] of [
    [-0.3, 0.6],
    [0, 0.7],
    [0.3, 0.6],
    [0, 0.52],
  ] as const) {
    fillCircle(ctx, x * r, y * r, r * 0.075);
  }
  fillEllipse(ctx, -r * 0.22, -r * 0.12, r * 0.1, r * 0.36, 'rgba(255,255,255,0.4)', 0.12);
  for (const turn of [-1.05, 0, 1.05]) paintLeaf(ctx, 0, -r * 0.62, r * 0.42, turn, '#6f9a44');
}

function poppy(ctx: Ctx, r: number): void {
  const { petal, deep } = colorsOf(1);
  const fill = glowing(ctx, r, petal);
  for (const [x, y, w, h] of [
    [0, -0.42, 0.74, 0.56],
    [0, 0.44, 0.74, 0.54],
    [-0.44, 0.02, 0.56, 0.7],
    [0.44, 0.02, 0.56, 0.7],
  ] as const) {
    fillEllipse(ctx, x * r, y * r, w * r, h * r, fill);
    ctx.strokeStyle = deep;
    ctx.globalAlpha = 0.45;
    ctx.lineWidth = r * 0.05;
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
  fillCircle(ctx, 0, 0, r * 0.34, '#3a1420');
  fillCircle(ctx, 0, 0, r * 0.17, '#b8cf6a');
}

function cornflower(ctx: Ctx, r: number): void {
  const { petal, deep } = colorsOf(2);
  for (let index = 0; index < 8; index += 1) {
    ctx.save();
    ctx.rotate((index * Math.PI) / 4);
    ctx.fillStyle = index % 2 === 0 ? petal : shade(petal, 0.22);
    ctx.beginPath();
    ctx.moveTo(-r * 0.06, -r * 0.1);
    ctx.lineTo(-r * 0.32, -r * 0.86);
    ctx.lineTo(-r * 0.12, -r * 0.74);
    ctx.lineTo(0, -r * 1.02);
    ctx.lineTo(r * 0.12, -r * 0.74);
    ctx.lineTo(r * 0.32, -r * 0.86);
    ctx.lineTo(r * 0.06, -r * 0.1);
    ctx.fill();
    ctx.restore();
  }
  fillCircle(ctx, 0, 0, r * 0.3, deep);
  ctx.fillStyle = '#b48cf0';
  for (let index = 0; index < 6; index += 1) {
    fillCircle(ctx, Math.cos(index * 1.05) * r * 0.17, Math.sin(index * 1.05) * r * 0.17, r * 0.07);
  }
}

function sunflower(ctx: Ctx, r: number): void {
  const { petal } = colorsOf(3);
  for (const [count, length, offset, color] of [
    [12, 1, 0.13, shade(petal, -0.16)],
    [12, 0.94, 0.39, petal],
  ] as const) {
    ctx.fillStyle = color;
    for (let index = 0; index < count; index += 1) {
      ctx.save();
      ctx.rotate((index / count) * Math.PI * 2 + offset);
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.quadraticCurveTo(r * 0.3, -r * 0.6, 0, -r * length);
      ctx.quadraticCurveTo(-r * 0.3, -r * 0.6, 0, 0);
      ctx.fill();
      ctx.restore();
    }
  }
  fillCircle(ctx, 0, 0, r * 0.46, '#5a3216');
  fillCircle(ctx, -r * 0.06, -r * 0.08, r * 0.32, '#8a5428');
  ctx.fillStyle = '#3e210e';
  for (let index = 0; index < 9; index += 1) {
    const [angle, far] = [index * 2.4, r * 0.09 * Math.sqrt(index)];
    fillCircle(ctx, Math.cos(angle) * far, Math.sin(angle) * far, r * 0.05);
  }
}

const BLOSSOMS = [foxglove, poppy, cornflower, sunflower] as const;

/** Paints a blossom around 0, 0, at most `radius` wide to each side. */
export function paintBlossom(ctx: Ctx, flower: number, radius: number): void {
  BLOSSOMS[flower]?.(ctx, radius);
}
