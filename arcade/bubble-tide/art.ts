import {
  type Ctx,
  type Sprite,
  createSprite,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
  starPath,
  strokeArc,
} from '../kit/draw.ts';
import { LANTERN, PEARL, STONE } from './grid.ts';

/** Colours of the kinds, in the order of their numbers; the last three are stone, lantern and pearl. */
export const kindColors: readonly string[] = [
  '#ff4d63',
  '#ffc928',
  '#2fa8ff',
  '#43d07a',
  '#a768ff',
  '#ff86d3',
  '#8391a8',
  '#ff9d3c',
  '#f4efff',
];

export const kindColor = (kind: number): string => kindColors[kind] ?? '#ffffff';

type Mark = (ctx: Ctx) => void;

const starfish: Mark = (ctx) => {
  starPath(ctx, 0, 0.03, 0.62, 0.3);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 0.16;
  ctx.stroke();
  ctx.fill();
};
const shell: Mark = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(0, 0.5);
  ctx.bezierCurveTo(-0.3, 0.4, -0.72, 0.1, -0.56, -0.2);
  ctx.bezierCurveTo(-0.46, -0.5, -0.2, -0.56, 0, -0.56);
  ctx.bezierCurveTo(0.2, -0.56, 0.46, -0.5, 0.56, -0.2);
  ctx.bezierCurveTo(0.72, 0.1, 0.3, 0.4, 0, 0.5);
  ctx.fill();
  ctx.globalCompositeOperation = 'destination-out';
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  for (const x of [-0.34, 0, 0.34]) {
    ctx.moveTo(0, 0.42);
    ctx.lineTo(x, -0.4);
  }
  ctx.stroke();
};
const fish: Mark = (ctx) => {
  ctx.beginPath();
  ctx.ellipse(-0.1, 0, 0.44, 0.3, 0, 0, Math.PI * 2);
  ctx.moveTo(0.2, 0);
  ctx.lineTo(0.62, -0.32);
  ctx.quadraticCurveTo(0.5, 0, 0.62, 0.32);
  ctx.closePath();
  ctx.fill();
  ctx.globalCompositeOperation = 'destination-out';
  fillCircle(ctx, -0.28, -0.06, 0.075);
};
const kelp: Mark = (ctx) => {
  ctx.lineCap = 'round';
  ctx.lineWidth = 0.15;
  ctx.beginPath();
  ctx.moveTo(0, 0.56);
  ctx.quadraticCurveTo(-0.12, 0.1, 0.04, -0.5);
  ctx.stroke();
  for (const [x, y, turn] of [
    [-0.26, 0.22, 0.6],
    [0.26, 0.04, -0.6],
    [-0.2, -0.24, 0.6],
    [0.24, -0.4, -0.6],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(x, y, 0.28, 0.13, turn, 0, Math.PI * 2);
    ctx.fill();
  }
};
const jelly: Mark = (ctx) => {
  ctx.beginPath();
  ctx.arc(0, -0.08, 0.48, Math.PI, 0);
  ctx.quadraticCurveTo(0.36, 0.16, 0.24, 0);
  ctx.quadraticCurveTo(0.12, 0.16, 0, 0);
  ctx.quadraticCurveTo(-0.12, 0.16, -0.24, 0);
  ctx.quadraticCurveTo(-0.36, 0.16, -0.48, -0.08);
  ctx.fill();
  ctx.lineWidth = 0.11;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const x of [-0.28, 0, 0.28]) {
    ctx.moveTo(x, 0.16);
    ctx.quadraticCurveTo(x + 0.12, 0.34, x, 0.54);
  }
  ctx.stroke();
};
const crab: Mark = (ctx) => {
  fillEllipse(ctx, 0, 0.14, 0.4, 0.29);
  ctx.lineWidth = 0.12;
  ctx.lineCap = 'round';
  for (const side of [-1, 1]) {
    strokeArc(
      ctx,
      side * 0.46,
      -0.3,
      0.2,
      side > 0 ? -0.5 : Math.PI - 1.2,
      side > 0 ? Math.PI + 1.2 : Math.PI * 2 + 0.5,
      false,
    );
    ctx.beginPath();
    ctx.moveTo(side * 0.34, 0.02);
    ctx.lineTo(side * 0.46, -0.14);
    ctx.moveTo(side * 0.3, 0.36);
    ctx.lineTo(side * 0.44, 0.52);
    ctx.stroke();
  }
};
const marks: readonly Mark[] = [starfish, shell, fish, kelp, jelly, crab];

function ball(ctx: Ctx, radius: number, color: string): void {
  const body = ctx.createRadialGradient(-radius * 0.2, -radius * 0.3, radius * 0.1, 0, 0, radius);
  body.addColorStop(0, shade(color, 0.3));
  body.addColorStop(0.55, color);
  body.addColorStop(0.86, shade(color, -0.2));
  body.addColorStop(1, shade(color, -0.42));
  fillCircle(ctx, 0, 0, radius, body);
  const low = ctx.createRadialGradient(0, radius * 0.5, 0, 0, radius * 0.55, radius * 0.7);
  low.addColorStop(0, 'rgba(255,255,255,0.34)');
  low.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = low;
  ctx.fill();
}

function shine(ctx: Ctx, radius: number): void {
  ctx.fillStyle = 'rgba(255,255,255,0.78)';
  ctx.beginPath();
  ctx.ellipse(-radius * 0.4, -radius * 0.52, radius * 0.25, radius * 0.14, -0.65, 0, Math.PI * 2);
  ctx.fill();
  fillCircle(ctx, -radius * 0.66, -radius * 0.2, radius * 0.07);
}

