import { type Ctx, fillCircle, fillEllipse, setStroke, shade, strokeArc, strokeLine } from '../kit/draw.ts';

export interface FruitLook {
  /** The key of the message that says how many of these fruits a goal still needs. */
  readonly goal: 'goal.apples' | 'goal.pears' | 'goal.plums' | 'goal.oranges' | 'goal.blueberries';
  readonly color: string;
}

const apples: FruitLook = { goal: 'goal.apples', color: '#f2414f' };

/** The fruits, in the order of their numbers in the rules. */
export const fruits: readonly FruitLook[] = [
  apples,
  { goal: 'goal.pears', color: '#b6dd3c' },
  { goal: 'goal.plums', color: '#a45cf0' },
  { goal: 'goal.oranges', color: '#ff9a1f' },
  { goal: 'goal.blueberries', color: '#3f8cff' },
];

/** Returns the look of the fruit with this number. */
export const fruitLook = (fruit: number): FruitLook => fruits[fruit] ?? apples;

function body(ctx: Ctx, color: string, x = -0.3, y = -0.4): CanvasGradient {
  const gradient = ctx.createRadialGradient(x, y, 0.08, 0, 0.1, 1.15);
  gradient.addColorStop(0, shade(color, 0.5));
  gradient.addColorStop(0.4, color);
  gradient.addColorStop(1, shade(color, -0.42));
  return gradient;
}

function gloss(ctx: Ctx, x: number, y: number, size: number): void {
  fillEllipse(ctx, x, y, size, size * 0.58, 'rgba(255,255,255,0.62)', -0.7);
}

function stem(ctx: Ctx, x: number, y: number, toX: number, toY: number): void {
  setStroke(ctx, '#6b3f1d', 0.17);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x, (y + toY) / 2, toX, toY);
  ctx.stroke();
}

function leaf(ctx: Ctx, x: number, y: number, size: number, turn: number, color = '#4fc96b'): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(size * 0.5, -size * 0.55, size, 0);
  ctx.quadraticCurveTo(size * 0.5, size * 0.45, 0, 0);
  ctx.fill();
  setStroke(ctx, shade(color, -0.3), size * 0.08);
  strokeLine(ctx, size * 0.1, 0, size * 0.75, -size * 0.02);
  ctx.restore();
}

function apple(ctx: Ctx, color: string): void {
  stem(ctx, 0, -0.5, 0.14, -0.98);
  ctx.fillStyle = body(ctx, color);
  ctx.beginPath();
  ctx.moveTo(0, -0.56);
  ctx.bezierCurveTo(0.35, -0.86, 0.98, -0.66, 0.94, 0.02);
  ctx.bezierCurveTo(0.9, 0.66, 0.5, 0.98, 0.22, 0.9);
  ctx.quadraticCurveTo(0, 0.82, -0.22, 0.9);
  ctx.bezierCurveTo(-0.5, 0.98, -0.9, 0.66, -0.94, 0.02);
  ctx.bezierCurveTo(-0.98, -0.66, -0.35, -0.86, 0, -0.56);
  ctx.fill();
  leaf(ctx, 0.08, -0.74, 0.56, -0.45);
  gloss(ctx, -0.48, -0.28, 0.24);
}

function pear(ctx: Ctx, color: string): void {
  stem(ctx, 0, -0.78, 0.2, -1.08);
  ctx.fillStyle = body(ctx, color, -0.3, 0.05);
  ctx.beginPath();
  ctx.moveTo(0, -0.92);
  ctx.bezierCurveTo(0.5, -0.92, 0.36, -0.3, 0.62, 0.02);
  ctx.bezierCurveTo(0.98, 0.46, 0.62, 0.98, 0, 0.96);
  ctx.bezierCurveTo(-0.62, 0.98, -0.98, 0.46, -0.62, 0.02);
  ctx.bezierCurveTo(-0.36, -0.3, -0.5, -0.92, 0, -0.92);
  ctx.fill();
  leaf(ctx, 0.05, -0.86, 0.5, 0.05);
  gloss(ctx, -0.3, 0.22, 0.22);
}

function plum(ctx: Ctx, color: string): void {
  stem(ctx, 0.05, -0.6, -0.1, -1.02);
  fillEllipse(ctx, 0, 0.1, 0.78, 0.88, body(ctx, color), 0.18);
  setStroke(ctx, shade(color, -0.36), 0.11);
  ctx.beginPath();
  ctx.moveTo(0.1, -0.68);
  ctx.quadraticCurveTo(0.52, 0.05, 0.12, 0.86);
  ctx.stroke();
  leaf(ctx, 0, -0.72, 0.6, -2.7);
  gloss(ctx, -0.34, -0.24, 0.24);
}

function orange(ctx: Ctx, color: string): void {
  fillCircle(ctx, 0, 0.08, 0.88, body(ctx, color));
  ctx.fillStyle = shade(color, -0.28);
  for (const [x, y] of [
    [0.38, 0.3],
    [0.1, 0.58],
    [0.5, -0.02],
    [-0.22, 0.44],
    [0.18, 0.22],
  ] as const) {
    fillCircle(ctx, x, y, 0.055);
  }
  leaf(ctx, 0, -0.72, 0.52, -0.3);
  leaf(ctx, 0, -0.72, 0.52, Math.PI + 0.3, '#3bab58');
  gloss(ctx, -0.4, -0.26, 0.24);
}

function berries(ctx: Ctx, color: string): void {
  for (const [x, y] of [
    [-0.44, 0.36],
    [0.46, 0.36],
    [0, -0.36],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(0.56, 0.56);
    fillCircle(ctx, 0, 0, 1, body(ctx, color));
    setStroke(ctx, shade(color, -0.55), 0.16);
    strokeArc(ctx, 0.12, -0.1, 0.26);
    gloss(ctx, -0.45, -0.42, 0.26);
    ctx.restore();
  }
  leaf(ctx, 0.1, -0.82, 0.5, -0.2);
}

const painters = [apple, pear, plum, orange, berries] as const;

/** Draws a fruit around 0, 0; `radius` is about half its size. */
export function paintFruit(ctx: Ctx, fruit: number, radius: number, color = fruitLook(fruit).color): void {
  ctx.save();
  ctx.scale(radius, radius);
  (painters[fruit] ?? apple)(ctx, color);
  ctx.restore();
}

/** Paints spots of mould and a dark hole over a rotten fruit. */
export function paintRot(ctx: Ctx, radius: number): void {
  ctx.save();
  ctx.scale(radius, radius);
  for (const [x, y, size, color] of [
    [-0.3, 0.2, 0.26, '#8fae5a'],
    [0.32, -0.08, 0.18, '#8fae5a'],
    [0.2, 0.46, 0.16, '#2b1c12'],
    [-0.3, 0.2, 0.12, '#c6d99a'],
  ] as const) {
    fillCircle(ctx, x, y, size, color);
  }
  ctx.restore();
}
