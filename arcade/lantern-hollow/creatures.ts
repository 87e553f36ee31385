import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  softShadow,
  strokeArc,
} from '../kit/draw.ts';

const FUR = '#6d6a63';
const DARK_FUR = '#2b2a2d';
const CREAM = '#f6ead2';
const SCARF = '#e2572b';

const oval = (
  ctx: Ctx,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string | CanvasGradient,
  turn = 0,
) => {
  fillEllipse(ctx, x, y, rx, ry, fill, turn);
};

const ball = (ctx: Ctx, x: number, y: number, rx: number, ry: number, color: string): void => {
  const light = ctx.createRadialGradient(
    x - rx * 0.35,
    y - ry * 0.45,
    rx * 0.1,
    x,
    y,
    Math.max(rx, ry) * 1.1,
  );
  light.addColorStop(0, shade(color, 0.3));
  light.addColorStop(0.55, color);
  light.addColorStop(1, shade(color, -0.45));
  oval(ctx, x, y, rx, ry, light);
};

function scarf(ctx: Ctx, tail: number): void {
  fillRound(ctx, -15, -3, 30, 9, 5, shade(SCARF, -0.25));
  fillRound(ctx, -15, -5, 30, 8, 4, SCARF);
  fillRound(ctx, tail, -1, 8, 17, 4, shade(SCARF, -0.1));
}

const ear = (ctx: Ctx, x: number, y: number): void => {
  oval(ctx, x, y, 6, 6.5, DARK_FUR);
  oval(ctx, x, y + 1, 3.2, 3.6, '#d99a8a');
};

const eye = (ctx: Ctx, x: number, y: number): void => {
  oval(ctx, x, y, 3.1, 3.8, '#101014');
  oval(ctx, x - 0.9, y - 1.4, 1.2, 1.3, '#fff');
};

function body(ctx: Ctx): void {
  ball(ctx, 0, 11, 18, 16, FUR);
}

/**
 * Draws the badger from the front. `heroBack` and `heroSide` draw its other views, the side view looking right. Its
 * feet are drawn separately.
 */
function heroFront(ctx: Ctx): void {
  body(ctx);
  oval(ctx, 0, 15, 10.5, 10, alpha(CREAM, 0.75));
  scarf(ctx, 5);
  ear(ctx, -13, -25);
  ear(ctx, 13, -25);
  ball(ctx, 0, -15, 18, 15.5, CREAM);
  for (const side of [-1, 1]) {
    ctx.fillStyle = DARK_FUR;
    ctx.beginPath();
    ctx.moveTo(side * 3.5, -30);
    ctx.quadraticCurveTo(side * 17, -27, side * 15, -10);
    ctx.quadraticCurveTo(side * 12, -3, side * 6, -6);
    ctx.quadraticCurveTo(side * 3, -16, side * 3.5, -30);
    ctx.fill();
    oval(ctx, side * 8.5, -14, 4.4, 5, '#f8efdd');
    eye(ctx, side * 8.2, -13.5);
  }
  oval(ctx, 0, -4.5, 7.5, 5.5, '#fff6e6');
  oval(ctx, 0, -7, 4, 2.9, '#1d1a1c');
  oval(ctx, -1.2, -8, 1.3, 0.8, '#8a8488');
}

function heroBack(ctx: Ctx): void {
  body(ctx);
  scarf(ctx, -13);
  ear(ctx, -13, -24);
  ear(ctx, 13, -24);
  ball(ctx, 0, -15, 18, 15.5, FUR);
  ctx.fillStyle = CREAM;
  ctx.beginPath();
  ctx.moveTo(-4, -30.5);
  ctx.quadraticCurveTo(0, -16, 0, -3);
  ctx.quadraticCurveTo(0, -16, 4, -30.5);
  ctx.fill();
  oval(ctx, 0, 22, 5, 5.5, '#8b877c');
}

function heroSide(ctx: Ctx): void {
  oval(ctx, -17, 17, 6, 5, '#8b877c', -0.5);
  body(ctx);
  oval(ctx, 7, 16, 8, 9, alpha(CREAM, 0.6));
  scarf(ctx, -16);
  ear(ctx, -8, -26);
  ball(ctx, 0, -15, 17, 15, CREAM);
  oval(ctx, 16, -9, 9, 6, '#fff3df');
  ctx.fillStyle = DARK_FUR;
  ctx.beginPath();
  ctx.moveTo(-9, -29);
  ctx.quadraticCurveTo(8, -28, 18, -12);
  ctx.quadraticCurveTo(8, -6, -2, -10);
  ctx.quadraticCurveTo(-12, -16, -9, -29);
  ctx.fill();
  oval(ctx, 5, -16, 4.4, 5, '#f8efdd');
  eye(ctx, 6, -15.5);
  oval(ctx, 24, -11, 3.6, 3, '#1d1a1c');
}