function paintMark(ctx: Ctx, kind: number, radius: number): void {
  const layer = createSprite(radius * 2, radius * 2, 4, (mark) => {
    mark.scale(radius, radius);
    mark.fillStyle = '#fff';
    mark.strokeStyle = '#fff';
    marks[kind]?.(mark);
  });
  layer.draw(ctx, 0, 0, 1, 1, 0, 0.9);
}

function paintStone(ctx: Ctx, radius: number): void {
  ctx.beginPath();
  for (let n = 0; n < 9; n++) {
    const angle = (n / 9) * Math.PI * 2;
    const far = radius * (n % 2 === 0 ? 0.99 : 0.92);
    ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  ctx.closePath();
  const body = ctx.createLinearGradient(0, -radius, 0, radius);
  body.addColorStop(0, '#a9b5c9');
  body.addColorStop(0.5, '#76849c');
  body.addColorStop(1, '#4a566c');
  ctx.fillStyle = body;
  ctx.fill();
  setStroke(ctx, '#39435a', radius * 0.08);
  ctx.stroke();
  ctx.strokeStyle = '#26304a';
  ctx.lineCap = 'round';
  ctx.lineWidth = radius * 0.14;
  ctx.beginPath();
  ctx.arc(0, -radius * 0.42, radius * 0.13, 0, Math.PI * 2);
  ctx.moveTo(0, -radius * 0.26);
  ctx.lineTo(0, radius * 0.5);
  ctx.moveTo(-radius * 0.26, -radius * 0.1);
  ctx.lineTo(radius * 0.26, -radius * 0.1);
  ctx.moveTo(-radius * 0.46, radius * 0.16);
  ctx.quadraticCurveTo(-radius * 0.4, radius * 0.52, 0, radius * 0.52);
  ctx.quadraticCurveTo(radius * 0.4, radius * 0.52, radius * 0.46, radius * 0.16);
  ctx.stroke();
}

function paintLantern(ctx: Ctx, radius: number): void {
  ball(ctx, radius, '#3b2a5e');
  const glow = ctx.createRadialGradient(0, radius * 0.05, 0, 0, radius * 0.05, radius * 0.95);
  glow.addColorStop(0, '#fff6c9');
  glow.addColorStop(0.4, '#ffb648');
  glow.addColorStop(1, 'rgba(255,140,40,0)');
  fillCircle(ctx, 0, 0, radius * 0.97, glow);
  ctx.fillStyle = '#4a2318';
  ctx.fillRect(-radius * 0.3, -radius * 0.56, radius * 0.6, radius * 0.15);
  ctx.fillRect(-radius * 0.3, radius * 0.46, radius * 0.6, radius * 0.15);
  ctx.fillStyle = '#fff3b0';
  ctx.beginPath();
  ctx.roundRect(-radius * 0.27, -radius * 0.4, radius * 0.54, radius * 0.84, radius * 0.12);
  ctx.fill();
  ctx.fillStyle = '#ff6b2c';
  ctx.beginPath();
  ctx.moveTo(0, -radius * 0.28);
  ctx.quadraticCurveTo(radius * 0.3, radius * 0.1, 0, radius * 0.34);
  ctx.quadraticCurveTo(-radius * 0.3, radius * 0.1, 0, -radius * 0.28);
  ctx.fill();
  setStroke(ctx, '#4a2318', radius * 0.1);
  strokeArc(ctx, 0, -radius * 0.58, radius * 0.18, Math.PI, 0);
}

function paintPearl(ctx: Ctx, radius: number): void {
  const body = ctx.createRadialGradient(-radius * 0.3, -radius * 0.35, radius * 0.05, 0, 0, radius);
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.35, '#fdf1ff');
  body.addColorStop(0.6, '#d7e9ff');
  body.addColorStop(0.8, '#ffd9ef');
  body.addColorStop(1, '#a89ac9');
  fillCircle(ctx, 0, 0, radius, body);
  ctx.fillStyle = '#ffffff';
  starPath(ctx, radius * 0.3, radius * 0.28, radius * 0.34, radius * 0.08, 4);
  ctx.fill();
}

/** Draws a bubble of a kind around 0, 0. */
export function paintBubble(ctx: Ctx, kind: number, radius: number): void {
  if (kind === STONE) paintStone(ctx, radius);
  else if (kind === LANTERN) paintLantern(ctx, radius);
  else if (kind === PEARL) paintPearl(ctx, radius);
  else {
    ball(ctx, radius, kindColor(kind));
    paintMark(ctx, kind, radius * 0.92);
  }
  if (kind !== STONE) shine(ctx, radius);
}

export interface Bubbles {
  get(kind: number): Sprite;
  /** A soft warm light, two and a half times as wide as a bubble. */
  readonly glow: Sprite;
}

/** Renders every kind once for a size. */
export function createBubbles(unit: number, pixelScale: number): Bubbles {
  const radius = unit * 0.97;
  const sprites = kindColors.map((_, kind) =>
    createSprite(unit * 2, unit * 2, pixelScale, (ctx) => paintBubble(ctx, kind, radius)),
  );
  const glow = createSprite(unit * 5, unit * 5, pixelScale, (ctx) => {
    const light = ctx.createRadialGradient(0, 0, 0, 0, 0, unit * 2.5);
    light.addColorStop(0, 'rgba(255,214,130,0.75)');
    light.addColorStop(1, 'rgba(255,170,60,0)');
    ctx.fillStyle = light;
    ctx.fillRect(-unit * 2.5, -unit * 2.5, unit * 5, unit * 5);
  });
  return { get: (kind) => sprites[kind] ?? glow, glow };
}
