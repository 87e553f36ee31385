import {
  type Ctx,
  type Sprite,
  createSprite,
  fillEllipse,
  glossyBall,
  roundRect,
  setStroke,
  shade,
  strokeArc,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';
import { createBodies } from './creatures.ts';
import { flower, leaf } from './scenery.ts';
import { MUSHROOM_WIDTH } from './world.ts';

/** Height of a bough above its knot. */
const BOUGH = 560;

function bough(ctx: Ctx, isDry: boolean): void {
  const wood = isDry ? '#a0714a' : '#5b3a2a';
  const y = -BOUGH / 2;
  const knot = BOUGH / 2 - 60;
  ctx.lineCap = 'round';
  for (const [width, tone, shift] of [
    [22, shade(wood, -0.35), 2],
    [17, wood, 0],
    [5, shade(wood, 0.3), -4],
  ] as const) {
    setStroke(ctx, tone, width);
    ctx.beginPath();
    ctx.moveTo(26 + shift, y);
    ctx.bezierCurveTo(40 + shift, knot - 200, -30 + shift, knot - 120, shift, knot - 6);
    ctx.stroke();
  }
  if (isDry) {
    setStroke(ctx, '#4a2d1c', 2.5);
    ctx.beginPath();
    for (const at of [-92, -66, -40]) {
      ctx.moveTo(-14, knot + at);
      ctx.lineTo(-4, knot + at + 7);
      ctx.lineTo(4, knot + at - 2);
    }
    ctx.stroke();
  } else {
    leaf(ctx, -10, knot - 74, 40, 2.5, '#2fae5f');
    leaf(ctx, 0, knot - 110, 44, 0.5, '#3fc46c');
    leaf(ctx, 4, knot - 170, 42, 2.7, '#2fae5f');
  }
  const ball = isDry ? '#c08a56' : '#7a4d34';
  glossyBall(ctx, 0, knot, 19, ball);
  setStroke(ctx, shade(ball, -0.4), 3);
  strokeArc(ctx, 0, knot, 10, 0.4, Math.PI * 1.7);
  if (!isDry) flower(ctx, 0, knot, 17);
  else {
    setStroke(ctx, '#4a2d1c', 3);
    ctx.beginPath();
    ctx.moveTo(-14, knot - 10);
    ctx.lineTo(-2, knot - 2);
    ctx.lineTo(-6, knot + 6);
    ctx.lineTo(8, knot + 14);
    ctx.stroke();
  }
}

function mushroom(ctx: Ctx): void {
  const wide = MUSHROOM_WIDTH / 2;
  ctx.fillStyle = vertical(ctx, 0, 110, '#fff3dc', '#e0bfa0');
  ctx.beginPath();
  ctx.moveTo(-16, -10);
  ctx.quadraticCurveTo(-12, 50, -26, 120);
  ctx.lineTo(26, 120);
  ctx.quadraticCurveTo(12, 50, 16, -10);
  ctx.fill();
  fillEllipse(ctx, 0, 0, wide * 0.62, 9, '#c4a184');
  ctx.beginPath();
  ctx.moveTo(-wide, 2);
  ctx.bezierCurveTo(-wide, -34, -30, -48, 0, -48);
  ctx.bezierCurveTo(30, -48, wide, -34, wide, 2);
  ctx.quadraticCurveTo(0, 16, -wide, 2);
  ctx.fillStyle = vertical(ctx, -48, 10, '#ff7a4d', '#f0413f', '#b01f45');
  ctx.fill();
  ctx.fillStyle = '#fff1df';
  for (const [x, y, size] of [
    [-34, -12, 9],
    [-8, -30, 10],
    [26, -22, 8],
    [42, -4, 6],
    [8, -6, 7],
  ] as const) {
    fillEllipse(ctx, x, y, size, size * 0.68);
  }
  setStroke(ctx, 'rgba(255,255,255,0.6)', 4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-wide + 10, -16);
  ctx.quadraticCurveTo(-wide + 20, -36, -22, -41);
  ctx.stroke();
}

function fruit(ctx: Ctx): void {
  const glow = ctx.createRadialGradient(0, 0, 4, 0, 0, 26);
  glow.addColorStop(0, 'rgba(255,240,150,0.7)');
  glow.addColorStop(1, 'rgba(255,240,150,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(-26, -26, 52, 52);
  glossyBall(ctx, 0, 2, 14, '#ff9d1f');
  fillEllipse(ctx, 5, 7, 8, 6, 'rgba(255,70,90,0.45)', -0.7);
  leaf(ctx, 0, -11, 15, -0.5, '#2fae5f');
}

function arch(ctx: Ctx, height: number): void {
  const top = -height / 2;
  for (const x of [-34, 34]) {
    setStroke(ctx, '#3a6b2f', 9);
    strokeLine(ctx, x, top, x, -top);
    for (let y = top + 16; y < -top; y += 44) {
      leaf(ctx, x, y, 30, x < 0 ? 2.6 : 0.5, '#3fc46c');
      flower(ctx, x, y + 20, 15, y % 88 < 44 ? '#ff3f8e' : '#ffb02e');
    }
  }
  for (let row = 0; row * 22 < height; row += 1)
    for (const column of [0, 1, 2]) {
      ctx.fillStyle = (row + column) % 2 === 0 ? 'rgba(255,255,255,0.55)' : 'rgba(255,63,142,0.4)';
      roundRect(ctx, -27 + column * 18, top + row * 22, 18, 22, 2);
      ctx.fill();
    }
}

/** Draws a lily pad, with a flower if it is in flower. */
function lily(ctx: Ctx, isInFlower: boolean): void {
  ctx.fillStyle = '#0d6a4a';
  ctx.beginPath();
  ctx.ellipse(0, 4, 40, 11, 0, 0.3, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = isInFlower ? '#3fc46c' : '#2fae5f';
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.ellipse(0, 0, 40, 11, 0, 0.3, Math.PI * 2);
  ctx.fill();
  if (isInFlower) flower(ctx, -10, -7, 15);
}

export interface Things {
  bough(isDry: boolean): Sprite;
  readonly mushroom: Sprite;
  readonly fruit: Sprite;
  readonly arch: Sprite;
  readonly puff: Sprite;
  /** A leaf on the vine. Its foot is in the middle of the sprite. */
  readonly vineLeaf: Sprite;
  /** Lily pads, the first in flower. */
  readonly lilies: Sheet;
  /** The sloth's trunk and head. */
  readonly bodies: Sheet;
}

/** Scale of the sloth on the title screen. */
export const TITLE_SIZE = 1.6;

/** Offset of the centre of a bough's sprite above its knot. */
export const BOUGH_LIFT = BOUGH / 2 - 60;

/** Renders the static things once. */
export function createThings(pixelScale: number, archHeight: number): Things {
  const [fresh, dry] = [false, true].map((isDry) =>
    createSprite(130, BOUGH, pixelScale, (ctx) => bough(ctx, isDry)),
  );
  const mushroomSprite = createSprite(150, 250, pixelScale, mushroom);
  return {
    bough: (isDry) => (isDry ? dry : fresh) ?? mushroomSprite,
    mushroom: mushroomSprite,
    fruit: createSprite(56, 56, pixelScale, fruit),
    arch: createSprite(140, archHeight, pixelScale, (ctx) => arch(ctx, archHeight)),
    vineLeaf: createSprite(38, 14, pixelScale, (ctx) => leaf(ctx, 0, 0, 17, 0, '#7fd257')),
    lilies: createSheet(2, 88, 52, pixelScale, (ctx, index) => lily(ctx, index === 0)),
    bodies: createBodies(pixelScale * TITLE_SIZE),
    puff: createSprite(240, 240, Math.min(1, pixelScale), (ctx) => {
      const mist = ctx.createRadialGradient(0, 0, 10, 0, 0, 118);
      mist.addColorStop(0, 'rgba(96,52,140,0.95)');
      mist.addColorStop(0.55, 'rgba(96,52,140,0.6)');
      mist.addColorStop(1, 'rgba(96,52,140,0)');
      ctx.fillStyle = mist;
      ctx.fillRect(-120, -120, 240, 240);
    }),
  };
}