/** Draws a shade as a rag of darkness. Its eyes are drawn separately, over the dark. */
function shadeRag(ctx: Ctx): void {
  const fog = ctx.createRadialGradient(0, 0, 4, 0, 0, 34);
  fog.addColorStop(0, 'rgba(22,12,40,0.98)');
  fog.addColorStop(0.6, 'rgba(34,20,62,0.9)');
  fog.addColorStop(1, 'rgba(40,24,80,0)');
  oval(ctx, 0, 0, 33, 31, fog);
  ctx.fillStyle = '#1b0f33';
  ctx.beginPath();
  ctx.moveTo(-20, -4);
  ctx.bezierCurveTo(-20, -30, 20, -30, 20, -4);
  ctx.lineTo(22, 20);
  for (const [x, y] of [
    [14, 13],
    [8, 25],
    [0, 14],
    [-8, 25],
    [-14, 13],
    [-22, 20],
  ] as const)
    ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
  oval(ctx, -6, -14, 9, 6, 'rgba(150,120,230,0.22)', -0.4);
}

function moth(ctx: Ctx): void {
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side, 1);
    const wing = ctx.createRadialGradient(14, -6, 4, 22, 0, 58);
    wing.addColorStop(0, '#e9d3a4');
    wing.addColorStop(0.5, '#a8895a');
    wing.addColorStop(1, '#5a4632');
    ctx.fillStyle = wing;
    ctx.beginPath();
    ctx.moveTo(4, -8);
    ctx.bezierCurveTo(20, -52, 66, -46, 60, -12);
    ctx.bezierCurveTo(56, 4, 30, 8, 6, 4);
    ctx.bezierCurveTo(34, 6, 48, 30, 28, 38);
    ctx.bezierCurveTo(14, 40, 6, 20, 4, 6);
    ctx.fill();
    oval(ctx, 40, -20, 11, 11, '#3a2a1c');
    oval(ctx, 40, -20, 7, 7, '#ffb74a');
    oval(ctx, 40, -20, 3.4, 3.4, '#2a1a10');
    oval(ctx, 24, 22, 5, 5, '#3a2a1c');
    setStroke(ctx, '#e9d3a4', 3);
    ctx.beginPath();
    ctx.moveTo(3, -22);
    ctx.quadraticCurveTo(12, -38, 24, -40);
    ctx.stroke();
    ctx.restore();
  }
  ball(ctx, 0, 4, 10, 24, '#cdb488');
  ball(ctx, 0, -18, 10, 9, '#e9d9b6');
  for (const side of [-1, 1]) oval(ctx, side * 5, -19, 3.4, 4, '#16100c');
}

function starer(ctx: Ctx): void {
  softShadow(ctx, 0, 36, 34, 10, 0.6);
  ball(ctx, 0, 0, 36, 38, '#3f5144');
  setStroke(ctx, '#2a382e', 3);
  for (let line = 0; line < 5; line += 1) {
    strokeArc(ctx, 0, 44, 26 + line * 11, -2.3, -0.84);
  }
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#3f5144';
    ctx.beginPath();
    ctx.moveTo(side * 14, -30);
    ctx.lineTo(side * 34, -48);
    ctx.lineTo(side * 33, -18);
    ctx.fill();
    oval(ctx, side * 14.5, -6, 14.5, 15.5, '#1b241e');
    oval(ctx, side * 14.5, -6, 12.5, 13.5, '#f3e6b8');
  }
  ctx.fillStyle = '#d98a35';
  ctx.beginPath();
  ctx.moveTo(-6, 8);
  ctx.lineTo(6, 8);
  ctx.lineTo(0, 18);
  ctx.fill();
}

function mole(ctx: Ctx): void {
  softShadow(ctx, 0, 24, 24, 8, 0.5);
  ball(ctx, 0, 4, 21, 22, '#5a4a5e');
  fillRound(ctx, -19, 8, 38, 14, 7, '#3f7f6a');
  fillRound(ctx, -19, 7, 38, 5, 3, '#5aa78c');
  for (const side of [-1, 1]) {
    ball(ctx, side * 19, 12, 7, 6, '#f0b9a8');
    setStroke(ctx, '#d8b25a', 2.6);
    fillCircle(ctx, side * 7.5, -6, 6.2, 'rgba(200,240,235,0.5)');
    ctx.stroke();
  }
  ball(ctx, 0, 2, 6, 4.8, '#f29a9a');
  fillRound(ctx, -14, -24, 28, 8, 4, '#b9853a');
  fillRound(ctx, -9, -33, 18, 13, 5, '#d8a24a');
}

export interface Creatures {
  readonly front: Sprite;
  readonly back: Sprite;
  readonly side: Sprite;
  readonly shade: Sprite;
  readonly moth: Sprite;
  readonly starer: Sprite;
  readonly mole: Sprite;
}

/** Creates all creatures in the burrow. */
export const createCreatures = (pixelScale: number): Creatures => ({
  front: createSprite(64, 80, pixelScale, heroFront),
  back: createSprite(64, 80, pixelScale, heroBack),
  side: createSprite(64, 80, pixelScale, heroSide),
  shade: createSprite(72, 72, pixelScale, shadeRag),
  moth: createSprite(132, 100, pixelScale, moth),
  starer: createSprite(92, 110, pixelScale, starer),
  mole: createSprite(64, 80, pixelScale, mole),
});
